/**
 * Runs before the first paint, hashed in the content security policy. When an island can't come to life because its script is gone, as
 * after a new build of the site, the page is loaded anew, once in a minute, and only where the server answers: a browser that is
 * offline keeps the page it has (P05). Where that doesn't help, or a part of the page breaks in use, a note comes up that tells
 * the other ways to order; every island is a root of its own, so the rest goes on (P06).
 */
export const RESCUE_SCRIPT = `(function(){var d=document.documentElement;function tell(){d.dataset.broken=''}function again(){try{var s=sessionStorage,n=Date.now();if(n-s.getItem('reloadedAt')<6e4)return tell();s.setItem('reloadedAt',n)}catch(e){return tell()}location.reload()}addEventListener('astro:hydration-error',function(e){fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(r){r.ok?again():tell()},tell)},true);addEventListener('error',function(e){if(e.error&&/\\/_astro\\//.test(e.filename+e.error.stack))tell()})})()`
