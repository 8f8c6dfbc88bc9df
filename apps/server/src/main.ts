import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import './db/resolveDrizzle.ts'
import { formatDemoAccounts } from './db/seed/accounts.ts'
import { readSettings, StartRefused } from './settings.ts'
import type { Running } from './startServer.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Requests that take longer than this are cut off when the server stops. */
const patienceMs = 10_000

function refuse(error: unknown): never {
  // What an operator can mend is one line; anything else is a defect, and its stack is wanted.
  console.error(error instanceof StartRefused ? error.message : error)
  process.exit(1)
}

let running: Running | undefined
let stopping = false

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), patienceMs).unref()
  // A start that is interrupted goes on until it can give the folder back.
  if (!running) return
  await running.stop()
  process.exit(0)
}

process.on('SIGINT', () => void stop().catch(refuse))
process.on('SIGTERM', () => void stop().catch(refuse))

try {
  const settings = readSettings(process.env, root)
  // Loaded only now, when it is known how: all static imports come before the first line.
  const { start } = await import('./startServer.ts')
  running = await start(settings, {
    clock: () => new Date(),
    portalFolder: fileURLToPath(new URL('../../portal/dist', import.meta.url)),
    log: process.stdout,
    onLost: (reason) =>
      refuse(new StartRefused(`The data folder ${settings.dataDir} was taken by another server (${reason}). This one stops.`)),
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
  // Also after one that is killed, the next start need not compile again.
  flushCompileCache()
} catch (error) {
  refuse(error)
}
