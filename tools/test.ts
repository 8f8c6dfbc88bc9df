// `npm test`: runs every check, also after one has failed, and sums what the runners themselves report.
import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium, install, mayInstall } from './chromium.mjs'
import { add, lastLine, none, one, tallyOf, type Tally } from './tally.ts'

const root = join(import.meta.dirname, '..')
const started = performance.now()
const running = new Set<ReturnType<typeof spawn>>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of running) child.kill('SIGTERM')
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })

let total = none
let outcomes: { name: string; tally: Tally; output: string; note: string }[] = []

interface Run {
  ok: boolean
  output: string
  ms: number
}

const seconds = (ms: number) => ` (${Math.round(ms / 1000)} s)`

function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<Run> {
  return new Promise((resolve) => {
    const began = performance.now()
    const child = spawn(program, args, {
      cwd: root,
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const done = (ok: boolean) => {
      running.delete(child)
      resolve({ ok, output, ms: performance.now() - began })
    }
    child.on('error', (error) => {
      output += error.message
      done(false)
    })
    child.on('close', (code) => done(code === 0))
  })
}

/** Prints one check as a headline, and what it said when it failed. */
function settle(name: string, tally: Tally, output: string, note = '') {
  total = add(total, tally)
  outcomes = [...outcomes, { name, tally, output, note }]
  const good = tally.failed === 0
  console.log(`${good ? 'ok  ' : 'FAIL'} ${name.padEnd(34)} ${lastLine(tally)}${note}`)
  if (good) return
  for (const failure of tally.failures) console.log(failure.replaceAll(`${root}/`, '').replace(/^/gm, '     | '))
  // A report that names each failure says more in less space than the runner's own output.
  if (tally.failures.length > 0 && tally.failures.every((failure) => failure.includes('\n'))) return
  console.log(output.trimEnd().split('\n').slice(-120).join('\n').replace(/^/gm, '     | '))
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

async function plain(name: string, program: string, ...args: string[]) {
  const { ok, output, ms } = await run(program, args)
  settle(name, one(ok), output, seconds(ms))
}

interface Workspace {
  name: string
  folder: string
  scripts: Record<string, string>
}
const workspaces: Workspace[] = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: root })
  .toSorted()
  .map((file) => {
    const { name, scripts = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; scripts?: Record<string, string> }
    return { name, folder: join(root, file, '..'), scripts }
  })

/** Runs turbo tasks over all workspaces and settles each task of each workspace on its own. */
async function turbo(tasks: readonly string[], reports: Record<string, string>, env: Record<string, string>) {
  const summaries = join(root, '.turbo', 'runs')
  rmSync(summaries, { recursive: true, force: true })
  // Reports of an earlier run must not be counted; turbo brings back those that belong to unchanged input.
  for (const { folder } of workspaces) for (const report of Object.values(reports)) rmSync(join(folder, report), { force: true })
  const args = [
    'exec',
    'turbo',
    'run',
    ...tasks,
    '--continue=always',
    '--summarize',
    '--output-logs=errors-only',
    '--log-order=grouped',
    '--concurrency=2',
    '--no-color',
  ]
  const { output } = await run('pnpm', args, env)
  const summary = existsSync(summaries) ? readdirSync(summaries).find((file) => file.endsWith('.json')) : undefined
  const done = new Map<string, { ok: boolean; note: string }>()
  if (summary !== undefined) {
    const { tasks: ran } = JSON.parse(readFileSync(join(summaries, summary), 'utf8')) as {
      tasks: { taskId: string; cache?: { status?: string }; execution?: { exitCode?: number; startTime: number; endTime: number } }[]
    }
    for (const { taskId, cache, execution } of ran) {
      const cached = cache?.status === 'HIT'
      const took = execution === undefined ? '' : seconds(execution.endTime - execution.startTime)
      done.set(taskId, { ok: execution?.exitCode === 0, note: cached ? ' (unchanged since it last passed)' : took })
    }
  }
  for (const task of tasks)
    for (const { name, folder } of workspaces.filter(({ scripts }) => task in scripts)) {
      const id = `${name}#${task}`
      const result = done.get(id)
      const report = reports[task]
      const tally = report === undefined ? one(result?.ok === true) : tallyOf(read(join(folder, report)), result?.ok === true)
      settle(`${task} ${name.replace('@vehicle-partner/', '')}`, tally, said(output, name, task), result?.note)
    }
  if (done.size === 0) settle('turbo', one(false), output)
}

/** The lines of one task out of turbo's stream. */
function said(output: string, workspace: string, task: string) {
  const prefix = `${workspace}:${task}:`
  const lines = output.split('\n').filter((line) => line.startsWith(prefix))
  return lines.map((line) => line.slice(prefix.length).trimStart()).join('\n')
}

/** The folder of PostgreSQL's programs, for the tests that run on a real one as well. */
function postgres(): string | undefined {
  const find = () => (existsSync('/usr/lib/postgresql') ? globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1) : undefined)
  if (find() === undefined && mayInstall()) {
    console.log('No PostgreSQL here: installing the one of Debian')
    install('postgresql')
  }
  return find()?.replace(/\/initdb$/, '')
}

let chromium: string | undefined
try {
  chromium = ensureChromium()
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error))
}
const programs = process.env['POSTGRES_BIN'] ?? postgres()
if (programs === undefined && process.env['TEST_DATABASE_URL'] === undefined)
  console.log('No PostgreSQL here: the server is tested on the embedded database alone (install PostgreSQL, or set TEST_DATABASE_URL)')
const env: Record<string, string> = { ...(chromium && { CHROMIUM: chromium }), ...(programs && { POSTGRES_BIN: programs }) }

await plain('format', 'pnpm', 'exec', 'oxfmt', '--check')
await plain('lint', 'pnpm', 'exec', 'oxlint', '--format=unix')
await plain('unused files and dependencies', 'pnpm', 'exec', 'knip')
await plain('types tools', 'pnpm', 'exec', 'tsc', '-p', 'tools')
await turbo(['types', 'build'], {}, env)

const houseReport = join(mkdtempSync(join(root, 'node_modules', '.house-')), 'test.json')
const house = await run('pnpm', [
  'exec',
  'vitest',
  'run',
  '--config',
  'tools/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${houseReport}`,
])
settle('house rules', tallyOf(read(houseReport), house.ok), house.output, seconds(house.ms))
rmSync(join(houseReport, '..'), { recursive: true, force: true })

await turbo(['test'], { test: 'reports/test.json' }, env)
await turbo(['e2e'], { e2e: 'reports/e2e.json' }, env)

const failed = outcomes.filter(({ tally }) => tally.failed > 0)
console.log(
  `\n${Math.round((performance.now() - started) / 1000)} s${failed.length === 0 ? '' : `; failed: ${failed.map(({ name }) => name).join(', ')}`}`,
)
console.log(lastLine(total))
process.exitCode = total.failed === 0 ? 0 : 1
