// Builds a page with Vite, serves it and opens it in Chromium.
import { rmSync } from 'node:fs'
import { chromium, type BrowserContextOptions, type Page } from 'playwright'
import { build, preview, type InlineConfig } from 'vite'
import { findChromium } from '../../../tools/chromium.mjs'

// Cross-origin isolation gives `performance.now()` microsecond precision.
const isolated = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' }

export interface BenchPage {
  page: Page
  /** Calls a function of the object `bench` of the page. */
  call: <Answer>(call: string) => Promise<Answer>
  close: () => Promise<void>
}

export async function openBenchPage(
  config: InlineConfig & { root: string },
  outDir: string,
  look: BrowserContextOptions,
): Promise<BenchPage> {
  await build({ ...config, logLevel: 'error', build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 } })
  const server = await preview({
    root: config.root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', headers: isolated },
  })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--js-flags=--expose-gc', '--enable-precise-memory-info'],
  })
  const close = async () => {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...look })
    page.on('pageerror', (error) => console.error(String(error)))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction('globalThis.bench')
    return { page, call: (call) => page.evaluate(`bench.${call}`), close }
  } catch (error) {
    await close()
    throw error
  }
}
