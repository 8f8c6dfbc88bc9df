// @module-tag slow
import { paths } from '@vehicle-partner/domain'
import { chromium, type Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { findChromium } from '../../../tools/chromium.mjs'
import { logIn, openContext, setUpBrowser, waitForPath } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

/** The pages that everyone may open. */
const publicPages = [paths.landing(), paths.login(), paths.register(), paths.forgotPassword(), paths.faq(), paths.invitations()]

/** What the pages of an organisation are about: the first of each list. */
async function findIds(page: Page) {
  return page.evaluate(async () => {
    const { token, activeContext } = JSON.parse(localStorage.getItem('USER_SESSION') ?? '{}') as {
      token: string
      activeContext: { partner: { id: string; account_sid: string } }
    }
    const { id: partner, account_sid } = activeContext.partner
    const firstId = async (list: string) => {
      const path = list.startsWith('/') ? `${list}?partnerId=${account_sid}` : `/v1/partners/${partner}/${list}`
      const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } })
      const { data } = (await response.json()) as { data: { id: string }[] }
      return data[0]?.id ?? ''
    }
    return {
      partner,
      vehicleId: await firstId('vehicles'),
      driverId: await firstId('drivers'),
      routeId: await firstId('routes'),
      upcoming: await firstId('trips?group=upcoming'),
      completed: await firstId('trips?group=history'),
      active: await firstId('trips?group=active'),
      payslip: await firstId('/partner-payout/v1/payslips'),
      payout: await firstId('/partner-payout/v1/payouts'),
      line: await firstId('earnings'),
    }
  })
}

function listPages({
  partner,
  vehicleId,
  driverId,
  routeId,
  upcoming,
  completed,
  active,
  payslip,
  payout,
  line,
}: Awaited<ReturnType<typeof findIds>>) {
  return [
    paths.dashboard(),
    paths.companyDocuments(),
    paths.verification({ id: partner, state: 'identity' }),
    paths.vehicles(),
    paths.addVehicle(),
    paths.editVehicle({ vehicleId }),
    paths.vehicle({ vehicleId }),
    paths.vehicle({ vehicleId, tab: 'trips' }),
    paths.vehicle({ vehicleId, tab: 'documents' }),
    paths.drivers(),
    paths.addDriver(),
    paths.driver({ driverId }),
    paths.driver({ driverId, tab: 'trips' }),
    paths.trips(),
    paths.trips({ group: 'active' }),
    paths.trip({ tripId: active }),
    paths.trip({ tripId: active, tab: 'manifest' }),
    paths.trip({ tripId: completed }),
    paths.upcomingTrip({ tripId: upcoming }),
    paths.routes(),
    paths.route({ routeId }),
    paths.earnings(),
    paths.earnings({ line }),
    paths.costConfiguration(),
    paths.vehicleCosts({ id: vehicleId }),
    paths.vehicleEarnings({ id: vehicleId }),
    paths.payouts(),
    paths.payouts({ payout }),
    paths.payslips(),
    paths.payslip({ id: payslip }),
    paths.profile(),
    paths.company(),
    paths.settlementAccounts(),
    paths.addSettlementAccount(),
    paths.roles(),
    paths.members(),
    paths.auditLog(),
  ]
}

/** Whether the page scrolls sideways, and what ends beyond the screen without a box of its own that scrolls. */
const findWide = (page: Page) =>
  page.evaluate(() => {
    const width = window.innerWidth
    if ((document.scrollingElement?.scrollWidth ?? 0) <= width) return []
    const isWide = (element: Element) => element.getBoundingClientRect().right > width + 1
    const scrolls = (element: Element | null): boolean =>
      element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    const wide = [...document.body.querySelectorAll('*')].filter(
      (each) => isWide(each) && ![...each.children].some(isWide) && !scrolls(each),
    )
    return ['the page', ...wide.slice(0, 4).map(({ tagName, textContent }) => `${tagName} ${(textContent ?? '').slice(0, 40)}`)]
  })

/** Texts that end beyond the screen, or are cut by a box that does not scroll. What shortens itself with an ellipsis is meant to. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    const isHeardOnly = (element: Element) => element.getBoundingClientRect().width <= 1 || getComputedStyle(element).clipPath !== 'none'
    /** Whether the text ends within the boxes around it; one that scrolls shows the rest. */
    const isShown = ({ left, right }: DOMRect, element: Element | null): boolean => {
      if (element === null || element === document.body) return left > -2 && right < window.innerWidth + 2
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (isHeardOnly(element) || textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') return true
      const box = element.getBoundingClientRect()
      return (
        (overflowX === 'visible' || (left > box.left - 2 && right < box.right + 2)) &&
        isShown({ left, right } as DOMRect, element.parentElement)
      )
    }
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode } = texts
      range.selectNodeContents(currentNode)
      const box = range.getBoundingClientRect()
      if (box.width > 1 && !isShown(box, currentNode.parentElement)) cut.push((currentNode.textContent ?? '').slice(0, 40))
    }
    return cut.slice(0, 6)
  })

/** The same once the page has settled at its new size. */
async function findSettled(page: Page, find: (page: Page) => Promise<string[]>) {
  let found = await find(page)
  for (let tries = 0; tries < 10 && found.length > 0; tries += 1) {
    await page.waitForTimeout(100)
    found = await find(page)
  }
  return found
}

async function findWidePages(page: Page, pages: readonly string[]) {
  const wide: Record<string, string[]> = {}
  for (const path of pages) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const large = await findSettled(page, findWide)
    if (large.length > 0) wide[`${path} with text of 200 %`] = large
    await page.setViewportSize({ width: 320, height: 640 })
    const both = [...(await findSettled(page, findWide)), ...(await findSettled(page, findCut))]
    if (both.length > 0) wide[`${path} with text of 200 % at 320 px`] = both
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    const narrow = await findSettled(page, findWide)
    if (narrow.length > 0) wide[`${path} at 320 px`] = narrow
  }
  return wide
}

test('no page scrolls sideways with text of 200 % on a phone, nor at 320 px; nor is text cut with both', { timeout: 300_000 }, async () => {
  const page = await (await openContext(origin)).newPage()
  const wide = await findWidePages(page, publicPages)
  await page.goto('/login')
  await logIn(page, 'owner@demo.test')
  await waitForPath(page, '/dashboard')
  Object.assign(wide, await findWidePages(page, listPages(await findIds(page))))
  expect(wide).toEqual({})
})

/** What sticks out of its card. */
const findOutsideCards = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('figure, main section')].flatMap((card) => {
      const { left, right } = card.getBoundingClientRect()
      return [...card.querySelectorAll('table, span, strong')]
        .map((each) => ({ box: each.getBoundingClientRect(), text: each.textContent.slice(0, 40) }))
        .filter(({ box }) => box.width > 1 && (box.left < left - 1 || box.right > right + 1))
        .map(({ text }) => text)
    }),
  )

test('on a laptop with the text size of the browser at 200 % no page scrolls sideways, and cards hold what they show', async () => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'],
  })
  try {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto('/login')
    await logIn(page, 'owner@demo.test')
    await waitForPath(page, '/dashboard')
    const found: Record<string, string[]> = {}
    for (const path of [paths.dashboard(), paths.earnings(), paths.costConfiguration(), paths.payslips()]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      const problems = [...(await findSettled(page, findWide)), ...(await findSettled(page, findOutsideCards))]
      if (problems.length > 0) found[path] = problems
    }
    expect(found).toEqual({})
  } finally {
    await browser.close()
  }
})
