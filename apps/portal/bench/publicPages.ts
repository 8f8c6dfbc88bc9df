// `pnpm --filter @vehicle-partner/portal run bench [rounds]`: how fast the public pages paint on a slow phone, each beside a static twin
// of the same HTML, style and font in the same run. Interleaved rounds; read the ratios, not the times.
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { findChromium } from '../../../tools/chromium.mjs'
import { clean, startServer } from '../e2e/server.ts'
import { layTwins, twinOf } from './staticCopies.ts'
import { visit, type Visit } from './measureVisit.ts'

// pnpm hands its own `--` on.
const [asked = '9'] = process.argv.slice(2).filter((word) => word !== '--')
const rounds = Number(asked)
const paths = ['/', '/login', '/register', '/forgot-password', '/faq'] as const

const at = (share: number, values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
const of = (visits: readonly Visit[], key: keyof Visit) => visits.map((each) => each[key])
/** Of the faster quarter: another program's turn on the processor only ever adds to a time. */
const time = (visits: readonly Visit[], key: 'fcp' | 'lcp') => at(0.25, of(visits, key))
const ms = (visits: readonly Visit[], key: 'fcp' | 'lcp') => String(Math.round(time(visits, key)))
const range = (visits: readonly Visit[]) => `${Math.round(at(0, of(visits, 'lcp')))}–${Math.round(at(1, of(visits, 'lcp')))}`
const kB = (visits: readonly Visit[], key: 'atOnce' | 'bytes') => (at(0.5, of(visits, key)) / 1000).toFixed(1)

const portal = await startServer()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
// The same server sends both.
const takeTwinsAway = await layTwins(paths)
try {
  const session = await signedIn(portal.url, browser)
  const pages: readonly (readonly [name: string, url: string, storage?: Record<string, string>])[] = [
    ...paths.flatMap((path) => [[path, `${portal.url}${path}`] as const, [`${path} twin`, `${portal.url}${twinOf(path)}`] as const]),
    ['bare React', `${portal.url}/twin-bare.html`],
    ['dashboard', `${portal.url}/dashboard`, session],
  ]
  const visits = new Map<string, Visit[]>(pages.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, url, storage] of round % 2 === 0 ? pages : pages.toReversed())
      visits.get(name)?.push(await visit(browser, url, storage))
  const seen = (name: string) => visits.get(name) ?? []

  const lines = paths.map((path) => {
    const [ours, twin] = [seen(path), seen(`${path} twin`)]
    const ratio = (time(ours, 'lcp') / time(twin, 'lcp')).toFixed(2)
    return [
      `\`${path}\``,
      ms(ours, 'fcp'),
      ms(ours, 'lcp'),
      range(ours),
      ms(twin, 'lcp'),
      range(twin),
      ratio,
      kB(ours, 'atOnce'),
      kB(ours, 'bytes'),
    ]
  })
  for (const name of ['bare React', 'dashboard']) {
    const all = seen(name)
    lines.push([name, ms(all, 'fcp'), ms(all, 'lcp'), range(all), '', '', '', kB(all, 'atOnce'), kB(all, 'bytes')])
  }
  const table = [
    ['Page', 'First paint, ms', 'Largest paint, ms', 'Range', 'Static twin, ms', 'Range', 'Ratio', 'At once, kB', 'Until quiet, kB'],
    ['---', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:'],
    ...lines,
  ].map((cells) => `| ${cells.join(' | ')} |`)
  const text = [`Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${rounds} rounds.`, '', ...table].join('\n')
  console.log(text)
  await writeDown(text)
} finally {
  await browser.close()
  await takeTwinsAway()
  await portal.stop()
  await clean(portal)
}

/** Puts the figures into docs/bench.md, between the marks of the pages. */
async function writeDown(figures: string): Promise<void> {
  const file = join(import.meta.dirname, '../../../docs/bench.md')
  const text = await readFile(file, 'utf8')
  const marks = /(<!-- pages -->\n)[\s\S]*?(\n<!-- end of pages -->)/
  if (!marks.test(text)) throw new Error('docs/bench.md has no place for the figures of the pages')
  await writeFile(
    file,
    text.replace(marks, (_, begin: string, end: string) => `${begin}\n${figures}\n${end}`),
  )
}

/** The storage of somebody who has logged in. */
async function signedIn(origin: string, with_: Browser): Promise<Record<string, string>> {
  const context = await with_.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email address').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-1234')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
  const session = await page.evaluate(() => localStorage.getItem('USER_SESSION'))
  await context.close()
  if (!session) throw new Error('Login left no session')
  return { USER_SESSION: session }
}
