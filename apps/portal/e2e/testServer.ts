import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

const serverRoot = join(import.meta.dirname, '..', '..', 'server')

export interface RunningServer {
  url: string
  dataDir: string
  /** Stops the server and waits for its exit. */
  stop: () => Promise<void>
}

/** Keeps compiled modules between starts. */
const compileCache = join(tmpdir(), 'vehicle-partner-compiled')

/** Starts the server on the built portal, with an embedded database and demo data of its own. */
export const startServer = (settings: Record<string, string> = {}): Promise<RunningServer> => startServerOn(inject('seeded'), settings)

/** Starts the server on a copy of a data folder, which takes a quarter of the time of writing the demo data, or on a new one, which has `seconds`. */
export async function startServerOn(seeded?: string, settings: Record<string, string> = {}, seconds = 60): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vp-e2e-'))
  if (seeded !== undefined) await cp(seeded, dataDir, { recursive: true })
  const port = String(await findFreePort())
  const child = spawn(process.execPath, ['--conditions=@vehicle-partner/source', 'src/main.ts'], {
    cwd: serverRoot,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compileCache,
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SANDBOX: '1',
      SEED: 'demo',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://localhost:${port}`
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  try {
    await waitUntilReady(url, seconds, () => child.exitCode !== null)
  } catch {
    await stop()
    throw new Error(`The server did not start:\n${output}`)
  }
  return { url, dataDir, stop }
}

/** Removes the data folder of a stopped server. */
export const removeServerData = (server: RunningServer) => rm(server.dataDir, { recursive: true, force: true })

async function waitUntilReady(url: string, seconds: number, hasExited: () => boolean) {
  for (let tries = 0; tries < seconds * 10 && !hasExited(); tries++) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('not ready')
}

/** A port that no program listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
