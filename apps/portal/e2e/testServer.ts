import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const serverRoot = join(import.meta.dirname, '..', '..', 'server')

export interface RunningServer {
  url: string
  dataDir: string
  /** Stops the server and waits for its exit. */
  stop: () => Promise<void>
}

/** Starts the server on the built portal, with its own embedded database and demo data. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vp-e2e-'))
  const port = String(await freePort())
  const child = spawn(process.execPath, ['--conditions=@vehicle-partner/source', 'src/main.ts'], {
    cwd: serverRoot,
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', SANDBOX: '1', SEED: 'demo', ...settings },
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
    await waitUntilReady(url, () => child.exitCode !== null)
  } catch {
    await stop()
    throw new Error(`The server did not start:\n${output}`)
  }
  return { url, dataDir, stop }
}

/** Removes the data folder of a stopped server. */
export const removeServerData = (server: RunningServer) => rm(server.dataDir, { recursive: true, force: true })

async function waitUntilReady(url: string, hasExited: () => boolean) {
  for (let tries = 0; tries < 600 && !hasExited(); tries++) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('not ready')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
