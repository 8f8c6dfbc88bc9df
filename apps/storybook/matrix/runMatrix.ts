// Checks every Overview in every theme, width and direction, and writes the results to docs/matrix.md.
//   npm run test:matrix                    all components
//   npm run test:matrix -- Button Menu     stories whose title or id contains one of the words
//   npm run test:matrix -- --resume        continues an interrupted run on the same build
//   npm run test:matrix -- --url <address> uses a running Storybook
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser, serveFolder, type StoryEntry } from '../visual/takeScreenshots.ts'
import { checkStory, type StoryResult } from './checkStory.ts'
import { createMatrixReport, type StoredResult } from './matrixReport.ts'

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
const localServer = values.url === undefined ? await serveFolder(built) : undefined
const url = values.url ?? localServer?.url ?? ''
const index = (await (await fetch(`${url}/index.json`)).json()) as { entries: Record<string, StoryEntry> }
const hashBuild = () =>
  createHash('sha256')
    .update(readdirSync(join(built, 'assets')).toSorted().join())
    .digest('hex')
    .slice(0, 12)
const build = values.url === undefined ? hashBuild() : url
const isSelected = (text: string) => positionals.length === 0 || positionals.some((word) => text.toLowerCase().includes(word.toLowerCase()))
const overviews = Object.values(index.entries).filter(({ type, id }) => type === 'story' && id.endsWith('--overview'))
const getFile = (id: string) => join(folder, `${id}.json`)
const readStored = (id: string) => (existsSync(getFile(id)) ? (JSON.parse(readFileSync(getFile(id), 'utf8')) as StoredResult) : undefined)
const queue = overviews.filter(({ id, title }) => isSelected(`${title} ${id}`) && !(values.resume && readStored(id)?.build === build))
if (overviews.every(({ id, title }) => !isSelected(`${title} ${id}`))) throw new Error(`No Overview is called ${positionals.join(' or ')}`)

mkdirSync(folder, { recursive: true })
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const browser = await openBrowser()
let failed = 0
const contextOptions = { timezoneId: 'Africa/Lagos', locale: 'en-NG', reducedMotion: 'reduce' } as const

/** A story that throws counts as one problem; the run continues. */
const createFailure = ({ id, title, name }: StoryEntry, error: unknown): StoryResult => ({
  id,
  title,
  name,
  checkCount: 0,
  exceptions: [],
  problems: [{ mode: 'all', check: 'story', description: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }],
})

/** A worker with its own pages. Two run in parallel: more are not faster on two cores. */
async function runWorker() {
  const page = await (await browser.newContext(contextOptions)).newPage()
  const touch = await (
    await browser.newContext({ ...contextOptions, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  ).newPage()
  for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
    const result = await checkStory(page, touch, url, entry, axeSource).catch((error: unknown) => createFailure(entry, error))
    const stored: StoredResult = { ...result, date, browser: browser.version(), build }
    writeFileSync(getFile(entry.id), JSON.stringify(stored, undefined, 2))
    failed += result.problems.length
    console.log(`${result.problems.length === 0 ? 'ok  ' : 'FAIL'} ${result.title.padEnd(34)} ${result.checkCount} checks`)
    for (const { mode, check, description } of result.problems) console.log(`     | ${mode}: ${check}: ${description}`)
  }
}

try {
  await Promise.all([runWorker(), runWorker()])
} finally {
  await browser.close()
  localServer?.server.close()
}
// Includes stored results of earlier runs.
const all = overviews.flatMap(({ id }) => readStored(id) ?? [])
writeFileSync(join(root, 'docs/matrix.md'), createMatrixReport(all))
console.log(`${failed} problems; ${all.length} of ${overviews.length} Overviews are in docs/matrix.md`)
process.exitCode = failed === 0 ? 0 : 1
