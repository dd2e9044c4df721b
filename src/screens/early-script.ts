/**
 * Runs before the first paint, hashed in the content security policy. A visitor who chose English is taken from an
 * Arabic page to its English twin, with query and anchor, and sees nothing of the Arabic one however slow the way is;
 * English pages never redirect, nor does a page that one goes back to, and who comes to an Arabic page from an English one has just chosen it, also where the
 * toggle was followed before it was awake (APP-5). While the shop is closed the page keeps room for the banner that says so, so that nothing jumps when it comes (BAN-1): Dubai is four
 * hours ahead of UTC in every season. Room for the offer is kept unless this visit has put it away (BAN-3). Where
 * the page goes to a place of its own, an anchor or one kept from before, the whole menu is laid out, for such places are
 * known only then. Last it tells the sheets when the page has loaded, for from then on links scroll
 * smoothly: to the anchor of its own address a page goes at once, and to a place kept by the language toggle (APP-5).
 */
export const EARLY_SCRIPT = `(function(){var d=document.documentElement,p=location.pathname,h=d.dataset.closedHours||'',m=/^(\\d\\d):(\\d\\d)-(\\d\\d):(\\d\\d)$/.exec(h);var t='navigate';try{t=performance.getEntriesByType('navigation')[0].type}catch(e){t=''}try{if(t!=='back_forward'&&d.lang==='ar'&&d.dataset.page&&localStorage.getItem('language')==='en'){if(document.referrer.indexOf(location.origin+'/en')===0)localStorage.setItem('language','ar');else{d.hidden=true;location.replace('/en'+(p==='/'?'':p)+location.search+location.hash)}}}catch(e){}if(m){var n=(Math.floor(Date.now()/6e4)+240)%1440,a=m[1]*60+ +m[2],b=m[3]*60+ +m[4];if(a<b?n>=a&&n<b:n>=a||n<b)d.dataset.shop='closed'}try{if(sessionStorage.getItem('promoDismissedV2')==='1')d.dataset.promo='dismissed'}catch(e){}function w(){d.dataset.fullLayout=''}try{if(location.hash||t!=='navigate'||sessionStorage.getItem('languageSwitch')||sessionStorage.getItem('nextSection'))w()}catch(e){w()}addEventListener('click',function(e){if(e.target.closest&&e.target.closest('a[href*="#"]'))w()},true);addEventListener('popstate',w);addEventListener('load',function(){d.dataset.loaded=''})})()`
