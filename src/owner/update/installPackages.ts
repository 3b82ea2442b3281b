import { spawnSync } from 'node:child_process'

/** Installs what `package.json` and the lock file say. Throws when npm fails. */
export function installPackages(copy: string): void {
  // npm is a script of the shell on Windows.
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: copy,
    stdio: 'inherit',
    shell: true,
  })
  if (status !== 0) throw new Error('npm install failed; the update can be taken back with npm run update -- --back')
}
