// `pnpm --filter @vehicle-partner/portal run bench [rounds]`: measures how fast pages paint on a slow phone,
// each with a static twin in the same run. Rounds alternate; compare the ratios, not the times.
import { cpus, loadavg } from 'node:os'
import { chromium } from 'playwright'
import { findChromium } from '../../../tools/chromium.mjs'
import { removeServerData, startServerOn } from '../e2e/testServer.ts'
import { getStaticCopyPath, measureBytesAfterDashboard, signedInPages, writeStaticCopies } from './benchmarkBaselines.ts'
import { readSessionStorage, readVehicleId } from './benchSession.ts'
import { measureVisit, type Visit } from './measureVisit.ts'
import { updateBenchDocs } from './updateBenchDocs.ts'

// pnpm passes `--` on.
const [roundsArgument = '9'] = process.argv.slice(2).filter((word) => word !== '--')
const rounds = Number(roundsArgument)
const paths = ['/', '/login', '/register', '/forgot-password', '/faq'] as const

const getQuantile = (share: number, values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
const listValues = (visits: readonly Visit[], key: keyof Visit) => visits.map((each) => each[key])
/** The fastest quartile: other programs only add to a time. */
const getTypicalTime = (visits: readonly Visit[], key: 'fcp' | 'lcp' | 'ready' | 'longestTask') =>
  getQuantile(0.25, listValues(visits, key))
const formatTime = (visits: readonly Visit[], key: 'fcp' | 'lcp' | 'ready' | 'longestTask') =>
  String(Math.round(getTypicalTime(visits, key)))
const formatRange = (visits: readonly Visit[], key: 'fcp' | 'lcp' | 'ready' = 'lcp') =>
  `${Math.round(getQuantile(0, listValues(visits, key)))}–${Math.round(getQuantile(1, listValues(visits, key)))}`
const formatKilobytes = (visits: readonly Visit[], key: 'initialBytes' | 'bytes' | 'scriptBytes') =>
  (getQuantile(0.5, listValues(visits, key)) / 1000).toFixed(1)

// Writing the demo data takes some seconds more than copying a data folder, as tests do.
const portal = await startServerOn(undefined, {}, 300)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const signedInPaths = Object.keys(signedInPages)
const removeStaticCopies = await writeStaticCopies([...paths, ...signedInPaths])
try {
  const session = await readSessionStorage(portal.url, browser)
  const vehicleId = await readVehicleId(portal.url)
  const pages: readonly (readonly [name: string, url: string, signedIn?: Parameters<typeof measureVisit>[2]])[] = [
    ...paths.flatMap((path) => [
      [path, `${portal.url}${path}`] as const,
      [`${path} twin`, `${portal.url}${getStaticCopyPath(path)}`] as const,
    ]),
    ['bare React', `${portal.url}/twin-bare.html`],
    ...Object.entries(signedInPages).flatMap(([path, { shows }]) => [
      [path, `${portal.url}${path.replace(':id', vehicleId)}`, { storage: session, shows }] as const,
      [`${path} twin`, `${portal.url}${getStaticCopyPath(path)}`] as const,
    ]),
  ]
  const visits = new Map<string, Visit[]>(pages.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, url, signedIn] of round % 2 === 0 ? pages : pages.toReversed())
      visits.get(name)?.push(await measureVisit(browser, url, signedIn))
  const getVisits = (name: string) => visits.get(name) ?? []

  const createLine = (path: string, twin: readonly Visit[]) => {
    const ours = getVisits(path)
    return [
      path.startsWith('/') ? `\`${path}\`` : path,
      formatTime(ours, 'fcp'),
      formatTime(ours, 'lcp'),
      formatRange(ours),
      twin.length === 0 ? '' : formatTime(twin, 'lcp'),
      twin.length === 0 ? '' : formatRange(twin),
      twin.length === 0 ? '' : (getTypicalTime(ours, 'lcp') / getTypicalTime(twin, 'lcp')).toFixed(2),
      formatKilobytes(ours, 'initialBytes'),
      formatKilobytes(ours, 'bytes'),
      getQuantile(0.5, listValues(ours, 'shift')).toFixed(3),
    ]
  }
  const lines = [...paths.map((path) => createLine(path, getVisits(`${path} twin`))), createLine('bare React', [])]
  /** The data of a signed-in page comes from the server: its first paint is compared. */
  const createSignedInLine = async (path: string) => {
    const ours = getVisits(path)
    const twin = getVisits(`${path} twin`)
    return [
      `\`${path}\``,
      formatTime(ours, 'fcp'),
      formatTime(twin, 'fcp'),
      (getTypicalTime(ours, 'fcp') / getTypicalTime(twin, 'fcp')).toFixed(2),
      formatTime(ours, 'ready'),
      formatRange(ours, 'ready'),
      formatTime(ours, 'longestTask'),
      getQuantile(0.5, listValues(ours, 'shift')).toFixed(3),
      String(getQuantile(0.5, listValues(ours, 'scripts'))),
      formatKilobytes(ours, 'scriptBytes'),
      ((await measureBytesAfterDashboard(path)) / 1000).toFixed(1),
    ]
  }
  const formatTable = (rows: readonly (readonly string[])[]) => rows.map((cells) => `| ${cells.join(' | ')} |`)
  const table = formatTable([
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
  ])
  const signedInTable = formatTable([
    [
      'Page',
      'First paint, ms',
      'Static twin, ms',
      'Ratio',
      'Data, ms',
      'Range',
      'Longest task, ms',
      'Shift',
      'Scripts',
      'kB',
      'After dashboard, kB',
    ],
    ['---', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:'],
    ...(await Promise.all(signedInPaths.map(createSignedInLine))),
  ])
  const load = loadavg()[0]?.toFixed(1) ?? '?'
  const conditions = `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores with a load average of ${load}, ${rounds} rounds.`
  const text = [conditions, '', ...table, '', ...signedInTable].join('\n')
  console.log(text)
  await updateBenchDocs('pages', text)
} finally {
  await browser.close()
  await removeStaticCopies()
  await portal.stop()
  await removeServerData(portal)
}
