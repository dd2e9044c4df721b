/**
 * Runs before the first paint; its hash is part of the content security policy.
 *
 * 1. Redirects from an Arabic page to the English one if the customer chose English before. Never
 *    on English pages, after back or forward, or when the referrer is an English page: then Arabic
 *    was just chosen, possibly before hydration.
 * 2. Marks the shop as closed, so that the banner has its space from the start. Dubai is UTC+4 all
 *    year.
 * 3. Removes the space of the offer banner if it was dismissed in this session.
 * 4. Turns on the full layout of the menu (`data-full-layout`) when the page scrolls to an anchor
 *    or a restored position, which needs the real heights.
 * 5. Sets `data-loaded` on load: the style sheets enable smooth scrolling only from then on.
 */
export const EARLY_SCRIPT = `(function(){var d=document.documentElement,p=location.pathname,h=d.dataset.closedHours||'',m=/^(\\d\\d):(\\d\\d)-(\\d\\d):(\\d\\d)$/.exec(h);var t='navigate';try{t=performance.getEntriesByType('navigation')[0].type}catch(e){t=''}try{if(t!=='back_forward'&&d.lang==='ar'&&d.dataset.page&&localStorage.getItem('language')==='en'){if(document.referrer.indexOf(location.origin+'/en')===0)localStorage.setItem('language','ar');else{d.hidden=true;location.replace('/en'+(p==='/'?'':p)+location.search+location.hash)}}}catch(e){}if(m){var n=(Math.floor(Date.now()/6e4)+240)%1440,a=m[1]*60+ +m[2],b=m[3]*60+ +m[4];if(a<b?n>=a&&n<b:n>=a||n<b)d.dataset.shop='closed'}try{if(sessionStorage.getItem('promoDismissedV2')==='1')d.dataset.promo='dismissed'}catch(e){}function w(){d.dataset.fullLayout=''}try{if(location.hash||t!=='navigate'||sessionStorage.getItem('languageSwitch')||sessionStorage.getItem('nextSection'))w()}catch(e){w()}addEventListener('click',function(e){if(e.target.closest&&e.target.closest('a[href*="#"]'))w()},true);addEventListener('popstate',w);addEventListener('load',function(){d.dataset.loaded=''})})()`
