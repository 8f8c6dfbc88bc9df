import { existsSync, writeFileSync } from 'node:fs'
import { flushCompileCache, getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import './db/resolveDrizzle.ts'
import { formatDemoAccounts } from './db/seed/demoAccounts.ts'
import { readSettings, StartError } from './settings.ts'
import type { RunningServer } from './startServer.ts'
import { toLogError } from './toLogError.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Running requests are aborted after this time when the server stops. */
const stopTimeoutMs = 10_000

function formatDefect(error: unknown): string {
  const { message, stack = message, query } = toLogError(error)
  return query === undefined ? stack : `${stack}\n${query}`
}

function exitWithError(error: unknown): never {
  // Expected errors are one line; others are defects and need their stack, but not the values of a query, which may be personal data.
  console.error(error instanceof StartError ? error.message : formatDefect(error))
  process.exit(1)
}

/**
 * Node.js writes its compile cache at exit. The first start writes it as soon as everything is loaded, so that it exists even if the process
 * is killed. Later starts do not, because it takes half a second.
 */
function fillCompileCache(): void {
  const folder = getCompileCacheDir()
  if (folder === undefined) return
  const marker = join(folder, 'filled')
  if (existsSync(marker)) return
  flushCompileCache()
  writeFileSync(marker, '')
}

let running: RunningServer | undefined
let stopping = false

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), stopTimeoutMs).unref()
  // An interrupted start continues until it can release the data folder.
  if (!running) return
  await running.stop()
  process.exit(0)
}

process.on('SIGINT', () => void stop().catch(exitWithError))
process.on('SIGTERM', () => void stop().catch(exitWithError))

try {
  const settings = readSettings(process.env, root)
  // A dynamic import, so that resolveDrizzle.ts is in effect before drizzle is loaded and wrong settings are reported at once.
  const { startServer } = await import('./startServer.ts')
  running = await startServer(settings, {
    clock: () => new Date(),
    portalFolder: fileURLToPath(new URL('../../portal/dist', import.meta.url)),
    log: process.stdout,
    onLost: (reason) =>
      exitWithError(new StartError(`The data folder ${settings.dataDir} was taken by another server (${reason}). This one stops.`)),
  })
  if (stopping) {
    await running.stop()
    process.exit(0)
  }
  console.log(`\n  Vehicle Partner  ${running.url}`)
  if (settings.sandbox)
    console.log(
      `  Sandbox          ${running.url}/sandbox\n  Outbox           ${running.url}/sandbox/outbox\n  API reference    ${running.url}/docs`,
    )
  if (settings.seed === 'demo') console.log(formatDemoAccounts())
  console.log('')
  fillCompileCache()
} catch (error) {
  exitWithError(error)
}
