/** Remembers for which page the document was reloaded, so that it happens once. */
export const RELOADED_FOR = 'reloaded-for'

/** Dispatched on the window when a file that the site needs to start could not be loaded. */
export const MISSING_FILE_EVENT = 'site-missing-file'

/**
 * Runs in the head. Hosts and browsers cache HTML for minutes, and after a release the scripts it names are gone, be it
 * the first one or one of those it imports. If the host has a newer version of this page, the document is reloaded,
 * once; otherwise the page stays as it is, to be read and left by links. Text, since it must be there before any file.
 */
export const recoveryScript = `(()=>{const k='${RELOADED_FOR}'
const recover=async()=>{try{if(sessionStorage.getItem(k)===location.pathname)return
const page=await fetch(location.href,{cache:'reload'})
if((await page.text()).includes(new URL(document.querySelector('script[type=module]').src).pathname))return
sessionStorage.setItem(k,location.pathname);location.reload()}catch{}}
addEventListener('error',({target})=>{if(target.tagName==='SCRIPT')recover()},true)
addEventListener('${MISSING_FILE_EVENT}',recover)})()`
