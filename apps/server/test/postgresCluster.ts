import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createScratchFolder } from './scratchFolder.ts'

export interface Cluster {
  /** The URL of its database `postgres`, for a user that can create databases. */
  url: string
  stop: () => Promise<void>
}

const installations = '/usr/lib/postgresql'

/** Starts a PostgreSQL server in a temporary folder; undefined if PostgreSQL is not installed. */
export async function startCluster(): Promise<Cluster | undefined> {
  const versions = existsSync(installations) ? readdirSync(installations).toSorted((a, b) => Number(b) - Number(a)) : []
  const bin = versions.map((version) => join(installations, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
  if (bin === undefined) return undefined
  const owner = readOwner()
  const folder = createScratchFolder('pg')
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  })
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F', '-c', 'synchronous_commit=off']
  const server = spawn(join(bin, 'postgres'), options, { ...owner, cwd: folder, stdio: 'ignore' })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await waitUntilReady(url)
  return {
    url,
    async stop() {
      await shutDown(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL does not run as root; the user `postgres` runs it instead. */
function readOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 100; ; tries -= 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries === 0) throw error
      await wait(100)
    }
  }
}

/** Shuts down immediately; its data are not kept. */
function shutDown(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill('SIGQUIT')
  })
}
