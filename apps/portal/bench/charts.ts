// `pnpm --filter @vehicle-partner/portal run bench:charts [rounds]`: measures what the charts of the dashboard cost once they come into view.
import { cpus, loadavg } from 'node:os'
import { chromium, type Browser } from 'playwright'
import { findChromium } from '../../../tools/chromium.mjs'
import { removeServerData, startServerOn } from '../e2e/testServer.ts'
import { readSessionStorage } from './benchSession.ts'
import { slowPhone } from './measureVisit.ts'
import { updateBenchDocs } from './updateBenchDocs.ts'

// pnpm passes `--` on.
const [roundsArgument = '7'] = process.argv.slice(2).filter((word) => word !== '--')
const rounds = Number(roundsArgument)

/** Milliseconds of the main thread at the speed of `slowPhone`. */
interface ChartWork {
  scripts: number
  stylesAndLayout: number
  all: number
}

/** From the scroll to the charts until they are drawn, with the three seconds after it. */
async function measureCharts(browser: Browser, url: string, storage: Record<string, string>): Promise<ChartWork> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'Africa/Lagos' })
  try {
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, storage)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
    const read = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      const valueOf = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0)
      return {
        scripts: valueOf('ScriptDuration'),
        stylesAndLayout: valueOf('RecalcStyleDuration') + valueOf('LayoutDuration'),
        all: valueOf('TaskDuration'),
      }
    }
    const countCharts = () => page.locator('svg.recharts-surface').count()
    await page.goto(url)
    await page.waitForTimeout(5000)
    if ((await countCharts()) > 0) throw new Error('The charts were drawn before they came into view')
    const before = await read()
    await page.getByText('Trips by state').first().scrollIntoViewIfNeeded()
    await page.waitForFunction(() => document.querySelectorAll('svg.recharts-surface').length >= 2)
    await page.waitForTimeout(3000)
    const after = await read()
    return {
      scripts: after.scripts - before.scripts,
      stylesAndLayout: after.stylesAndLayout - before.stylesAndLayout,
      all: after.all - before.all,
    }
  } finally {
    await context.close()
  }
}

const portal = await startServerOn(undefined, {}, 300)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  const storage = await readSessionStorage(portal.url, browser)
  const found: ChartWork[] = []
  for (let round = 0; round < rounds; round++) found.push(await measureCharts(browser, `${portal.url}/dashboard`, storage))
  const describe = (key: keyof ChartWork) => {
    const sorted = found.map((each) => Math.round(each[key])).toSorted((a, b) => a - b)
    return `${sorted[Math.floor(sorted.length / 2)] ?? 0} (${sorted[0] ?? 0}–${sorted.at(-1) ?? 0})`
  }
  const load = loadavg()[0]?.toFixed(1) ?? '?'
  const text = [
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores with a load average of ${load}, ${rounds} rounds.`,
    '',
    '| Work of the main thread | Median and range, ms |',
    '| --- | --: |',
    `| scripts | ${describe('scripts')} |`,
    `| styles and layout | ${describe('stylesAndLayout')} |`,
    `| everything | ${describe('all')} |`,
  ].join('\n')
  console.log(text)
  await updateBenchDocs('charts', text)
} finally {
  await browser.close()
  await portal.stop()
  await removeServerData(portal)
}
