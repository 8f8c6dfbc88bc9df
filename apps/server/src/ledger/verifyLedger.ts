import { fileURLToPath } from 'node:url'
import { openDatabase } from '../db/openDatabase.ts'
import { readToolSettings, StartError } from '../settings.ts'
import { checkLedger } from './ledgerChecks.ts'

/** `npm run verify-ledger` checks the ledger of the configured database and prints the differences. */
try {
  const settings = readToolSettings(process.env, fileURLToPath(new URL('../../../..', import.meta.url)))
  const database = await openDatabase(settings, () => process.exit(1))
  const differences = await checkLedger(database.db)
  await database.close()
  for (const { check, count, ids } of differences) process.stderr.write(`${check}: ${count} rows, such as ${ids.join(', ')}\n`)
  process.stdout.write(`${differences.length} differences\n`)
  process.exitCode = differences.length === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
