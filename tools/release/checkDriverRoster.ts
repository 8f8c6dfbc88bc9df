import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { preview } from 'vite'
import { findFreePort } from './findFreePort.ts'

const repository = join(import.meta.dirname, '../..')

/** Starts the reference server with its demo data in `dataDir`, for pages of one other origin. */
async function startApi(dataDir: string, pageOrigin: string) {
  const port = String(await findFreePort())
  const child = spawn(process.execPath, ['--conditions=@vehicle-partner/source', 'apps/server/src/main.ts'], {
    cwd: repository,
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', SANDBOX: '1', SEED: 'demo', CORS_ORIGINS: pageOrigin },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries += 1) {
    const isReady = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { url, stop: () => void child.kill() }
    if (tries > 1200 || child.exitCode !== null) throw new Error('The server did not start')
    await wait(250)
  }
}

/** Builds the driver roster for a server with the demo data, logs in, opens a driver, and pauses and resumes him or her. */
export async function checkDriverRoster(folder: string, browser: Browser, build: (apiOrigin: string) => unknown): Promise<void> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const api = await startApi(join(folder, 'server-data'), origin)
  build(api.url)
  const app = await preview({ root: folder, logLevel: 'error', preview: { port, host: '127.0.0.1', strictPort: true } })
  const page = await browser.newPage()
  try {
    const complaints: string[] = []
    page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && complaints.push(message.text())))
    page.on('pageerror', (error) => void complaints.push(String(error)))
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
    if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('; ')}`)
  } finally {
    await page.close()
    await app.close()
    api.stop()
  }
}
