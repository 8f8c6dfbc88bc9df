// `pnpm --filter @vehicle-partner/portal run bench [rounds]`: measures how fast pages paint on a slow phone,
// each with a static twin in the same run. Rounds alternate; compare the ratios, not the times.
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { findChromium } from '../../../tools/chromium.mjs'
import { removeServerData, startServer } from '../e2e/testServer.ts'
import { writeStaticCopies, getStaticCopyPath, signedInDocuments } from './benchmarkBaselines.ts'
import { measureVisit, type Visit } from './measureVisit.ts'

// pnpm passes `--` on.
const [roundsArgument = '9'] = process.argv.slice(2).filter((word) => word !== '--')
const rounds = Number(roundsArgument)
const paths = ['/', '/login', '/register', '/forgot-password', '/faq'] as const

const getQuantile = (share: number, values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
const listValues = (visits: readonly Visit[], key: keyof Visit) => visits.map((each) => each[key])
/** The fastest quartile: other programs only add to a time. */
const getTypicalTime = (visits: readonly Visit[], key: 'fcp' | 'lcp') => getQuantile(0.25, listValues(visits, key))
const formatTime = (visits: readonly Visit[], key: 'fcp' | 'lcp') => String(Math.round(getTypicalTime(visits, key)))
const formatRange = (visits: readonly Visit[]) =>
  `${Math.round(getQuantile(0, listValues(visits, 'lcp')))}–${Math.round(getQuantile(1, listValues(visits, 'lcp')))}`
const formatKilobytes = (visits: readonly Visit[], key: 'initialBytes' | 'bytes') =>
  (getQuantile(0.5, listValues(visits, key)) / 1000).toFixed(1)

const portal = await startServer()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const signedInPaths = Object.keys(signedInDocuments)
const removeStaticCopies = await writeStaticCopies([...paths, ...signedInPaths])
try {
  const session = await getSessionStorage(portal.url, browser)
  const pages: readonly (readonly [name: string, url: string, storage?: Record<string, string>])[] = [
    ...paths.flatMap((path) => [
      [path, `${portal.url}${path}`] as const,
      [`${path} twin`, `${portal.url}${getStaticCopyPath(path)}`] as const,
    ]),
    ['bare React', `${portal.url}/twin-bare.html`],
    ...signedInPaths.flatMap((path) => [
      [path, `${portal.url}${path}`, session] as const,
      [`${path} twin`, `${portal.url}${getStaticCopyPath(path)}`] as const,
    ]),
  ]
  const visits = new Map<string, Visit[]>(pages.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, url, storage] of round % 2 === 0 ? pages : pages.toReversed())
      visits.get(name)?.push(await measureVisit(browser, url, storage))
  const getVisits = (name: string) => visits.get(name) ?? []

  const createLine = (path: string, twin: readonly Visit[], key: 'fcp' | 'lcp') => {
    const ours = getVisits(path)
    return [
      path.startsWith('/') ? `\`${path}\`` : path,
      formatTime(ours, 'fcp'),
      formatTime(ours, 'lcp'),
      formatRange(ours),
      twin.length === 0 ? '' : formatTime(twin, key),
      twin.length === 0 ? '' : formatRange(twin),
      twin.length === 0 ? '' : (getTypicalTime(ours, key) / getTypicalTime(twin, key)).toFixed(2),
      formatKilobytes(ours, 'initialBytes'),
      formatKilobytes(ours, 'bytes'),
      getQuantile(0.5, listValues(ours, 'shift')).toFixed(3),
    ]
  }
  const lines = [
    ...paths.map((path) => createLine(path, getVisits(`${path} twin`), 'lcp')),
    createLine('bare React', [], 'lcp'),
    // The figures of a signed-in page come from the server: its first paint is compared.
    ...signedInPaths.map((path) => createLine(path, getVisits(`${path} twin`), 'fcp')),
  ]
  const table = [
    [
      'Page',
      'First paint, ms',
      'Largest paint, ms',
      'Range',
      'Static twin, ms',
      'Range',
      'Ratio',
      'At once, kB',
      'Until quiet, kB',
      'Shift',
    ],
    ['---', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:'],
    ...lines,
  ].map((cells) => `| ${cells.join(' | ')} |`)
  const text = [`Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${rounds} rounds.`, '', ...table].join('\n')
  console.log(text)
  await updateBenchDocs(text)
} finally {
  await browser.close()
  await removeStaticCopies()
  await portal.stop()
  await removeServerData(portal)
}

/** Writes the table into docs/bench.md, between the marks of the pages. */
async function updateBenchDocs(table: string): Promise<void> {
  const file = join(import.meta.dirname, '../../../docs/bench.md')
  const text = await readFile(file, 'utf8')
  const marks = /(<!-- pages -->\n)[\s\S]*?(\n<!-- end of pages -->)/
  if (!marks.test(text)) throw new Error('docs/bench.md has no marks for the pages')
  await writeFile(
    file,
    text.replace(marks, (_, begin: string, end: string) => `${begin}\n${table}\n${end}`),
  )
}

/** Logs in and returns the browser storage. */
async function getSessionStorage(origin: string, browser: Browser): Promise<Record<string, string>> {
  const context = await browser.newContext({ baseURL: origin })
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
