// `npm run test:packed`: packs packages/ui, installs it with plain npm into an empty Vite app outside the repository, checks the app's
// types with skipLibCheck off, builds it, and looks at three components in a real browser. Needs a network, so it is not part of `npm test`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { findChromium } from '../../../tools/chromium.mjs'

const ui = join(import.meta.dirname, '..')
const root = join(ui, '../..')
const app = mkdtempSync(join(tmpdir(), 'vehicle-partner-app-'))
const run = (program: string, args: readonly string[], cwd: string) =>
  execFileSync(program, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32', encoding: 'utf8' })
const write = (path: string, text: string) => {
  mkdirSync(join(app, path, '..'), { recursive: true })
  writeFileSync(join(app, path), text)
}
const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
const getPinnedVersion = (name: string) => {
  const version = new RegExp(`^  '?${name}'?: (\\S+)$`, 'm').exec(catalog)?.[1]
  if (version === undefined) throw new Error(`The catalog does not pin ${name}`)
  return version
}

try {
  run('pnpm', ['run', 'build'], ui)
  run('pnpm', ['pack', '--pack-destination', app], ui)
  const [packed = ''] = readdirSync(app).filter((name) => name.endsWith('.tgz'))
  const own = ['react', 'react-dom'].map((name) => [name, getPinnedVersion(name)])
  const tools = ['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'].map((name) => [
    name,
    getPinnedVersion(name),
  ])
  write(
    'package.json',
    JSON.stringify({
      name: 'app',
      private: true,
      type: 'module',
      dependencies: { ...Object.fromEntries(own), '@vehicle-partner/ui': `file:./${packed}` },
      devDependencies: Object.fromEntries(tools),
    }),
  )
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        target: 'es2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        noUncheckedSideEffectImports: true,
        types: [],
      },
      include: ['src'],
    }),
  )
  write('vite.config.ts', `import react from '@vitejs/plugin-react'\nexport default { base: './', plugins: [react()] }\n`)
  write(
    'index.html',
    '<!doctype html><html lang="en"><head><link rel="icon" href="data:," /></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  )
  write(
    'src/main.tsx',
    `import { Button, DataTable, TextField } from '@vehicle-partner/ui'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <main>
      <TextField label="Email address" error="Invalid email" />
      <Button>Login</Button>
      <DataTable
        caption="Vehicles"
        columns={[{ id: 'plate', header: 'Plate', cell: (row: { plate: string }) => row.plate }]}
        data={[{ plate: 'LND-482XA' }]}
        getRowId={(row) => row.plate}
        getRowName={(row) => row.plate}
      />
    </main>,
  )
`,
  )
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], app)
  run('npx', ['tsc', '-p', '.'], app)
  run('npx', ['vite', 'build', '--logLevel', 'error'], app)
  await checkInBrowser()
  console.log('1 passed, 0 failed')
} finally {
  rmSync(app, { recursive: true, force: true })
}

/** Checks that the components render with the library's styles. */
async function checkInBrowser() {
  const server = await preview({ root: app, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && complaints.push(message.text())))
    page.on('pageerror', (error) => void complaints.push(String(error)))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    const button = page.getByRole('button', { name: 'Login' })
    await button.waitFor()
    await page.getByLabel('Email address').waitFor()
    await page
      .getByRole('cell', { name: 'LND-482XA' })
      .or(page.getByRole('rowheader', { name: 'LND-482XA' }))
      .first()
      .waitFor()
    const look = await button.evaluate((element) => {
      const { backgroundColor, minHeight, fontFamily } = getComputedStyle(element)
      return { backgroundColor, minHeight, fontFamily }
    })
    if (look.backgroundColor === 'rgba(0, 0, 0, 0)' || !look.fontFamily.includes('Overpass'))
      throw new Error(`The button has no look: ${JSON.stringify(look)}`)
    if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('; ')}`)
  } finally {
    await browser.close()
    await server.close()
  }
}
