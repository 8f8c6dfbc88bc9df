import { fileURLToPath } from 'node:url'
import { openDatabase } from '../db/openDatabase.ts'
import { readSettings, StartError } from '../settings.ts'
import { differences } from './ledgerChecks.ts'

/** Adds up all money of the database that the settings name, and says what does not agree: `npm run verify-ledger`. */
try {
  const settings = readSettings(process.env, fileURLToPath(new URL('../../../..', import.meta.url)))
  const database = await openDatabase(settings, () => process.exit(1))
  const wrong = await differences(database.db)
  await database.close()
  for (const { check, count, ids } of wrong) process.stderr.write(`${check}: ${count}, among them ${ids.join(', ')}\n`)
  process.stdout.write(`${wrong.length} differences\n`)
  process.exitCode = wrong.length === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
