import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../src/generator/environment.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (variables: Record<string, string>) => readEnvironment(ROOT, variables)

test('variables that are empty count as not set', () => {
  const names = ['SITE_ADDRESS', 'BASE_PATH', 'SITE_THEME', 'SITE_FOLDER', 'PORT']
  expect(read(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(read({}))
  expect(read({}).siteFolder).toBe(join(ROOT, 'dist'))
})

test.each([
  ['portfolio', '/portfolio/'],
  ['/portfolio', '/portfolio/'],
  ['portfolio/', '/portfolio/'],
  ['/portfolio/', '/portfolio/'],
  ['/', '/'],
  ['/a/b-c.d~e_f', '/a/b-c.d~e_f/'],
])('the base path %j is taken as %j', (written, taken) => {
  expect(read({ BASE_PATH: written }).basePath).toBe(taken)
})

test.each([
  '//portfolio/',
  '/portfolio//blog/',
  './',
  '../portfolio/',
  '/a/../b/',
  '/my site/',
  '/Über/',
  '/%C3%9Cber/',
  '/portfolio/?a=1',
  '/portfolio/#a',
  'https://me.example/portfolio/',
  '\\portfolio\\',
])('the base path %j is refused by the name of its variable', (written) => {
  expect(() => read({ BASE_PATH: written })).toThrow(/^.*\nBASE_PATH must be a folder such as \/portfolio\/.*found/)
})

test.each(['C:/Program Files/Git/portfolio/', '/c:/msys64/portfolio/'])(
  'the base path %j is known to be the work of a shell',
  (written) => {
    expect(() => read({ BASE_PATH: written })).toThrow('MSYS_NO_PATHCONV=1')
  },
)

test.each([
  ['https://me.example', 'https://me.example'],
  ['https://me.example/', 'https://me.example'],
  ['HTTPS://Me.Example', 'https://me.example'],
  ['https://müller.example', 'https://xn--mller-kva.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('the address %j is taken as %j', (written, taken) => {
  expect(read({ SITE_ADDRESS: written }).siteAddress).toBe(taken)
})

test.each([
  'me.example',
  'https://',
  'https://me.example/portfolio',
  'https://me.example/?x=1',
  'https://me.example#top',
  'https://me:secret@me.example',
  'https://my site.example',
  ' https://me.example',
  'ftp://me.example',
  '//me.example',
])('the address %j is refused by the name of its variable', (written) => {
  expect(() => read({ SITE_ADDRESS: written })).toThrow(/\nSITE_ADDRESS must be https:.*found/)
})

describe('the folder of the site', () => {
  test.each([
    ['public_html', join(ROOT, 'public_html')],
    ['node_modules/.cache/sites/one', join(ROOT, 'node_modules/.cache/sites/one')],
    ['../site', join(ROOT, '../site')],
    [join(ROOT, '../elsewhere/site'), join(ROOT, '../elsewhere/site')],
  ])('may be %j', (written, taken) => {
    expect(read({ SITE_FOLDER: written }).siteFolder).toBe(taken)
  })

  test.each(['.', './', '..', '/', ROOT, 'content', 'content/', 'public/site', 'src', 'theme', 'tests', '.git'])(
    'is refused where it holds what the site is made from, or lies in it: %j',
    (written) => {
      expect(() => read({ SITE_FOLDER: written })).toThrow(/\nSITE_FOLDER must be a folder of its own/)
    },
  )
})

test('a theme that is not there is refused with those that are', () => {
  expect(read({ SITE_THEME: 'readout' }).theme).toBe('readout')
  for (const written of ['brutalist', 'shared', '../theme', '..']) {
    expect(() => read({ SITE_THEME: written })).toThrow(
      /\nSITE_THEME must be the name of a theme: editorial or readout/,
    )
  }
})

test.each(['http', '-1', '65536', '80.5', '4173 '])('the port %j is refused', (written) => {
  expect(() => read({ PORT: written })).toThrow(/\nPORT must be a port number/)
})

test('all issues are told at once', () => {
  expect(() => read({ SITE_ADDRESS: 'me', BASE_PATH: '//', PORT: 'a' })).toThrow(/SITE_ADDRESS .*\nBASE_PATH .*\nPORT /)
})
