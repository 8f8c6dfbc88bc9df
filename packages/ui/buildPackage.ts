import { execFileSync } from 'node:child_process'

/** Builds the package as it is published, without its types, into a folder. In a process of its own: a later build by Vite is not changed by it. */
export function buildPackage(out: string): void {
  execFileSync('pnpm', ['exec', 'tsdown', '--no-publint', '--no-attw', '--no-dts', '--logLevel', 'silent', '-d', out], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
}
