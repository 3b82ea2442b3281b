import { expect, test } from 'vitest'
import { findBrowser, type Machine } from './findBrowser.ts'

const OWN = '/cache/own/chrome'

/** A Linux machine with these programs; what is installed on it can grow with what is run. */
function machineWith(programs: string[], changes: Partial<Machine> = {}) {
  const present = new Set(programs)
  const ran: string[] = []
  const machine: Machine = {
    environment: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    isRoot: true,
    ownDownload: () => OWN,
    exists: async (path) => present.has(path),
    starts: async (path) => present.has(path) && !path.includes('stub'),
    run: async (command, parameters) => {
      ran.push([command, ...parameters].join(' '))
      return true
    },
    say: () => {},
    ...changes,
  }
  return { machine, present, ran }
}

test('takes the browser that the environment names before any other', async () => {
  const { machine } = machineWith(['/opt/mine', '/usr/bin/chromium'], {
    environment: { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' },
  })
  expect(await findBrowser(machine)).toBe('/opt/mine')
})

test('says which variable is wrong', async () => {
  const { machine } = machineWith(['/usr/bin/chromium'], {
    environment: { CHROME_PATH: '/opt/gone', PATH: '/usr/bin' },
  })
  await expect(findBrowser(machine)).rejects.toThrow('CHROME_PATH is "/opt/gone"')
})

test('takes no command for opening links for a browser', async () => {
  const { machine } = machineWith(['/usr/bin/chromium'], { environment: { BROWSER: 'xdg-open', PATH: '/usr/bin' } })
  expect(await findBrowser(machine)).toBe('/usr/bin/chromium')
})

test.each([
  [['/usr/bin/chromium', '/usr/bin/google-chrome', OWN], '/usr/bin/google-chrome'],
  [['/usr/bin/microsoft-edge', '/usr/bin/chromium'], '/usr/bin/chromium'],
  [['/usr/bin/microsoft-edge', OWN], '/usr/bin/microsoft-edge'],
  [[OWN], OWN],
])('of %j takes %s, and runs nothing', async (programs, expected) => {
  const { machine, ran } = machineWith(programs)
  expect(await findBrowser(machine)).toBe(expected)
  expect(ran).toEqual([])
})

test('passes over a program that does not start', async () => {
  const { machine } = machineWith(['/stub/chromium', '/usr/bin/chromium'], { environment: { PATH: '/stub:/usr/bin' } })
  expect(await findBrowser(machine)).toBe('/usr/bin/chromium')
})

test('finds the browsers of other systems', async () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(await findBrowser(machineWith([chrome], { platform: 'darwin' }).machine)).toBe(chrome)
  const edge = 'C:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe'
  const windows = { platform: 'win32', environment: { ProgramFiles: 'C:\\Programs' } } as const
  expect(await findBrowser(machineWith([edge], windows).machine)).toBe(edge)
})

test('lets the test tool download one when none is installed', async () => {
  const { machine, present, ran } = machineWith(['/usr/bin/apt-get'])
  const downloading: Machine = {
    ...machine,
    run: async (...command) => machine.run(...command).finally(() => present.add(OWN)),
  }
  expect(await findBrowser(downloading)).toBe(OWN)
  expect(ran).toHaveLength(1)
  expect(ran[0]).toMatch(/install chromium$/)
})

test.each([
  { isRoot: true, has: 'chromium-headless-shell', ran: ['apt-get update', 'apt-get install'] },
  {
    isRoot: false,
    has: 'chromium',
    ran: ['sudo -n apt-get update', 'sudo -n apt-get install', 'sudo -n apt-get install'],
  },
])(
  'asks the package manager at last (root: $isRoot), for what it has: $has',
  async ({ isRoot, has, ran: expected }) => {
    const { machine, present, ran } = machineWith(['/usr/bin/apt-get', '/usr/bin/sudo'], { isRoot })
    const installing: Machine = {
      ...machine,
      run: async (program, parameters) => {
        await machine.run(program, parameters)
        if (parameters.includes('--no-install-recommends') && parameters.at(-1) === has) present.add(`/usr/bin/${has}`)
        return false
      },
    }
    expect(await findBrowser(installing)).toBe(`/usr/bin/${has}`)
    const steps = ran.map((command) => /^.*apt-get \w+/.exec(command)?.[0]).filter(Boolean)
    expect(steps).toEqual(expected)
  },
)

test('says in one line what to do when none can be had', async () => {
  const { machine, ran } = machineWith(['/usr/bin/apt-get'], { isRoot: false })
  await expect(findBrowser(machine)).rejects.toThrow(/^No browser to test with: .* CHROMIUM_PATH .*\.$/)
  expect(ran).toHaveLength(1)
})
