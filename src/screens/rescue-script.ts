/**
 * Runs before the first paint; its hash is part of the content security policy. If the script of an
 * island is missing, as after a deployment, the page is reloaded, once a minute at most and only if
 * the server responds. If that does not help, or an island throws, a notice shows other ways to
 * order; the other islands continue, as each is a React root of its own.
 */
export const RESCUE_SCRIPT = `(function(){var d=document.documentElement;function tell(){d.dataset.broken=''}function again(){try{var s=sessionStorage,n=Date.now();if(n-s.getItem('reloadedAt')<6e4)return tell();s.setItem('reloadedAt',n)}catch(e){return tell()}location.reload()}addEventListener('astro:hydration-error',function(e){fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(r){r.ok?again():tell()},tell)},true);addEventListener('error',function(e){if(e.error&&/\\/_astro\\//.test(e.filename+e.error.stack))tell()})})()`
