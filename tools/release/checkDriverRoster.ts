import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { preview } from 'vite'
import { findFreePort } from './findFreePort.ts'
import { waitUntilReady } from './waitUntilReady.ts'
import { watchConsole } from './watchConsole.ts'

const repository = join(import.meta.dirname, '../..')

/** The reference server with its demo data in `dataDir`, for pages of one other origin. */
const spawnServer = (port: number, dataDir: string, pageOrigin: string) =>
  spawn(process.execPath, ['--conditions=@vehicle-partner/source', 'apps/server/src/main.ts'], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', SANDBOX: '1', SEED: 'demo', CORS_ORIGINS: pageOrigin },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** Builds the driver roster for a server with the demo data, logs in, opens a driver, and pauses and resumes him or her. */
export async function checkDriverRoster(folder: string, browser: Browser, build: (apiOrigin: string) => unknown): Promise<void> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const apiPort = await findFreePort()
  const apiOrigin = `http://127.0.0.1:${apiPort}`
  const server = spawnServer(apiPort, join(folder, 'server-data'), origin)
  try {
    build(apiOrigin)
    await waitUntilReady(`${apiOrigin}/healthz`, server)
    const app = await preview({ root: folder, logLevel: 'error', preview: { port, host: '127.0.0.1', strictPort: true } })
    try {
      await tryRoster(await browser.newPage(), origin)
    } finally {
      await app.close()
    }
  } finally {
    server.kill()
  }
}

async function tryRoster(page: Page, origin: string): Promise<void> {
  const expectNoComplaint = watchConsole(page)
  try {
    await page.goto(origin)
    await page.getByLabel('Email address').fill('owner@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('Demo-1234')
    await page.getByRole('button', { name: 'Login' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Active' }).first()
    await row.waitFor()
    const button = row.getByRole('button', { name: /^Open / })
    const name = ((await button.getAttribute('aria-label')) ?? '').replace('Open ', '')
    await button.click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByRole('button', { name: 'Pause' }).click()
    await dialog.getByRole('button', { name: 'Resume' }).click()
    await dialog.getByRole('button', { name: 'Pause' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByLabel('Email address').waitFor()
    expectNoComplaint()
  } finally {
    await page.close()
  }
}
