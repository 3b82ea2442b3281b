import { describe, expect, test } from 'vitest'
import {
  absoluteAddress,
  mailAddress,
  parseId,
  paths,
  patterns,
  phoneAddress,
  withoutTrailingSlash,
} from '../../src/lib/paths.ts'

describe('addresses', () => {
  test('fit the patterns of the route table', () => {
    const written = Object.entries(paths).map(([name, path]) => [name, path(7)])
    const expected = Object.entries(patterns).map(([name, pattern]) => [name, pattern.replace(':id', '7')])
    expect(written).toEqual(expected)
  })

  test('carry an id that is read back as it was', () => {
    for (const id of [1, 9, 10, 11, 4711, 999_999_999_999_999]) {
      expect(parseId(paths.project(id).split('/').at(-1))).toBe(id)
      expect(parseId(paths.insight(id).split('/').at(-1))).toBe(id)
    }
  })
})

describe('the id in an address', () => {
  test.each([
    ['1', 1],
    ['11', 11],
    ['999999999999999', 999_999_999_999_999],
  ])('%j is an id', (text, id) => expect(parseId(text)).toBe(id))

  test.each([
    undefined,
    '',
    '0',
    '01',
    '-1',
    '+1',
    '1.0',
    '1,0',
    '1e1',
    '0x1',
    '1n',
    '1abc',
    'abc',
    ' 1',
    '1 ',
    '1\n',
    '\u0663',
    '\uff11',
    'NaN',
    'Infinity',
    '1000000000000000',
    '9'.repeat(400),
  ])('%j is none', (text) => expect(parseId(text)).toBeUndefined())
})

test.each([
  ['', ''],
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about//', '/about/'],
  ['/insight/1/', '/insight/1'],
])('without its trailing slash %j is %j', (pathname, expected) => expect(withoutTrailingSlash(pathname)).toBe(expected))

test.each([
  ['/', '/', 'https://example.com/'],
  ['/', '/about', 'https://example.com/about'],
  ['/', '/insight/1', 'https://example.com/insight/1'],
  ['/portfolio/', '/', 'https://example.com/portfolio/'],
  ['/portfolio/', '/about', 'https://example.com/portfolio/about'],
  ['/a/b.c/', '/hire', 'https://example.com/a/b.c/hire'],
])('under %j the path %j has the full address %j', (basePath, path, expected) => {
  expect(absoluteAddress({ address: 'https://example.com', basePath }, path)).toBe(expected)
})

test('a full address keeps the port and writes a foreign host in letters every program takes', () => {
  expect(absoluteAddress({ address: 'http://localhost:8080', basePath: '/' }, '/about')).toBe(
    'http://localhost:8080/about',
  )
  expect(absoluteAddress({ address: 'https://münchen.example', basePath: '/' }, '/')).toBe(
    'https://xn--mnchen-3ya.example/',
  )
})

describe('a mail address', () => {
  test('stands alone without a subject', () => {
    expect(mailAddress('hello@example.com')).toBe('mailto:hello@example.com')
  })

  test.each([
    'AI Agent Development Project',
    'A & B = C?',
    '100 % + more #1',
    'two\r\nlines',
    'Grüße, Ümit 👋',
    '"quoted" <b>',
    '',
  ])('brings the subject %j to the mail program', (subject) => {
    const address = mailAddress('hello@example.com', subject)
    expect(address).toMatch(/^mailto:hello@example\.com\?subject=[\w%.!~*'()-]*$/)
    expect(decodeURIComponent(address.slice(address.indexOf('=') + 1))).toBe(subject)
  })

  test('writes blanks as %20, since a plus is a plus there', () => {
    expect(mailAddress('a@example.com', 'a b+c')).toBe('mailto:a@example.com?subject=a%20b%2Bc')
  })
})

test.each([
  ['+1 000 000 0000', 'tel:+10000000000'],
  ['(030) 12.34-56', 'tel:030123456'],
  ['+49\u00a0170\u2011555', 'tel:+49170555'],
  ['112', 'tel:112'],
])('the phone number %j is dialled as %j', (phone, expected) => expect(phoneAddress(phone)).toBe(expected))
