// Every component renders, opens and works in a real browser under a content security policy without unsafe-inline.
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Browser } from 'playwright'
import { build, defaultClientConditions } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentifier } from '../../../packages/ui/identifiers.ts'
import { samples } from '../../../packages/ui/src/componentSamples.tsx'
import { openBrowser } from '../visual/takeScreenshots.ts'

const out = mkdtempSync(join(tmpdir(), 'policy-'))
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }
let browser: Browser
let server: Server
let url = ''

const html =
  '<!doctype html><html lang="en"><head><title>Policy</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"></head><body><script type="module" src="/page.js"></script></body></html>'
const policy = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'"

beforeAll(async () => {
  await build({
    root: import.meta.dirname,
    logLevel: 'error',
    configFile: false,
    plugins: [react(), vanillaExtractPlugin({ identifiers: createIdentifier })],
    resolve: { conditions: ['@vehicle-partner/source', ...defaultClientConditions] },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      reportCompressedSize: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: join(import.meta.dirname, 'cspPage.tsx'),
        checks: { moduleLevelDirective: false },
        output: {
          entryFileNames: 'page.js',
          assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'page.css' : 'assets/[name]-[hash][extname]'),
        },
      },
    },
  })
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    if (extname(pathname) === '') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(html)
      return
    }
    readFile(join(out, pathname)).then(
      (bytes) => response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'application/octet-stream' }).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
  browser = await openBrowser()
}, 60_000)

afterAll(async () => {
  await browser.close()
  server.close()
  rmSync(out, { recursive: true, force: true })
})

interface PageResult {
  rendered: string[]
  /** Components that opened a dialog, a menu or a list. */
  withOverlay: string[]
  violations: Record<string, string[]>
}

async function visit(): Promise<PageResult & { thrown: string[] }> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const thrown: string[] = []
  page.on('pageerror', ({ stack, message }) => thrown.push(stack ?? message))
  await page.goto(url)
  await page.waitForFunction(() => 'result' in window, undefined, { timeout: 40_000 })
  const result = await page.evaluate(() => Reflect.get(window, 'result') as PageResult)
  await page.close()
  return { ...result, thrown }
}

/** All components except providers, which render nothing themselves. */
const renderedNames = Object.entries(samples).flatMap(([name, sample]) => (Reflect.get(sample, 'provider') === true ? [] : [name]))

test('every component renders and works without violations and errors', async () => {
  const { rendered, withOverlay, violations, thrown } = await visit()
  expect(rendered).toEqual(expect.arrayContaining(renderedNames))
  expect(withOverlay).toEqual(
    expect.arrayContaining(['AlertDialog', 'ConfirmDialog', 'Dialog', 'Menu', 'PhoneField', 'Popover', 'Sidebar', 'SlideOver', 'Tooltip']),
  )
  expect(violations).toEqual({})
  expect(thrown).toEqual([])
})

test('the policy blocks a style element', async () => {
  const page = await browser.newPage()
  await page.goto(`${url}/`)
  const found = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective), { once: true })
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
      }),
  )
  expect(found).toBe('style-src-elem')
  await page.close()
})
