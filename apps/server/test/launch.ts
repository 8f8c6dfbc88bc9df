import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'

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
export function launch(env: Record<string, string>): Launched {
  const child = spawn(process.execPath, ['--conditions=@vehicle-partner/source', main], {
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

/** A data folder with the seeded database in it. */
export async function seededFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vehicle-partner-data-'))
  mkdirSync(join(folder, 'database'))
  const client = await PGlite.create({ dataDir: join(folder, 'database'), loadDataDir: new Blob([readFileSync(inject('dump'))]) })
  await client.close()
  return folder
}
