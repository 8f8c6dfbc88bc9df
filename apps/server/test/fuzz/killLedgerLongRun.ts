// `npm run kill-ledger [count] [seed] [length]`: runs the test of the ledger with 1,000 operations and a new seed, unless they are given. They are
// histories of 40 operations: each moves the clock by weeks, and in a longer one the trips of months take nearly all of the time.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const words = process.argv.slice(2).filter((word) => word !== '--')
const [count = 1000, length = 40] = [words[0], words[2]].map((word) => (word === undefined ? undefined : Number(word)))
const seed = words[1] ?? `${process.pid}-${process.hrtime.bigint()}`

if (![count, length].every((number) => Number.isInteger(number) && number > 0))
  throw new Error(`Count and length are whole numbers above zero, not ${words.join(' ')}`)

/** Runs one history and returns whether the ledger has no differences after it. */
const runHistory = (operations: number, historySeed: string) =>
  new Promise<boolean>((resolve) => {
    const test = spawn('pnpm', ['exec', 'vitest', 'run', '--mode', 'ledger', '--reporter=dot'], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, LEDGER_OPERATIONS: String(operations), LEDGER_SEED: historySeed },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    test.once('exit', (code) => resolve(code === 0))
  })

const failed: string[] = []
for (let done = 0; done < count; done += length) {
  // A single history keeps the seed as it was given, so that it can be run again.
  const historySeed = count > length ? `${seed}.${done / length}` : seed
  const operations = Math.min(length, count - done)
  process.stdout.write(`Operations ${done + 1} to ${done + operations} of ${count}, seed ${historySeed}\n`)
  if (!(await runHistory(operations, historySeed))) failed.push(`npm run kill-ledger -- ${operations} ${historySeed}`)
}
process.stdout.write(
  failed.length === 0 ? `${count} operations, no difference\n` : `Differences or failures, to run again:\n${failed.join('\n')}\n`,
)
process.exitCode = failed.length === 0 ? 0 : 1
