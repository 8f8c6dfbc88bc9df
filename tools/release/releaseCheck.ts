// `npm run release:check [consumer ...]`: packs the packages, publishes them to a registry on this machine, installs them from there into six
// apps outside the repository and into the driver roster, checks the apps' types with skipLibCheck off, builds them and uses them in Chromium.
// Needs a network, so it is not part of `npm test`.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { preview } from 'vite'
import { findChromium } from '../chromium.mjs'
import { checkDriverRoster } from './checkDriverRoster.ts'
import { checkPage } from './checkPage.ts'
import { consumers, type Consumer } from './consumers.ts'
import { findFreePort } from './findFreePort.ts'
import { startRegistry, type LocalRegistry } from './startRegistry.ts'
import { waitUntilReady } from './waitUntilReady.ts'

const root = join(import.meta.dirname, '../..')
const chosen = process.argv.slice(2).filter((word) => word !== '--')
const temporary = mkdtempSync(join(tmpdir(), 'vehicle-partner-release-'))
const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
const names = ['domain', 'ui', 'forms', 'api']

/** The version of a package in the catalog. */
const getPinnedVersion = (name: string): string => {
  const version = new RegExp(`^  '?${name}'?: (\\S+)$`, 'm').exec(catalog)?.[1]
  if (version === undefined) throw new Error(`The catalog does not pin ${name}`)
  return version
}

/** Runs a program; what it printed is part of the error. */
function run(program: string, args: readonly string[], cwd: string, env: Record<string, string> = {}) {
  const { status, error, stdout, stderr } = spawnSync(program, args, { cwd, env: { ...process.env, ...env }, encoding: 'utf8' })
  if (status !== 0)
    throw new Error([`${program} ${args.join(' ')} ended with ${error?.message ?? status}`, stdout, stderr].join('\n').trimEnd())
}

/** Runs a program of a package that an app has installed. */
const runInstalled = (folder: string, [program = '', ...args]: readonly string[], env?: Record<string, string>) =>
  run(join(folder, 'node_modules/.bin', program), args, folder, env)

const pin = (...packages: readonly string[]) => Object.fromEntries(packages.map((name) => [name, getPinnedVersion(name)]))
const packed = Object.fromEntries(names.map((name) => [`@vehicle-partner/${name}`, '*']))
const dependencies = { ...packed, ...pin('react', 'react-dom', 'react-hook-form', 'zod', '@tanstack/react-query') }
const devDependencies = pin('typescript', '@types/react', '@types/react-dom')
const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  target: 'es2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  allowImportingTsExtensions: true,
  noUncheckedSideEffectImports: true,
  types: [],
}

/** Packs the packages and publishes them to the registry. */
function publishPackages(registry: LocalRegistry) {
  const folder = join(temporary, 'packed')
  mkdirSync(folder)
  writeFileSync(join(folder, '.npmrc'), registry.npmrc)
  for (const name of names) run('pnpm', ['pack', '--pack-destination', folder], join(root, 'packages', name))
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tgz')))
    run('npm', ['publish', file, '--registry', registry.url, '--provenance=false', '--loglevel=error'], folder)
}

/** Installs an app as its own users would, and checks its types. */
function install(folder: string, manifest: Readonly<Record<string, unknown>>, registry: LocalRegistry, include = ['src']) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', ...manifest }, null, 2))
  writeFileSync(join(folder, '.npmrc'), registry.npmrc)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }))
  // Vite's preview sets NODE_ENV to production, for which npm leaves the tools out.
  run('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  runInstalled(folder, ['tsc', '-p', '.'])
}

/** Serves a built app and uses its page. */
async function visit({ name, serve }: Consumer, folder: string, browser: Browser) {
  const page = await browser.newPage()
  try {
    if ('folder' in serve) {
      const server = await preview({
        root: folder,
        logLevel: 'error',
        build: { outDir: serve.folder },
        preview: { port: 0, host: '127.0.0.1' },
      })
      try {
        await checkPage(page, server.resolvedUrls?.local[0] ?? '', false)
      } finally {
        await server.close()
      }
      return
    }
    const port = await findFreePort()
    const [program = '', ...args] = serve.command
    const server = spawn(join(folder, 'node_modules/.bin', program), args, {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      stdio: 'ignore',
      detached: true,
    })
    const url = `http://localhost:${port}/`
    try {
      await waitUntilReady(url, server)
      await checkPage(page, url, true)
    } finally {
      if (server.pid !== undefined) process.kill(-server.pid)
    }
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  } finally {
    await page.close()
  }
}

async function checkConsumer(consumer: Consumer, registry: LocalRegistry, browser: Browser) {
  const folder = join(temporary, consumer.name)
  cpSync(join(import.meta.dirname, 'consumers', consumer.name), folder, { recursive: true })
  cpSync(join(import.meta.dirname, 'consumers/page'), join(folder, 'src'), { recursive: true })
  const { install: tools, manifest = {}, build } = consumer
  install(
    folder,
    { name: `consumer-${consumer.name}`, dependencies: { ...dependencies, ...devDependencies, ...tools }, ...manifest },
    registry,
  )
  runInstalled(folder, build, { NEXT_TELEMETRY_DISABLED: '1' })
  // Bundlers that write no HTML are given theirs.
  for (const file of globSync('dist.html', { cwd: folder })) cpSync(join(folder, file), join(folder, 'dist/index.html'))
  await visit(consumer, folder, browser)
}

async function checkRoster(registry: LocalRegistry, browser: Browser) {
  const folder = join(temporary, 'driver-roster')
  cpSync(join(root, 'apps/driver-roster'), folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  const tools = pin('vite', '@vitejs/plugin-react')
  install(folder, { name: 'driver-roster', dependencies, devDependencies: { ...devDependencies, ...tools } }, registry, [
    'src',
    'vite-env.d.ts',
  ])
  await checkDriverRoster(folder, browser, (origin) =>
    runInstalled(folder, ['vite', 'build', '--logLevel', 'error'], { VITE_API_ORIGIN: origin }),
  )
}

type Check = (registry: LocalRegistry, browser: Browser) => Promise<void>
const checks = new Map<string, Check>([
  ...consumers.map((consumer) => [consumer.name, (...on: Parameters<Check>) => checkConsumer(consumer, ...on)] as const),
  ['driver-roster', checkRoster],
])
const unknown = chosen.filter((name) => !checks.has(name))
if (unknown.length > 0) throw new Error(`No consumer is called ${unknown.join(', ')}. There are ${[...checks.keys()].join(', ')}`)
const wanted = [...checks].filter(([name]) => chosen.length === 0 || chosen.includes(name))

let failed = 0
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  const registry = await startRegistry(join(temporary, 'registry'), await findFreePort())
  try {
    publishPackages(registry)
    for (const [name, check] of wanted) {
      try {
        await check(registry, browser)
        console.log(`ok   ${name}`)
      } catch (error) {
        failed += 1
        console.log(`FAIL ${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  } finally {
    registry.stop()
  }
} finally {
  await browser.close()
  rmSync(temporary, { recursive: true, force: true })
}
console.log(`${wanted.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
