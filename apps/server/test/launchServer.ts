import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoPassword, demoPeople } from '@vehicle-partner/api/mock'
import { createScratchFolder } from './scratchFolder.ts'
import { copySeeded } from './seededDatabase.ts'

export interface Launched {
  child: ChildProcess
  /** Its address, once it listens; rejects with what it said when it ends before. */
  ready: Promise<string>
  /** How it ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; stderr: string; stdout: string }>
}

/** Compiled modules, kept from one start to the next. */
const cache = join(tmpdir(), 'vehicle-partner-compiled')
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Starts the server as `npm start` does, a process of its own. */
function launch(env: Record<string, string>, flags: readonly string[]): Launched {
  const child = spawn(process.execPath, ['--conditions=@vehicle-partner/source', ...flags, main], {
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: cache, PORT: '0', SEED: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()))
  const ended: Launched['ended'] = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, stderr, stdout }))
  })
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      stdout += text.toString()
      const url = /Vehicle Partner {2}(http:\/\/\S+)/.exec(stdout)?.[1]
      if (url !== undefined) resolve(url)
    })
    child.once('close', () => reject(new Error(`It ended before it listened: ${stderr}`)))
  })
  ready.catch(() => undefined) // a test may be interested in the end alone
  return { child, ready, ended }
}

/** A data folder with a copy of the seeded database in it. */
function seededFolder(): string {
  const folder = createScratchFolder('data')
  mkdirSync(join(folder, 'database'), { mode: 0o700 })
  copySeeded(join(folder, 'database'))
  return folder
}

interface Starts {
  /** A seeded data folder of this test alone. */
  folder: string
  /** Starts a server on that folder. */
  run: (env?: Record<string, string>, flags?: readonly string[]) => Launched
}

/** Starts servers for one test, on a folder of its own, so that tests may run side by side; what still runs at its end is killed. */
export function starts(onTestFinished: (clean: () => Promise<void>) => void): Starts {
  const folder = seededFolder()
  const launched: Launched[] = []
  onTestFinished(async () => {
    for (const server of launched) if (server.child.exitCode === null && server.child.signalCode === null) await stop(server, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    folder,
    run(env = {}, flags = []) {
      const server = launch({ DATA_DIR: folder, ...env }, flags)
      launched.push(server)
      return server
    },
  }
}

/** Ends a server and answers how it ended. */
export const stop = async ({ child, ended }: Launched, signal: NodeJS.Signals = 'SIGTERM'): Launched['ended'] => {
  child.kill(signal)
  return ended
}

/** Logs the demo's owner in over HTTP. */
export const logIn = (url: string): Promise<Response> =>
  fetch(`${url}/v1/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: credentials })

/** What the demo's owner logs in with. */
export const credentials = JSON.stringify({ email: demoPeople.owner.email, password: demoPassword })
