import { SCHEME_ATTRIBUTE, SCHEME_KEY } from '../lib/scheme.ts'

/**
 * Runs in the head, before the first paint: puts the chosen scheme on the document, so that no other one is ever
 * seen. Rubbish in the storage, or storage that can't be read, means the device's scheme. Kept as text because it
 * stands in the HTML, where the Content-Security-Policy allows exactly these bytes by their hash.
 */
export const schemeScript = `(()=>{let c;try{c=localStorage.getItem('${SCHEME_KEY}')}catch{}
if(c!=='light'&&c!=='dark')c=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'
document.documentElement.setAttribute('${SCHEME_ATTRIBUTE}',c)
for(const m of document.querySelectorAll('meta[name=theme-color]'))m.content=m.dataset[c]})()`
