// `pnpm --filter @vehicle-partner/portal run bench:lighthouse [rounds] [path ...]`: the scores of Lighthouse (mobile, simulated throttling) for
// public pages and, with a stored session, for pages of the signed-in area. Lighthouse is fetched by `pnpm dlx`: 150 packages for one benchmark
// are no dependency of the portal.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import * as z from 'zod'
import { findChromium } from '../../../tools/chromium.mjs'
import { findFreePort, removeServerData, startServerOn } from '../e2e/testServer.ts'
import { signedInPages, writeStaticCopies } from './benchmarkBaselines.ts'
import { readSessionStorage, readVehicleId } from './benchSession.ts'
import { updateBenchDocs } from './updateBenchDocs.ts'

// pnpm passes `--` on.
const [roundsArgument = '3', ...chosen] = process.argv.slice(2).filter((word) => word !== '--')
const rounds = Number(roundsArgument)
const publicPaths = ['/', '/login', '/register', '/forgot-password', '/faq', '/terms', '/privacy']
/** A page of two lines, with React alone: what a script costs on this machine. */
const barePath = '/twin-bare.html'
const paths = chosen.length > 0 ? chosen : [barePath, ...publicPaths, ...Object.keys(signedInPages)]

/** Scores of different versions cannot be compared. */
const lighthouse = 'lighthouse@12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const Report = z.object({
  finalDisplayedUrl: z.string(),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.enum(categories),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ score: z.number().nullish(), numericValue: z.number().optional() })),
})
type Report = z.infer<typeof Report>

const portal = await startServerOn(undefined, {}, 300)
const removeStaticCopies = await writeStaticCopies([])
try {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const session = await readSessionStorage(portal.url, browser)
  await browser.close()
  const vehicleId = await readVehicleId(portal.url)
  const rows: string[][] = []
  const failed = new Set<string>()
  const speeds: number[] = []
  for (const path of paths) {
    const reports: Report[] = []
    for (let round = 0; round < rounds; round++)
      reports.push(await auditAgain(path.replace(':id', vehicleId), path in signedInPages ? session : {}))
    rows.push([path === barePath ? 'bare React' : `\`${path}\``, ...createCells(reports)])
    speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex))
    for (const report of path === barePath ? [] : reports)
      for (const category of categories.filter((each) => each !== 'performance'))
        for (const { id, weight } of report.categories[category].auditRefs)
          if (weight > 0 && (report.audits[id]?.score ?? 1) < 1) failed.add(`${path}: ${category}, ${id}`)
  }
  const load = loadavg()[0]?.toFixed(1) ?? '?'
  const head = [
    ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'First paint, ms', 'Largest paint, ms', 'Blocked, ms', 'Shift'],
    ['---', ...Array.from({ length: 8 }, () => '--:')],
  ]
  const text = [
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores with a load average of ${load}, best of ${rounds} rounds.`,
    `Lighthouse's benchmark index of the machine: ${Math.round(Math.min(...speeds))} to ${Math.round(Math.max(...speeds))}.`,
    '',
    ...[...head, ...rows].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n')
  console.log([text, ...failed].join('\n'))
  if (chosen.length === 0) await updateBenchDocs('lighthouse', text)
} finally {
  await removeStaticCopies()
  await portal.stop()
  await removeServerData(portal)
}

/** The best of each figure: other programs only make it worse. */
function createCells(reports: readonly Report[]): string[] {
  const least = (id: string) => Math.min(...reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  return [
    ...categories.map((category) => String(Math.round(Math.max(...reports.map((report) => report.categories[category].score)) * 100))),
    ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((id) => String(Math.round(least(id)))),
    least('cumulative-layout-shift').toFixed(3),
  ]
}

/** On a busy machine a visit may end without a trace of it: it is made again. */
async function auditAgain(...visit: Parameters<typeof audit>): Promise<Report> {
  try {
    return await audit(...visit)
  } catch {
    return audit(...visit)
  }
}

/** Visits a page with an empty cache and these values in the storage, in a browser of its own. */
async function audit(path: string, storage: Readonly<Record<string, string>>): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'vp-lighthouse-'))
  const port = await findFreePort()
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    if (Object.keys(storage).length > 0) {
      const page = await context.newPage()
      await page.goto(`${portal.url}/robots.txt`)
      await page.evaluate((values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
      }, storage)
      await page.close()
    }
    const file = join(folder, 'report.json')
    // Keeps the storage, and with it the session.
    const options = [`--port=${port}`, '--output=json', `--output-path=${file}`, '--quiet', '--disable-storage-reset']
    await run('pnpm', ['dlx', lighthouse, `${portal.url}${path}`, ...options])
    const report = Report.parse(JSON.parse(await readFile(file, 'utf8')))
    const { pathname } = new URL(report.finalDisplayedUrl)
    if (pathname !== path) throw new Error(`${path} led to ${pathname}`)
    return report
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function run(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ${args.join(' ')} ended with ${code}`))))
  })
}
