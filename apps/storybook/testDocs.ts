// Opens every docs page of the built Storybook in Chromium, and its search.
//   npm run test:docs                     all pages
//   npm run test:docs -- ui-data          pages whose id contains the word
//   npm run test:docs -- --url <address>  a running or built Storybook
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import { listComponents } from './.storybook/catalog.ts'
import { openBrowser, serveFolder, type StoryEntry } from './visual/takeScreenshots.ts'

const root = join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' } } })

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

/** Problems of a docs page: errors in place of the page or of a story in it, and errors in the console. */
async function checkPage(page: Page, { id, title }: StoryEntry) {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    // Chromium writes a line without the address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text().slice(0, 300))
  })
  page.on('response', (response) => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`))
  await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}`)
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
  if (componentTitles.has(title) && (await page.locator('.docsFacts').count()) === 0) errors.push('no status, import and cost')
  for (const error of new Set(errors)) report(id, error)
}

/** Controls list a union's values, and offer nothing for functions. */
async function checkControls(page: Page) {
  await page.goto(`${url}/iframe.html?viewMode=docs&id=ui-actions-button--docs`)
  const playground = page.locator('.docblock-argstable').first()
  await playground.waitFor({ timeout: 60_000 })
  const variant = playground.locator('tr', { hasText: 'variant' }).first()
  const options = await variant.locator('input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')))
  if (!options.includes('primary') || !options.includes('dangerQuiet')) report('controls', `variant offers ${options.join(', ')}`)
  const type = await variant.innerText()
  if (!type.includes('dangerQuiet') || /\bunion\b/.test(type)) report('controls', `the type of variant is ${type}`)
  const row = playground.locator('tr', { hasText: 'onClick' })
  if ((await row.locator('input, select, textarea, button').count()) > 0) report('controls', 'onClick has a control')
}

/** The sidebar finds components by other names. */
async function checkSearch(page: Page) {
  await page.goto(`${url}/?path=/story/start-welcome--overview`)
  // Its placeholder changes with its state.
  const search = page.locator('#storybook-explorer-searchfield')
  await search.waitFor({ timeout: 60_000 })
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 })
  for (const [words, name] of [
    ['modal', 'Dialog'],
    ['dropdown', 'Select'],
    ['pill', 'StatusPill'],
    ['radius', 'Space'],
    ['contrast', 'Colors'],
    ['install', 'Getting started'],
    ['msw', 'Working with data'],
    ['visual report', 'Review a change'],
  ] as const) {
    const result = page.locator('.search-result-item--label', { hasText: name }).first()
    // The names come after the first story, and results do not follow them.
    for (let tries = 0; tries < 15 && !(await result.isVisible()); tries++) {
      await search.fill('')
      await search.fill(words)
      await page.waitForTimeout(1000)
    }
    if (!(await result.isVisible())) report('search', `${words} does not find ${name}`)
  }
}

const browser: Browser = await openBrowser()
const queue = [...pages]
async function work() {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const page = await browser.newPage()
    await checkPage(page, next).catch((error: unknown) => report(next.id, error instanceof Error ? error.message : String(error)))
    await page.close()
  }
}
try {
  await Promise.all([work(), work()])
  if (positionals.length === 0)
    for (const check of [checkControls, checkSearch]) {
      const page = await browser.newPage()
      await check(page).catch((error: unknown) => report(check.name, error instanceof Error ? error.message : String(error)))
      await page.close()
    }
} finally {
  await browser.close()
  localServer?.server.close()
}
console.log(`${pages.length} docs pages, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
