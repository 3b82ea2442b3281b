import { describe, expect, it } from 'vitest'
import { nameShape } from '../../../src/generator/content/nameShape.ts'

describe('the shape of a name', () => {
  it('keeps short names on one line', () => {
    expect(nameShape('Noor Velis')).toMatchObject({ lines: 1, script: 'alphabet' })
    expect(nameShape('Li')).toMatchObject({ lines: 1 })
  })

  it('never breaks a single word', () => {
    expect(nameShape('Konstantinopolitanski').lines).toBe(1)
  })

  it('sets long names on two lines, split where they are narrowest', () => {
    const { lines, widest } = nameShape('Ana Maria Castelo Rui')
    expect(lines).toBe(2)
    expect(widest).toBe(Math.max(nameShape('Ana Maria').widest, nameShape('Castelo Rui').widest))
  })

  it('counts accented letters as wide as plain ones', () => {
    expect(nameShape('Zoë Ågren').widest).toBe(nameShape('Zoe Agren').widest)
    expect(nameShape('Zoe\u0308 A\u030agren').widest).toBe(nameShape('Zoë Ågren').widest)
  })

  it('knows wide letters and other scripts', () => {
    expect(nameShape('李小龙')).toMatchObject({ lines: 1, widest: 6, script: 'other' })
    expect(nameShape('نور الهدى').script).toBe('other')
    expect(nameShape('Ольга').script).toBe('alphabet')
    expect(nameShape('Μαρία').script).toBe('alphabet')
  })

  it('knows capitals with accents, however they are written', () => {
    expect(nameShape('Zoë Ågren').script).toBe('accented')
    expect(nameShape('Zoe A\u030agren').script).toBe('accented')
    expect(nameShape('Zoë Agren').script).toBe('alphabet')
  })

  it('measures any name as it stands on two lines', () => {
    const widths = (name: string) => [nameShape(name).upper, nameShape(name).lower]
    const one = (name: string) => nameShape(name).widest
    expect(widths('Noor Velis')).toEqual([one('Noor'), one('Velis')])
    expect(widths('Ana Maria Castelo Rui')).toEqual([one('Ana Maria'), one('Castelo Rui')])
    expect(widths('Noor')).toEqual([one('Noor'), one('Noor')])
  })
})
