// `npm test`: runs every check, even after a failure, and sums the runners' own reports.
import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureHeadlessChromium, installPackages, canInstallPackages } from './chromium.mjs'
import { addCounts, formatCounts, noTests, countCheck, countReport, type TestCounts } from './testCounts.ts'

const root = join(import.meta.dirname, '..')
const started = performance.now()
const running = new Set<ReturnType<typeof spawn>>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of running) child.kill('SIGTERM')
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })

let total = noTests
let outcomes: { name: string; counts: TestCounts; output: string; note: string }[] = []

interface Run {
  ok: boolean
  output: string
  ms: number
}

const formatSeconds = (ms: number) => ` (${Math.round(ms / 1000)} s)`

function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<Run> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const child = spawn(program, args, {
      cwd: root,
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const done = (ok: boolean) => {
      running.delete(child)
      resolve({ ok, output, ms: performance.now() - startedAt })
    }
    child.on('error', (error) => {
      output += error.message
      done(false)
    })
    child.on('close', (code) => done(code === 0))
  })
}

/** Prints the result of a check, and its output when it failed. */
function reportCheck(name: string, counts: TestCounts, output: string, note = '') {
  total = addCounts(total, counts)
  outcomes = [...outcomes, { name, counts, output, note }]
  const passed = counts.failed === 0
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name.padEnd(34)} ${formatCounts(counts)}${note}`)
  for (const test of counts.retried) console.log(`passed when run again: ${test}`.replaceAll(`${root}/`, '').replace(/^/gm, '     | '))
  if (passed) return
  for (const failure of counts.failures) console.log(failure.replaceAll(`${root}/`, '').replace(/^/gm, '     | '))
  // A report that names each failure replaces the runner's own output.
  if (counts.failures.length > 0 && counts.failures.every((failure) => failure.includes('\n'))) return
  console.log(output.trimEnd().split('\n').slice(-120).join('\n').replace(/^/gm, '     | '))
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

async function runCommandCheck(name: string, program: string, ...args: string[]) {
  const { ok, output, ms } = await run(program, args)
  reportCheck(name, countCheck(ok), output, formatSeconds(ms))
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

interface TurboRun {
  tasks: readonly string[]
  /** @default all that have the task */
  of?: readonly Workspace[]
  /** The report that a task writes. */
  reports?: Readonly<Record<string, string>>
  /** How many tasks run at a time. */
  concurrency: number
}

/** Runs turbo tasks of workspaces and reports each task of each workspace separately. */
async function runTurboTasks({ tasks, of = workspaces, reports = {}, concurrency }: TurboRun) {
  const args = [
    'exec',
    'turbo',
    'run',
    ...tasks,
    ...of.map(({ name }) => `--filter=${name}`),
    '--continue=always',
    '--summarize',
    '--output-logs=errors-only',
    '--log-order=grouped',
    `--concurrency=${concurrency}`,
    '--no-color',
  ]
  const { output } = await run('pnpm', args, env)
  const done = readSummary(/^Summary: +(.+\.json)$/m.exec(output)?.[1])
  for (const task of tasks)
    for (const { name, folder } of of.filter(({ scripts }) => task in scripts)) {
      const result = done.get(`${name}#${task}`)
      const report = reports[task]
      const ok = result?.ok === true
      const printed = taskOutput(output, name, task)
      const counts = report === undefined ? countCheck(ok) : countReport(read(join(folder, report)), ok, printed)
      reportCheck(`${task} ${name.replace('@vehicle-partner/', '')}`, counts, printed, result?.note)
    }
  if (done.size === 0) reportCheck('turbo', countCheck(false), output)
}

/** The result of each task in turbo's summary of a run. */
function readSummary(file: string | undefined) {
  const done = new Map<string, { ok: boolean; note: string }>()
  const text = file === undefined ? undefined : read(file)
  if (text === undefined) return done
  const { tasks } = JSON.parse(text) as {
    tasks: { taskId: string; cache?: { status?: string }; execution?: { exitCode?: number; startTime: number; endTime: number } }[]
  }
  for (const { taskId, cache, execution } of tasks) {
    const cached = cache?.status === 'HIT'
    const took = execution === undefined ? '' : formatSeconds(execution.endTime - execution.startTime)
    done.set(taskId, { ok: execution?.exitCode === 0, note: cached ? ' (unchanged since it last passed)' : took })
  }
  return done
}

/** The lines of one task in turbo's output. */
function taskOutput(output: string, workspace: string, task: string) {
  const prefix = `${workspace}:${task}:`
  const lines = output.split('\n').filter((line) => line.startsWith(prefix))
  return lines.map((line) => line.slice(prefix.length).trimStart()).join('\n')
}

/** The folder of PostgreSQL's programs, for the tests that also run on PostgreSQL. */
function findPostgres(): string | undefined {
  const find = () => (existsSync('/usr/lib/postgresql') ? globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1) : undefined)
  if (find() === undefined && canInstallPackages()) {
    console.log('No PostgreSQL found: installing the Debian package')
    installPackages('postgresql')
  }
  return find()?.replace(/\/initdb$/, '')
}

let chromium: string | undefined
try {
  chromium = ensureHeadlessChromium()
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error))
}
const programs = process.env['POSTGRES_BIN'] ?? findPostgres()
if (programs === undefined && process.env['TEST_DATABASE_URL'] === undefined)
  console.log('No PostgreSQL found: the server is tested on the embedded database only (install PostgreSQL, or set TEST_DATABASE_URL)')
const env: Record<string, string> = { ...(chromium && { CHROMIUM: chromium }), ...(programs && { POSTGRES_BIN: programs }) }

async function runStaticChecks() {
  await runCommandCheck('format', 'pnpm', 'exec', 'oxfmt', '--check')
  await runCommandCheck('lint', 'pnpm', 'exec', 'oxlint', '--format=unix')
  await runCommandCheck('unused files and dependencies', 'pnpm', 'exec', 'knip')
  await runCommandCheck('types tools', 'pnpm', 'exec', 'tsc', '-p', 'tools')
}

async function runCodebaseChecks() {
  const report = join(mkdtempSync(join(root, 'node_modules', '.codebase-')), 'test.json')
  const args = ['exec', 'vitest', 'run', '--config', 'tools/vitest.config.ts', '--reporter=default', '--reporter=json']
  const { ok, output, ms } = await run('pnpm', [...args, `--outputFile.json=${report}`])
  reportCheck('codebase rules', countReport(read(report), ok, output), output, formatSeconds(ms))
  rmSync(join(report, '..'), { recursive: true, force: true })
}

const reports = { test: 'reports/test.json', e2e: 'reports/e2e.json' }
const isServer = ({ name }: Workspace) => name === '@vehicle-partner/server'
const isStorybook = ({ name }: Workspace) => name === '@vehicle-partner/storybook'

/** The checks that read what was built, the longest first: two run at a time, and the short ones fill what is left at the end. */
const checks = [
  () => runTurboTasks({ tasks: ['e2e'], of: workspaces.filter(({ scripts }) => 'e2e' in scripts), reports, concurrency: 1 }),
  () => runTurboTasks({ tasks: ['test'], of: workspaces.filter(isServer), reports, concurrency: 1 }),
  () => runTurboTasks({ tasks: ['test'], of: workspaces.filter(isStorybook), reports, concurrency: 1 }),
  runCodebaseChecks,
  () => runCommandCheck('API reports', 'node', 'tools/release/apiReports.ts', '--check'),
  () =>
    runTurboTasks({
      tasks: ['test'],
      of: workspaces.filter((workspace) => !isServer(workspace) && !isStorybook(workspace)),
      reports,
      concurrency: 1,
    }),
]

async function runNextChecks() {
  for (let check = checks.shift(); check; check = checks.shift()) await check()
}

// Delete the summaries and reports of earlier runs; turbo restores the reports of unchanged inputs.
rmSync(join(root, '.turbo', 'runs'), { recursive: true, force: true })
for (const { folder } of workspaces) for (const report of Object.values(reports)) rmSync(join(folder, report), { force: true })

// No check keeps two cores busy alone, so two of them overlap; more would only wait for a core, until tests time out.
const built = runTurboTasks({ tasks: ['build'], concurrency: 2 })
const checkedSources = runStaticChecks().then(() => runTurboTasks({ tasks: ['types'], concurrency: 1 }))
await Promise.all([built.then(runNextChecks), Promise.all([built, checkedSources]).then(runNextChecks)])

const failed = outcomes.filter(({ counts }) => counts.failed > 0)
console.log(
  `\n${Math.round((performance.now() - started) / 1000)} s${failed.length === 0 ? '' : `; failed: ${failed.map(({ name }) => name).join(', ')}`}`,
)
console.log(formatCounts(total))
process.exitCode = total.failed === 0 ? 0 : 1
