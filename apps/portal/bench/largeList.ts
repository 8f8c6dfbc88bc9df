// `pnpm --filter @vehicle-partner/portal run bench:list [rounds]`: the processor time of the longest task of the main thread
// while a dispatcher works in the list of 1,200 vehicles, at this machine's own speed. Needs PostgreSQL, because a fleet of that size is too large for the embedded database.
import { cpus, loadavg } from 'node:os'
import { chromium, type Page } from 'playwright'
import { findChromium } from '../../../tools/chromium.mjs'
import { startCluster } from '../../server/test/postgresCluster.ts'
import { removeServerData, startServerOn } from '../e2e/testServer.ts'
import { signedInPages } from './benchmarkBaselines.ts'
import { readSessionStorage } from './benchSession.ts'
import { measureMainThread } from './mainThread.ts'
import { measureVisit, type Visit } from './measureVisit.ts'
import { updateBenchDocs } from './updateBenchDocs.ts'

const [roundsArgument = '5'] = process.argv.slice(2).filter((word) => word !== '--')
const rounds = Number(roundsArgument)
const laptop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
/** The rows on a page, the usual number and the largest one, on both screens. */
const variants = [
  { name: '20 rows, 1280 px', perPage: 20, viewport: laptop },
  { name: '20 rows, 360 px', perPage: 20, viewport: phone },
  { name: '100 rows, 1280 px', perPage: 100, viewport: laptop },
  { name: '100 rows, 360 px', perPage: 100, viewport: phone },
] as const

/** What a dispatcher does, one after the other. */
const steps: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'scroll to the last row': async (page) => {
    for (let presses = 0; presses < 30; presses++) {
      await page.mouse.wheel(0, 500)
      await page.waitForTimeout(30)
    }
  },
  'next page': (page) => page.getByRole('button', { name: 'Next page' }).click(),
  filter: async (page) => {
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('checkbox', { name: 'Coaster', exact: true }).click()
    await page.getByRole('button', { name: /^Show .*vehicles?$/ }).click()
  },
  search: (page) => page.getByRole('searchbox', { name: 'Plate, model, nickname, driver' }).fill('toyota'),
  'a tab': (page) => page.getByRole('link', { name: /^Active/ }).click(),
  'select all': async (page) => {
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
    await page.getByRole('button', { name: /^Select all/ }).click()
  },
  Back: (page) => page.goBack(),
}

const cluster = await startCluster()
if (!cluster) throw new Error('The large list needs PostgreSQL on this machine')
// Writing the demo data of 1,200 vehicles takes a minute or two.
const portal = await startServerOn(undefined, { DATABASE_URL: cluster.url, SEED_SCALE: '100' }, 300).catch(async (error: unknown) => {
  await cluster.stop()
  throw error
})
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  const longest = new Map<string, number>()
  for (const { name, perPage, viewport } of variants) {
    const isPhone = viewport === phone
    const context = await browser.newContext({ baseURL: portal.url, viewport, isMobile: isPhone, hasTouch: isPhone })
    const page = await context.newPage()
    await logIn(page)
    for (let round = 0; round < rounds; round++) {
      await page.goto(`/vehicles?perPage=${perPage}`)
      await page
        .getByRole('link', { name: /^Toyota/ })
        .first()
        .waitFor()
      await settle(page)
      for (const [step, work] of Object.entries(steps)) {
        const key = `${step} ${name}`
        const task = await measureLongestTask(page, work)
        longest.set(key, Math.min(longest.get(key) ?? Infinity, task))
      }
    }
    await context.close()
  }
  const visits = new Map<string, Visit[]>()
  const storage = await readSessionStorage(portal.url, browser)
  for (const path of ['/vehicles', '/drivers'])
    for (let round = 0; round < rounds; round++) {
      const visit = await measureVisit(browser, `${portal.url}${path}`, { storage, shows: signedInPages[path]?.shows ?? /./ })
      visits.set(path, [...(visits.get(path) ?? []), visit])
    }
  const getBest = (path: string, key: 'fcp' | 'ready' | 'longestTask') =>
    String(Math.round(Math.min(...(visits.get(path) ?? []).map((visit) => visit[key]))))
  const getWorstShift = (path: string) => Math.max(...(visits.get(path) ?? []).map(({ shift }) => shift)).toFixed(3)
  const format = (key: string) => String(Math.round(longest.get(key) ?? 0))
  const rows = Object.keys(steps).map((step) => [step, ...variants.map(({ name }) => format(`${step} ${name}`))])
  const load = loadavg()[0]?.toFixed(1) ?? '?'
  const text = [
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores with a load average of ${load}, ${rounds} rounds.`,
    '',
    `| Step | ${variants.map(({ name }) => name).join(' | ')} |`,
    `| --- |${' --: |'.repeat(variants.length)}`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    'First visits on the slow phone of the pages above:',
    '',
    '| List | First paint, ms | Rows, ms | Longest task, ms | Most shift |',
    '| --- | --: | --: | --: | --: |',
    ...[...visits.keys()].map(
      (path) =>
        `| \`${path}\` | ${getBest(path, 'fcp')} | ${getBest(path, 'ready')} | ${getBest(path, 'longestTask')} | ${getWorstShift(path)} |`,
    ),
  ].join('\n')
  console.log(text)
  await updateBenchDocs('large list', text)
} finally {
  await browser.close()
  await portal.stop()
  await removeServerData(portal)
  await cluster.stop()
}

/** Milliseconds of processor time that the longest task of the main thread takes. */
async function measureLongestTask(page: Page, work: (page: Page) => Promise<unknown>): Promise<number> {
  const { longest } = await measureMainThread(browser, page, async () => {
    await work(page)
    await settle(page)
  })
  return longest
}

/** Waits until the rows are the asked ones. The network is never idle: trips of a large fleet change all the time. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1000)
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.waitForTimeout(300)
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email address').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-1234')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
}
