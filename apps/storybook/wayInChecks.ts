import type { Page } from 'playwright'
import { getContrastRatio } from '../../packages/ui/src/theme/contrast.ts'
import { themeColors } from '../../packages/ui/src/theme/tokens.ts'
import type { StoryEntry } from './visual/takeScreenshots.ts'

/** A new page of the browser, on the built Storybook. */
interface Visit {
  page: Page
  /** Of the Storybook, without a slash at the end. */
  url: string
  entries: Readonly<Record<string, StoryEntry>>
  /** Writes down a problem, after the name of what has it. */
  report: (name: string, problem: string) => void
}

/** Controls list a union's values, and offer nothing for functions. */
async function checkControls({ page, url, report }: Visit) {
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
  for (const name of ['flush', 'disabled'])
    if (
      (await playground
        .locator('tr', { hasText: new RegExp(`^${name}`) })
        .locator('input, button')
        .count()) === 0
    )
      report('controls', `${name} has no control`)
  const row = playground.locator('tr', { hasText: 'onClick' })
  if ((await row.locator('input, select, textarea, button').count()) > 0) report('controls', 'onClick has a control')
}

/** The sidebar finds components by other names. */
async function checkSearch({ page, url, report }: Visit) {
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

/** Every page of text, and a docs page, fits a phone, and shows code as code: in the font an accent joins the next letter. */
async function checkPhone({ page, url, entries, report }: Visit) {
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
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('.docblock-argstable')].reduce(
        (most, table) => Math.max(most, table.scrollWidth - table.clientWidth),
        0,
      ),
    )
    if (hidden > 1) report('phone', `the controls of ${address} scroll sideways`)
    const marks = await page.evaluate(() =>
      [...document.querySelectorAll('p, li, td, dd')].flatMap((element) =>
        [...element.childNodes].flatMap((node) => (node instanceof Text && node.data.includes('`') ? [node.data] : [])),
      ),
    )
    for (const text of marks) report('code', `${address} shows its marks in ${text}`)
  }
}

/** Every link of the first page opens what it names, from within Storybook. */
async function checkFirstLinks({ page, url, report }: Visit) {
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
async function checkDarkDevice({ page, url, report }: Visit) {
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
  const foreign = await page
    .locator('.sidebar-item svg[type]')
    .evaluateAll(
      (icons) => icons.filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color).length,
    )
  if (foreign > 0) report('dark device', `${foreign} icons of the menu have a color that is not the product's`)
  const ratio = getContrastRatio(toHex(selected.color), toHex(selected.backgroundColor))
  if (ratio < 4.5) report('dark device', `the current page has a contrast of ${ratio.toFixed(2)} in the menu`)
}

/** A row of the menu under the pointer has the product's color, in both themes. */
async function checkMenuHover({ page, url, report }: Visit) {
  for (const theme of ['light', 'dark'] as const) {
    await page.goto(`${url}/?path=/docs/ui-actions-button--docs&globals=theme:${theme}`)
    const row = page.locator('.sidebar-item').nth(2)
    await row.waitFor({ timeout: 60_000 })
    await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').waitFor({ timeout: 60_000 })
    await row.hover()
    const { hover } = themeColors[theme].bg
    const isOurs = await row.evaluate((element, color) => {
      const sample = document.body.appendChild(document.createElement('i'))
      sample.style.background = color
      const same = getComputedStyle(sample).backgroundColor === getComputedStyle(element).backgroundColor
      sample.remove()
      return same
    }, hover)
    if (!isOurs) report('menu', `a row under the pointer is not ${hover} in ${theme}`)
  }
}

/** A story plays to its end on a device with motion, and is dark from its first frame: a flow shows it while it plays. */
async function checkPlayingStory({ page, url, report }: Visit) {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text().slice(0, 300)))
  await page.addInitScript(() => {
    const look = () => {
      const { dataset } = document.documentElement
      if (document.querySelector('#storybook-root > *') && dataset['theme'] !== 'dark') dataset['wasLight'] ??= 'true'
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.goto(`${url}/iframe.html?viewMode=story&id=portal-settings-members--invite-panel&globals=theme:dark`)
  await page.getByRole('row', { name: /ngozi\.umeh/ }).waitFor({ timeout: 60_000 })
  if ((await page.locator('html').getAttribute('data-was-light')) !== null) report('playing story', 'it was light while it played')
  for (const error of errors) report('playing story', error)
}

/** The product without a server: Back goes a page back, a reload stays with page, user and clock, and a reset begins anew. */
async function checkProduct({ page, url, report }: Visit) {
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
  await page.getByRole('region', { name: 'Demo' }).getByText('22 Nov 2026').waitFor({ timeout: 15_000 })
  await page.reload()
  await expectTitle('Drivers')
  await page.getByRole('region', { name: 'Demo' }).getByText('22 Nov 2026').waitFor({ timeout: 15_000 })
  await page.goBack()
  await expectTitle('Welcome')
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('region', { name: 'Demo' }).getByText('21 Nov 2026').waitFor({ timeout: 15_000 })
}

/** What someone meets who opens Storybook: controls, search, links, phone, dark, and the product. */
export const wayInChecks = [
  checkControls,
  checkSearch,
  checkPhone,
  checkFirstLinks,
  checkDarkDevice,
  checkMenuHover,
  checkPlayingStory,
  checkProduct,
]
