/** `npm run checklist`: says what is left to fill in. */
import { checklist, formatChecklist } from './checklist.ts'

console.log(formatChecklist(checklist(process.cwd())))
