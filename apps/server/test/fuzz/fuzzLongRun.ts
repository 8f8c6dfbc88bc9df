// `npm run fuzz [count] [seed]`: runs the fuzz test with 10,000 requests and a new seed, unless they are given.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const [count = '10000', seed = `fuzz-${process.pid}-${process.hrtime.bigint()}`] = process.argv.slice(2)
process.stdout.write(`${count} requests, seed ${seed}\n`)
const test = spawn('pnpm', ['exec', 'vitest', 'run', 'src/fuzzRequests.test.ts'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: { ...process.env, FUZZ: count, FUZZ_SEED: seed },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
test.once('exit', (code) => process.exit(code ?? 1))
