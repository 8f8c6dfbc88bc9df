import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoPassword, demoPeople } from '@vehicle-partner/api/mock'
import { createScratchFolder } from './scratchFolder.ts'
import { copySeeded } from './seededDatabase.ts'
import { testSecretKey } from './testSecrets.ts'

export interface LaunchedServer {
  child: ChildProcess
  /** The address once it listens; rejects with its output if it exits before. */
  ready: Promise<string>
  /** The result of the process. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; stderr: string; stdout: string }>
}

/** Keeps compiled modules between starts. */
const compileCache = join(tmpdir(), 'vehicle-partner-compiled')
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Starts the server as a process, like `npm start`. */
function launch(env: Record<string, string>, flags: readonly string[]): LaunchedServer {
  const child = spawn(process.execPath, ['--conditions=@vehicle-partner/source', ...flags, main], {
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: compileCache, PORT: '0', SEED: 'none', SECRET_KEY: testSecretKey, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()))
  const ended: LaunchedServer['ended'] = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, stderr, stdout }))
  })
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      stdout += text.toString()
      const url = /Vehicle Partner {2}(http:\/\/\S+)/.exec(stdout)?.[1]
      if (url !== undefined) resolve(url)
    })
    child.once('close', () => reject(new Error(`The server exited before it listened: ${stderr}`)))
  })
  ready.catch(() => undefined) // some tests only wait for the exit
  return { child, ready, ended }
}

/** A data folder with a copy of the seeded database. */
function createSeededFolder(): string {
  const folder = createScratchFolder('data')
  mkdirSync(join(folder, 'database'), { mode: 0o700 })
  copySeeded(join(folder, 'database'))
  return folder
}

interface ServerLauncher {
  /** The seeded data folder of this test. */
  folder: string
  /** Starts a server on the folder. */
  run: (env?: Record<string, string>, flags?: readonly string[]) => LaunchedServer
}

/** Launches servers for one test on a folder of its own, so that tests can run in parallel. Kills running servers after the test. */
export function createLauncher(onTestFinished: (clean: () => Promise<void>) => void): ServerLauncher {
  const folder = createSeededFolder()
  const launched: LaunchedServer[] = []
  onTestFinished(async () => {
    for (const server of launched)
      if (server.child.exitCode === null && server.child.signalCode === null) await stopServer(server, 'SIGKILL')
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

/** Stops a server and returns the result of its process. */
export const stopServer = async ({ child, ended }: LaunchedServer, signal: NodeJS.Signals = 'SIGTERM'): LaunchedServer['ended'] => {
  child.kill(signal)
  return ended
}

/** Logs the demo owner in over HTTP. */
export const logIn = (url: string): Promise<Response> =>
  fetch(`${url}/v1/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: credentials })

/** The demo owner's login request body. */
export const credentials = JSON.stringify({ email: demoPeople.owner.email, password: demoPassword })
