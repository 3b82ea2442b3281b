/** Narrows Markdown extensions, so that ordinary text is not taken for a formula or a directive, and none costs too much. */
import type { Data, Processor } from 'unified'
import type {} from 'remark-parse'

type Extension = Exclude<NonNullable<Data['micromarkExtensions']>[number], unknown[]>
type ConstructRecord = NonNullable<Extension['text']>
type Construct = Exclude<NonNullable<ConstructRecord[number]>, unknown[]>
type State = ReturnType<Construct['tokenize']>

const COLON = 58
const DOLLAR = 36
const BACKSLASH = 92
const LETTER_H = 104

/**
 * Keeps callouts (`:::note`) alone of the directives: `10:30`, `key:value` and `::x` are text. Used after remark-directive.
 */
export function calloutsOnly(this: Processor): void {
  for (const extension of extensionsOf(this)) {
    const flow = extension.flow?.[COLON]
    if (!Array.isArray(flow) || extension.text?.[COLON] === undefined) continue
    extension.flow = { [COLON]: flow.slice(0, 1) }
    extension.text = {}
  }
}

/**
 * Takes `$…$` as a formula only when no blank stands inside the signs and no digit after them: `$5 and $6` are prices.
 * Used after remark-math.
 */
export function carefulDollars(this: Processor): void {
  for (const extension of extensionsOf(this)) {
    const mathText = extension.text?.[DOLLAR]
    if (mathText === undefined || Array.isArray(mathText)) continue
    extension.text = { [DOLLAR]: guarded(mathText) }
  }
}

/**
 * Leaves bare mail addresses alone: to find them, the parser tries to begin one at every letter, and then looks through
 * the whole tree again, which doubles the time. Bare web addresses stay links. Used after remark-gfm.
 */
export function noBareMail(this: Processor): void {
  for (const extension of extensionsOf(this)) {
    const { text } = extension
    if (text === undefined || text[LETTER_H] === undefined) continue
    const kept = Object.entries(text).map(([code, constructs]): [string, ConstructRecord[number]] => {
      const list = constructs === undefined ? [] : [constructs].flat()
      const without = list.filter(({ name }) => name !== 'emailAutolink')
      return [code, without.length === 0 ? undefined : without]
    })
    extension.text = Object.fromEntries(kept.filter(([, constructs]) => constructs !== undefined))
  }
  for (const extension of (this.data().fromMarkdownExtensions ?? []).flat(2)) delete extension.transforms
}

function extensionsOf(processor: Processor): Extension[] {
  return (processor.data().micromarkExtensions ?? []).flat()
}

function guarded(mathText: Construct): Construct {
  return {
    ...mathText,
    tokenize(effects, ok, nok) {
      return effects.check(formula, mathText.tokenize.call(this, effects, ok, nok), nok)
    },
  }
}

/** Looks ahead from a dollar sign, and takes nothing. */
const formula: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let previous: number | null = null
    const start: State = (code) => {
      effects.enter('data')
      effects.consume(code)
      return first
    }
    const first: State = (code) => {
      // Two signs and more are a formula in any case, when they are closed.
      if (code === DOLLAR) return leave(ok, code)
      if (isBlank(code)) return leave(nok, code)
      return inside(code)
    }
    const inside: State = (code) => {
      if (code === null) return leave(nok, code)
      if (code === DOLLAR) {
        if (isBlank(previous) || previous === BACKSLASH) return leave(nok, code)
        effects.consume(code)
        return after
      }
      if (code < -2) {
        // Line ends belong to no data token.
        effects.exit('data')
        effects.enter('lineEnding')
        effects.consume(code)
        effects.exit('lineEnding')
        effects.enter('data')
      } else effects.consume(code)
      previous = code
      return inside
    }
    const after: State = (code) => leave(isDigit(code) || code === DOLLAR ? nok : ok, code)
    const leave = (next: State, code: number | null) => {
      effects.exit('data')
      return next(code)
    }
    return start
  },
}

function isBlank(code: number | null): boolean {
  return code === null || code < 0 || code === 32
}

function isDigit(code: number | null): boolean {
  return code !== null && code >= 48 && code <= 57
}
