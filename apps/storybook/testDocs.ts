// Opens every docs page of the built Storybook in Chromium, its search, the links of the first page, and the product without a server.
//   npm run test:docs                     all pages
//   npm run test:docs -- ui-data          pages whose id contains the word
//   npm run test:docs -- --way-in         no docs pages: controls, search, links, phone, dark device and product alone
//   npm run test:docs -- --url <address>  a running or built Storybook
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Frame, Page } from 'playwright'
import { listComponents } from './.storybook/catalog.ts'
import { withoutPairs } from './docs/withoutPairs.ts'
import { openBrowser, serveFolder, type StoryEntry } from './visual/takeScreenshots.ts'
import { wayInChecks } from './wayInChecks.ts'

const root = join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, 'way-in': { type: 'boolean', default: false } },
})

if (values.url === undefined) {
  const args = ['exec', 'turbo', 'run', 'build', '--filter=@vehicle-partner/storybook', '--output-logs=errors-only']
  execFileSync('pnpm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}
const localServer = values.url === undefined ? await serveFolder(join(root, 'apps/storybook/storybook-static')) : undefined
const url = values.url ?? localServer?.url ?? ''
const { entries } = (await (await fetch(`${url}/index.json`)).json()) as { entries: Record<string, StoryEntry> }
const pages = Object.values(entries).filter(
  ({ id, type }) => type === 'docs' && (positionals.length === 0 || positionals.some((word) => id.includes(word))),
)
if (pages.length === 0) throw new Error(`No docs page is called ${positionals.join(' or ')}`)

const componentTitles = new Set(listComponents().map(({ title }) => title))
const problems: string[] = []
const report = (name: string, problem: string) => {
  problems.push(`${name}: ${problem}`)
  console.log(`${name}: ${problem}`)
}

/** Waits until a story in a frame of a docs page is drawn, or has failed. */
async function waitForStory(frame: Frame) {
  await frame.waitForFunction(
    () => document.body.matches('.sb-show-errordisplay, .sb-show-nopreview') || document.querySelector('#storybook-root > *') !== null,
    undefined,
    { timeout: 60_000 },
  )
}

/** Problems of a docs page: errors in place of the page or of a story in it, and errors in the console. */
async function checkPage(page: Page, { id, title }: StoryEntry) {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    // Chromium writes a line without the address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text().slice(0, 300))
  })
  page.on('response', (response) => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`))
  await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}&globals=theme:dark`)
  await page.waitForFunction(
    () =>
      document.body.matches('.sb-show-errordisplay, .sb-show-nopreview') ||
      document.querySelector('#storybook-docs h1, #storybook-docs h2'),
    undefined,
    { timeout: 60_000 },
  )
  // Stories in the page render one after the other.
  await page.waitForFunction(() => document.querySelectorAll('#storybook-docs .sb-loader').length === 0, undefined, { timeout: 60_000 })
  const shown = await page.evaluate(() =>
    document.body.matches('.sb-show-errordisplay') ? (document.querySelector('#error-message')?.textContent ?? 'an error') : undefined,
  )
  if (shown !== undefined) errors.unshift(shown)
  // Frames that are not in view stay empty: their stories have tests of their own.
  const frames = page.frames().filter((frame) => frame !== page.mainFrame() && frame.url().startsWith('http'))
  await Promise.all(frames.map(waitForStory))
  const { theme, top, covered } = await page.evaluate(() => ({
    theme: document.documentElement.dataset['theme'],
    top: window.scrollY,
    covered: document.querySelector('[aria-modal="true"]') !== null,
  }))
  if (theme !== 'dark') errors.push('a story has changed the theme of the page')
  if (top !== 0) errors.push('a story has scrolled the page')
  if (covered) errors.push('a dialog of a story covers the page')
  if (componentTitles.has(title) && (await page.locator('.docsFacts').count()) === 0) errors.push('no status, import and cost')
  if (
    componentTitles.has(title) &&
    title.startsWith('UI/') &&
    !withoutPairs.test(title) &&
    (await page.locator('.docsPairs').count()) === 0
  )
    errors.push('no examples of do and don’t')
  for (const error of new Set(errors)) report(id, error)
}

const browser: Browser = await openBrowser()
const queue = values['way-in'] ? [] : [...pages]
async function work() {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (queue.length % 25 === 0) console.log(`${queue.length} pages to go`)
    const page = await browser.newPage()
    await checkPage(page, next).catch((error: unknown) => report(next.id, error instanceof Error ? error.message : String(error)))
    await page.close()
  }
}
try {
  await Promise.all([work(), work()])
  if (positionals.length === 0)
    for (const check of wayInChecks) {
      const page = await browser.newPage()
      await check({ page, url, entries, report }).catch((error: unknown) =>
        report(check.name, error instanceof Error ? error.message : String(error)),
      )
      await page.close()
    }
} finally {
  await browser.close()
  localServer?.server.close()
}
console.log(`${values['way-in'] ? 0 : pages.length} docs pages, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
