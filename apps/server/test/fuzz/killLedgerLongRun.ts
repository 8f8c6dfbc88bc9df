// `npm run kill-ledger [count] [seed]`: runs the test of the ledger with 1,000 operations and a new seed, unless they are given.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const [count = '1000', seed = `${process.pid}-${process.hrtime.bigint()}`] = process.argv.slice(2).filter((word) => word !== '--')
process.stdout.write(`${count} operations, seed ${seed}\n`)
const test = spawn('pnpm', ['exec', 'vitest', 'run', 'src/killLedger.test.ts'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: { ...process.env, LEDGER_OPERATIONS: count, LEDGER_SEED: seed },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
test.once('exit', (code) => process.exit(code ?? 1))
