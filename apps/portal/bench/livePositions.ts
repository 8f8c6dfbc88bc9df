// `pnpm --filter @vehicle-partner/portal run bench:positions [seconds]`: the processor time of the main thread while more than 200 vehicles
// report their positions every five seconds, at this machine's own speed. Needs PostgreSQL, as the large list.
import { cpus, loadavg } from 'node:os'
import { chromium, type Browser, type Page } from 'playwright'
import { findChromium } from '../../../tools/chromium.mjs'
import { startCluster } from '../../server/test/postgresCluster.ts'
import { removeServerData, startServerOn } from '../e2e/testServer.ts'
import { readSessionStorage } from './benchSession.ts'
import { measureMainThread } from './mainThread.ts'
import { updateBenchDocs } from './updateBenchDocs.ts'

const [secondsArgument = '20'] = process.argv.slice(2).filter((word) => word !== '--')
const seconds = Number(secondsArgument)
/** The time of day, in UTC, with most trips on the road: half past seven in Lagos. */
const busiest = { hours: 6, minutes: 30 }

/** With fewer positions in five seconds the result says nothing. */
const fewest = 200

/** What a dispatcher looks at. */
const pages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'trips on the road': (page) => page.goto('/trips?group=active'),
  'a trip with its map': async (page) => {
    await page.goto('/trips?group=active')
    await page.locator('[data-row-link]').first().click()
  },
  'a vehicle, live': async (page) => {
    await page.goto('/trips?group=active')
    const plate =
      (await page
        .locator('main')
        .getByText(/^[A-Z]{3}-\d{3}[A-Z]{2}$/)
        .first()
        .textContent()) ?? ''
    await page.goto(`/vehicles?search=${plate}`)
    await page.locator('[data-row-link]').first().click()
    await page.getByRole('link', { name: 'Live', exact: true }).click()
  },
}

const cluster = await startCluster()
if (!cluster) throw new Error('The live positions need PostgreSQL on this machine')
const portal = await startServerOn(undefined, { DATABASE_URL: cluster.url, SEED_SCALE: '100' }, 300).catch(async (error: unknown) => {
  await cluster.stop()
  throw error
})
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  await moveClock(portal.url)
  const storage = await readSessionStorage(portal.url, browser)
  const rows: string[] = []
  for (const [name, open] of Object.entries(pages)) rows.push(await measurePage(browser, name, open, storage))
  const load = loadavg()[0]?.toFixed(1) ?? '?'
  const text = [
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores with a load average of ${load}, ${seconds} s a page.`,
    '',
    '| Page | Positions in 5 s | Main thread, ms a second | Longest task, ms |',
    '| --- | --: | --: | --: |',
    ...rows,
  ].join('\n')
  console.log(text)
  await updateBenchDocs('live positions', text)
} finally {
  await browser.close()
  await portal.stop()
  await removeServerData(portal)
  await cluster.stop()
}

async function measurePage(
  from: Browser,
  name: string,
  open: (page: Page) => Promise<unknown>,
  storage: Readonly<Record<string, string>>,
): Promise<string> {
  const context = await from.newContext({ baseURL: portal.url, viewport: { width: 1280, height: 800 } })
  try {
    await context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    }, storage)
    const page = await context.newPage()
    let positions = 0
    const count = (payload: string | Buffer) => {
      const text = payload.toString()
      if (text.includes('telemetry.')) positions += text.split('"heading_deg"').length - 1
    }
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => count(payload)))
    await open(page)
    await page.getByText('Live', { exact: true }).filter({ visible: true }).last().waitFor()
    await page.waitForTimeout(5000)
    positions = 0
    const { busy, longest } = await measureMainThread(from, page, () => page.waitForTimeout(seconds * 1000))
    const each = Math.round((positions / seconds) * 5)
    if (each < fewest) throw new Error(`Only ${each} positions in five seconds`)
    return `| ${name} | ${each} | ${(busy / seconds).toFixed(1)} | ${longest.toFixed(0)} |`
  } finally {
    await context.close()
  }
}

/** Moves the clock of the sandbox to the time of day with most trips. What is due until then happens before the answer. */
async function moveClock(url: string): Promise<void> {
  const { data } = (await (await fetch(`${url}/sandbox/state.json`)).json()) as { data: { now: string } }
  const now = Date.parse(data.now)
  const target = new Date(now)
  target.setUTCHours(busiest.hours, busiest.minutes, 0, 0)
  if (target.getTime() <= now) target.setUTCDate(target.getUTCDate() + 1)
  for (const [path, body] of [
    ['clock', { advance: `PT${Math.round((target.getTime() - now) / 60_000)}M` }],
    ['run', { job: 'trip-simulator' }],
  ] as const) {
    const response = await fetch(`${url}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`/sandbox/${path}: ${await response.text()}`)
  }
}
