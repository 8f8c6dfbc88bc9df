// `npm run dev`: the server from source with restart on change, and the portal with hot reload.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const windows = process.platform === 'win32'
const port = process.env['PORT'] ?? '4000'
const env = { ...process.env, PORT: port, SANDBOX: process.env['SANDBOX'] || '1' }

const programs: [string, string[], string][] = [
  ['node', ['--conditions=@vehicle-partner/source', '--watch', '--watch-preserve-output', join(root, 'apps/server/src/main.ts')], root],
  ['pnpm', ['exec', 'vite', ...process.argv.slice(2)], join(root, 'apps/portal')],
]
const children = programs.map(([program, args, cwd]) => spawn(program, args, { cwd, env, stdio: 'inherit', shell: windows }))

let stopping = false
/** Stops both programs; when one exits, the other is stopped too. */
function stop() {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('SIGHUP', stop)

const codes = await Promise.all(
  children.map(
    (child) =>
      new Promise<number>((resolve) => {
        child.on('error', () => resolve(1))
        child.on('exit', (code) => {
          const requested = stopping
          stop()
          resolve(requested ? 0 : (code ?? 1))
        })
      }),
  ),
)
process.exitCode = Math.max(...codes)
