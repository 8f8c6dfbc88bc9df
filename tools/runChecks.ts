// `npm test`, and `npm run test:slow` for what takes longer: run every check, even after a failure, and sum the runners' own reports.
import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureHeadlessChromium, installPackages, canInstallPackages } from './chromium.mjs'
import { addCounts, formatCounts, formatTotal, noTests, countCheck, countReport, type TestCounts } from './testCounts.ts'
import { formatSeconds, getTaskOutput, readTurboSummary } from './turboRun.ts'

const root = join(import.meta.dirname, '..')
const started = performance.now()
/** The tests tagged `slow` instead of the others. */
const isSlowRun = process.argv.includes('--slow')
/** Whether a test with these tags is left to the other run. */
const isOfOtherRun = (tags: readonly string[]) => tags.includes('slow') !== isSlowRun
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
  // Without a filter turbo runs the tasks of all workspaces.
  if (of.length === 0) throw new Error(`No workspace has the task ${tasks.join(' or ')}`)
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
  const summary = /^Summary: +(.+\.json)$/m.exec(output)?.[1]
  const done = readTurboSummary(summary === undefined ? undefined : read(summary))
  for (const task of tasks)
    for (const { name, folder } of of.filter(({ scripts }) => task in scripts)) {
      const result = done.get(`${name}#${task}`)
      const report = reports[task]
      const ok = result?.ok === true
      const printed = getTaskOutput(output, name, task)
      const counts = report === undefined ? countCheck(ok) : countReport(read(join(folder, report)), ok, printed, isOfOtherRun)
      reportCheck(`${task} ${name.replace('@vehicle-partner/', '')}`, counts, printed, result?.note)
    }
  if (done.size === 0) reportCheck('turbo', countCheck(false), output)
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
  await runCommandCheck('lint and types', 'pnpm', 'exec', 'oxlint', '--format=unix')
  await runCommandCheck('unused files and dependencies', 'pnpm', 'exec', 'knip')
}

async function runCodebaseChecks() {
  const report = join(mkdtempSync(join(root, 'node_modules', '.codebase-')), 'test.json')
  const filter = `--tags-filter=${isSlowRun ? 'slow' : '!slow'}`
  const args = ['exec', 'vitest', 'run', '--config', 'tools/vitest.config.ts', filter, '--reporter=default', '--reporter=json']
  const { ok, output, ms } = await run('pnpm', [...args, `--outputFile.json=${report}`])
  reportCheck('codebase rules', countReport(read(report), ok, output, isOfOtherRun), output, formatSeconds(ms))
  rmSync(join(report, '..'), { recursive: true, force: true })
}

const reports = {
  test: 'reports/test.json',
  e2e: 'reports/e2e.json',
  'test:slow': 'reports/slow.json',
  'test:dark': 'reports/dark.json',
  'e2e:slow': 'reports/e2e-slow.json',
}
const isServer = ({ name }: Workspace) => name === '@vehicle-partner/server'
const isStorybook = ({ name }: Workspace) => name === '@vehicle-partner/storybook'
const isOther = (workspace: Workspace) => !isServer(workspace) && !isStorybook(workspace)
const runTask = (task: keyof typeof reports, belongs: (workspace: Workspace) => boolean) =>
  runTurboTasks({
    tasks: [task],
    of: workspaces.filter((workspace) => task in workspace.scripts && belongs(workspace)),
    reports,
    concurrency: 1,
  })
const runBuilds = (belongs: (workspace: Workspace) => boolean) =>
  runTurboTasks({ tasks: ['build'], of: workspaces.filter(belongs), concurrency: 2 })

/** Two run at a time, the longest first, and the short ones fill what is left at the end. */
async function runInTurn(checks: (() => Promise<unknown>)[]) {
  for (let check = checks.shift(); check; check = checks.shift()) await check()
}

// Delete the summaries and reports of earlier runs; turbo restores the reports of unchanged inputs.
rmSync(join(root, '.turbo', 'runs'), { recursive: true, force: true })
for (const { folder } of workspaces) for (const report of Object.values(reports)) rmSync(join(folder, report), { force: true })

// Builds and lint keep two cores busy alone: side by side they take a seventh longer. Tests wait at times, so two of them overlap; more would only
// wait for a core, until they time out.
if (isSlowRun) {
  const checks = [
    () => runTask('e2e:slow', isOther),
    () => runTask('test:slow', isServer),
    () => runTask('test:dark', isStorybook),
    () => runTask('test:slow', isStorybook),
    () => runBuilds(isStorybook),
    runCodebaseChecks,
  ]
  await Promise.all([runInTurn(checks), runInTurn(checks)])
} else {
  /** What reads what was built. */
  const checks = [
    () => runTask('test', isStorybook),
    () => runTask('test', isServer),
    () => runTask('e2e', isOther),
    runCodebaseChecks,
    () => runCommandCheck('API reports', 'node', 'tools/release/apiReports.ts', '--check'),
    // One by one, so that both lanes share them.
    ...workspaces
      .filter((workspace) => isOther(workspace) && 'test' in workspace.scripts)
      .map((workspace) => () => runTask('test', (other) => other === workspace)),
  ]
  await runStaticChecks()
  await runBuilds((workspace) => !isStorybook(workspace))
  await Promise.all([runInTurn(checks), runInTurn(checks)])
}

const failed = outcomes.filter(({ counts }) => counts.failed > 0)
console.log(
  `\n${Math.round((performance.now() - started) / 1000)} s${failed.length === 0 ? '' : `; failed: ${failed.map(({ name }) => name).join(', ')}`}`,
)
console.log(formatTotal(total))
process.exitCode = total.failed === 0 ? 0 : 1
