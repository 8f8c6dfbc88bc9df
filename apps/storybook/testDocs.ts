// Opens every docs page of the built Storybook in Chromium, its search, the links of the first page, and the product without a server.
//   npm run test:docs                     all pages
//   npm run test:docs -- ui-data          pages whose id contains the word
//   npm run test:docs -- --way-in         no docs pages: controls, search, links, phone, dark device and product alone
//   npm run test:docs -- --url <address>  a running or built Storybook
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Frame, Page } from 'playwright'
import { getContrastRatio } from '../../packages/ui/src/theme/contrast.ts'
import { listComponents } from './.storybook/catalog.ts'
import { openBrowser, serveFolder, type StoryEntry } from './visual/takeScreenshots.ts'

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
/** They fill a window, draw one thing, or nothing: what to do with them is said in words. */
const withoutPairs =
  /(AppShell|ImageCropper|LandingLayout|PageContent|PressErrorProvider|PrintSheet|RouteTileMap|Sidebar|SingleColumnLayout|SplitLayout|ThemeProvider|TopBar|Illustration)$/
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

/** Controls list a union's values, and offer nothing for functions. */
async function checkControls(page: Page) {
  await page.goto(`${url}/iframe.html?viewMode=docs&id=ui-actions-button--docs`)
  const playground = page.locator('.docblock-argstable').first()
  await playground.waitFor({ timeout: 60_000 })
  const variant = playground.locator('tr', { hasText: 'variant' }).first()
  // Radio buttons, or a list where there are many.
  const options = await variant
    .locator('input, option')
    .evaluateAll((items) => items.map((item) => item.getAttribute('value') ?? item.textContent))
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
    ['card radius', 'Space'],
    ['empty list', 'Screen map'],
    ['brand colors', 'Theming a brand'],
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

/** Every page of text, and a docs page, fits a phone. */
async function checkPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  const texts = Object.values(entries).filter(({ type, title }) => type === 'story' && /^(Start|Foundations|Flows)\//.test(title))
  const addresses = [
    ...texts.map(({ id }) => `viewMode=story&id=${id}`),
    ...['ui-actions-button--docs', 'ui-data-datatable--docs', 'ui-fields-combobox--docs'].map((id) => `viewMode=docs&id=${id}`),
  ]
  for (const address of addresses) {
    await page.goto(`${url}/iframe.html?${address}`)
    await page.waitForFunction(() => document.querySelector('#storybook-root h1, #storybook-docs table'), undefined, { timeout: 60_000 })
    // What comes later makes a page wider.
    await page.waitForTimeout(1000)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 390) report('phone', `${address} is ${width} px wide`)
  }
}

/** Every link of the first page opens what it names, from within Storybook. */
async function checkFirstLinks(page: Page) {
  const open = async () => {
    await page.goto(`${url}/?path=/story/start-welcome--overview`)
    const links = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root main a')
    await links.first().waitFor({ timeout: 60_000 })
    return links
  }
  const names = await (await open()).allInnerTexts()
  for (const [at, name] of names.entries()) {
    const links = await open()
    const before = page.url()
    await links.nth(at).click()
    const isElsewhere = () =>
      page.waitForURL((address) => address.href !== before && /\/iframe\.html|[?&]path=/.test(address.href), { timeout: 15_000 })
    await isElsewhere().catch(() => report('first page', `${name} leads to ${page.url()}`))
  }
}

/** On a dark device the menu and the page are dark, and the current page can be read in the menu. */
async function checkDarkDevice(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${url}/?path=/story/start-welcome--overview`)
  const dark = page.frameLocator('#storybook-preview-iframe').locator('html[data-theme="dark"] #storybook-root h1')
  await dark.waitFor({ timeout: 60_000 }).catch(() => report('dark device', 'the page is light'))
  const toHex = (color: string) =>
    `#${(color.match(/\d+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`
  const selected = await page.locator('.sidebar-item[data-selected="true"]').evaluate((item) => {
    const { color, backgroundColor } = getComputedStyle(item)
    return { color, backgroundColor }
  })
  const ratio = getContrastRatio(toHex(selected.color), toHex(selected.backgroundColor))
  if (ratio < 4.5) report('dark device', `the current page has a contrast of ${ratio.toFixed(2)} in the menu`)
}

/** The product without a server: Back goes a page back, a reload stays with page, user and clock, and a reset begins anew. */
async function checkProduct(page: Page) {
  await page.goto(`${url}/iframe.html?viewMode=story&id=start-the-product-in-the-browser--product&at=/dashboard&as=owner`)
  const expectTitle = (name: string) =>
    page
      .getByRole('heading', { level: 1, name, exact: true })
      .waitFor({ timeout: 30_000 })
      .catch(() => report('product', `${name} is not shown at ${page.url()}`))
  await expectTitle('Welcome')
  await page.getByRole('link', { name: 'Drivers', exact: true }).first().click()
  await expectTitle('Drivers')
  await page.getByRole('button', { name: '1 day later' }).click()
  await page.getByRole('region', { name: 'Demo' }).getByText('22-11-2026').waitFor({ timeout: 15_000 })
  await page.reload()
  await expectTitle('Drivers')
  await page.getByRole('region', { name: 'Demo' }).getByText('22-11-2026').waitFor({ timeout: 15_000 })
  await page.goBack()
  await expectTitle('Welcome')
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('region', { name: 'Demo' }).getByText('21-11-2026').waitFor({ timeout: 15_000 })
}

const browser: Browser = await openBrowser()
const queue = values['way-in'] ? [] : [...pages]
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
    for (const check of [checkControls, checkSearch, checkPhone, checkFirstLinks, checkDarkDevice, checkProduct]) {
      const page = await browser.newPage()
      await check(page).catch((error: unknown) => report(check.name, error instanceof Error ? error.message : String(error)))
      await page.close()
    }
} finally {
  await browser.close()
  localServer?.server.close()
}
console.log(`${values['way-in'] ? 0 : pages.length} docs pages, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
