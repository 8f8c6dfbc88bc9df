// Looks at every Overview in every theme, width and direction, and writes what came out to docs/matrix.md.
//   npm run test:matrix                    all components
//   npm run test:matrix -- Button Menu     those whose title or id contains one of the words
//   npm run test:matrix -- --resume        goes on where a run was stopped, on the same build
//   npm run test:matrix -- --url <address> looks at a Storybook that runs already
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser, serve, type Entry } from '../visual/shoot.ts'
import { look, type Outcome } from './look.ts'
import { report, type Kept } from './report.ts'

const root = join(import.meta.dirname, '../../..')
const built = join(root, 'apps/storybook/storybook-static')
const folder = join(root, 'apps/storybook/reports/matrix')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { resume: { type: 'boolean', default: false }, url: { type: 'string' } },
})
const date = new Date().toISOString()

if (values.url === undefined) {
  const args = ['exec', 'turbo', 'run', 'build', '--filter=@vehicle-partner/storybook', '--output-logs=errors-only']
  execFileSync('pnpm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}
const served = values.url === undefined ? await serve(built) : undefined
const url = values.url ?? served?.url ?? ''
const index = (await (await fetch(`${url}/index.json`)).json()) as { entries: Record<string, Entry> }
const buildOf = () =>
  createHash('sha256')
    .update(readdirSync(join(built, 'assets')).toSorted().join())
    .digest('hex')
    .slice(0, 12)
const build = values.url === undefined ? buildOf() : url
const wanted = (text: string) => positionals.length === 0 || positionals.some((word) => text.toLowerCase().includes(word.toLowerCase()))
const overviews = Object.values(index.entries).filter(({ type, name }) => type === 'story' && name === 'Overview')
const fileOf = (id: string) => join(folder, `${id}.json`)
const keptOf = (id: string) => (existsSync(fileOf(id)) ? (JSON.parse(readFileSync(fileOf(id), 'utf8')) as Kept) : undefined)
const waiting = overviews.filter(({ id, title }) => wanted(`${title} ${id}`) && !(values.resume && keptOf(id)?.build === build))
if (overviews.every(({ id, title }) => !wanted(`${title} ${id}`))) throw new Error(`No Overview is called ${positionals.join(' or ')}`)

mkdirSync(folder, { recursive: true })
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const browser = await openBrowser()
let failed = 0
const same = { timezoneId: 'Africa/Lagos', locale: 'en-NG', reducedMotion: 'reduce' } as const

/** What did not come to an end is a problem of its own, and no reason to stop. */
const broken = ({ id, title, name }: Entry, error: unknown): Outcome => ({
  id,
  title,
  name,
  looks: 0,
  excused: [],
  problems: [{ mode: 'all', check: 'story', what: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }],
})

/** One of two pages that share the work: more gain nothing on two cores. */
async function work() {
  const page = await (await browser.newContext(same)).newPage()
  const touch = await (
    await browser.newContext({ ...same, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  ).newPage()
  for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
    const outcome = await look(page, touch, url, entry, axeSource).catch((error: unknown) => broken(entry, error))
    const kept: Kept = { ...outcome, date, browser: browser.version(), build }
    writeFileSync(fileOf(entry.id), JSON.stringify(kept, undefined, 2))
    failed += outcome.problems.length
    console.log(`${outcome.problems.length === 0 ? 'ok  ' : 'FAIL'} ${outcome.title.padEnd(34)} ${outcome.looks} looks`)
    for (const { mode, check, what } of outcome.problems) console.log(`     | ${mode}: ${check}: ${what}`)
  }
}

try {
  await Promise.all([work(), work()])
} finally {
  await browser.close()
  served?.server.close()
}
// Also what an earlier run found of the stories that are still there.
const all = overviews.flatMap(({ id }) => keptOf(id) ?? [])
writeFileSync(join(root, 'docs/matrix.md'), report(all))
console.log(`${failed} problems; ${all.length} of ${overviews.length} Overviews are in docs/matrix.md`)
process.exitCode = failed === 0 ? 0 : 1
