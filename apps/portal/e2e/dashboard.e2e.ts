// @module-tag slow
import { PGlite } from '@electric-sql/pglite'
import { lagosDate, periodLabels, periodRange, type Period } from '@vehicle-partner/domain'
import type { Page } from 'playwright'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openPage, runJob, setUpBrowser, waitForPath, waitUntilLive } from './pageActions.ts'
import { removeServerData, startServer } from './testServer.ts'

setUpBrowser()
const origin = inject('origin')

const labels = ['Unsettled earnings', 'Vehicles', 'Drivers', 'Upcoming trips', 'Active trips', 'Completed trips', 'Rating'] as const
type Stats = Record<(typeof labels)[number], string>

/** The accessible names of the cards, with their values, once all have loaded. */
async function readStats(page: Page): Promise<Stats> {
  const stats: Partial<Stats> = {}
  for (const label of labels) {
    const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${label} .*\\d`) })
    stats[label] = await card.evaluate(
      (link) => `${link.textContent} ${document.getElementById(link.getAttribute('aria-owns') ?? '')?.textContent ?? ''}`,
    )
  }
  return stats as Stats // the loop reads every label
}

// A trip may depart between the reading of the page and of the database.
test('the dashboard shows the values of the database', { retry: 3 }, async () => {
  const server = await startServer()
  // What became due since the demo data was written happens now, and not between the reading of the page and of the database.
  for (const job of ['trip-simulator', 'trip-missed', 'trip-simulator']) await runJob(server.url, job)
  const statsByPeriod = new Map<Period, Stats>()
  let today: string
  try {
    const page = await openPage(server.url, '/dashboard', { email: 'owner@demo.test' })
    await page.getByText('as of').first().waitFor()
    await waitUntilLive(page)
    // The server's date may differ from the browser's.
    today = lagosDate(new Date((await fetch(server.url)).headers.get('date') ?? ''))
    for (const period of ['current_month', 'last_week', 'yesterday'] as const) {
      if (period !== 'current_month') {
        await page.getByLabel('Period').selectOption(period)
        // The previous values stay until this is announced.
        await page.getByText(`Showing ${periodLabels[period].toLowerCase()}`).waitFor()
      }
      statsByPeriod.set(period, await readStats(page))
    }
    // An open page would go on asking the server.
    await page.close()
  } finally {
    await server.stop()
  }
  const db = await PGlite.create(join(server.dataDir, 'database'))
  const queryNumber = async (sql: string, values: unknown[] = []) => {
    const { rows } = await db.query<{ value: string | number | null }>(sql, values)
    return Number(rows[0]?.value)
  }
  try {
    const partner = (await db.query<{ id: string }>(`select id from partners where company_name = 'Okafor Mobility Limited'`)).rows[0]?.id
    const net = `select sum(case direction when 'credit' then amount_kobo else -amount_kobo end) as value
      from earning_lines where partner_id = $1 and state in ('pending', 'unsettled')`
    const naira = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' }).format((await queryNumber(net, [partner])) / 100)
    const vehicles = await queryNumber(`select count(*) as value from vehicles where partner_id = $1 and status <> 'archived'`, [partner])
    const drivers = await queryNumber(`select count(*) as value from drivers where partner_id = $1 and status <> 'archived'`, [partner])
    const rating = await queryNumber(`select round(avg(score), 1) as value from ratings where partner_id = $1`, [partner])
    for (const [period, stats] of statsByPeriod) {
      const { from, to } = periodRange(period, new Date(`${today}T12:00:00+01:00`))
      const trips = (statuses: string) =>
        queryNumber(
          `select count(*) as value from trips where partner_id = $1 and service_date between $2 and $3 and status in (${statuses})`,
          [partner, from, to],
        )
      expect(stats['Unsettled earnings'], period).toBe(`Unsettled earnings ${naira}`)
      expect(stats['Vehicles'], period).toBe(`Vehicles ${vehicles}`)
      expect(stats['Drivers'], period).toBe(`Drivers ${drivers}`)
      expect(stats['Rating'], period).toBe(`Rating ${rating.toFixed(1)} / 10`)
      expect(stats['Upcoming trips'], period).toBe(`Upcoming trips ${await trips(`'scheduled', 'assigned'`)}`)
      expect(stats['Active trips'], period).toBe(`Active trips ${await trips(`'boarding', 'in_progress', 'interrupted'`)}`)
      expect(stats['Completed trips'], period).toBe(`Completed trips ${await trips(`'completed'`)}`)
    }
    expect(statsByPeriod.get('current_month')).not.toEqual(statsByPeriod.get('yesterday'))
  } finally {
    await db.close()
    await removeServerData(server)
  }
})

// A trip may change its state between the two answers.
test.each(['owner@demo.test', 'trips@demo.test'])(
  'a figure of trips leads to a list with as many, in any period: %s',
  { retry: 3 },
  async (email) => {
    const page = await openPage(origin, '/dashboard', { email })
    for (const period of [
      'current_month',
      'all',
      'current_year',
      'current_week',
      'today',
      'yesterday',
      'last_month',
      'last_week',
    ] as const) {
      await page.goto(`/dashboard?period=${period}`)
      for (const label of ['Upcoming trips', 'Active trips', 'Completed trips']) {
        const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${label} .*\\d`) })
        let href = ''
        let count = ''
        // The card of the first paint is replaced when the program starts: its figure may go between finding and reading.
        await expect
          .poll(async () => {
            ;[href, count] = await card.evaluate((link) => [
              link.getAttribute('href') ?? '',
              document.getElementById(link.getAttribute('aria-owns') ?? '')?.textContent ?? '',
            ])
            return count
          })
          .toMatch(/^\d/)
        const total = await page.evaluate(async (address) => {
          const { token, activeContext } = JSON.parse(localStorage.getItem('USER_SESSION') ?? '{}') as {
            token: string
            activeContext: { partner: { id: string } }
          }
          const { search } = new URL(address, location.origin)
          const response = await fetch(`/v1/partners/${activeContext.partner.id}/trips${search}`, {
            headers: { authorization: `Bearer ${token}` },
          })
          const { metadata } = (await response.json()) as { metadata: { total: number } }
          return metadata.total
        }, href)
        expect(`${label}, ${period}: ${total.toLocaleString('en-NG')}`).toBe(`${label}, ${period}: ${count}`)
      }
    }
  },
)

test('the period is part of the URL: it survives a reload, and Back restores the previous one', async () => {
  const page = await openPage(origin, '/dashboard', { email: 'owner@demo.test' })
  const period = page.getByLabel('Period')
  await expect.poll(() => period.inputValue()).toBe('current_month')
  await period.selectOption('last_month')
  await waitForPath(page, '/dashboard?period=last_month')
  await page.reload()
  await expect.poll(() => page.getByLabel('Period').inputValue()).toBe('last_month')
  await page.goBack()
  await expect.poll(() => page.getByLabel('Period').inputValue()).toBe('current_month')
})

test('a stat card links to its page', async () => {
  const page = await openPage(origin, '/dashboard', { email: 'owner@demo.test' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Vehicles/ })
    .click()
  await waitForPath(page, '/vehicles')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.title()).toBe('Vehicles - Vehicle Partner')
})

test('the sidebar stays collapsed after a reload', async () => {
  const page = await openPage(origin, '/dashboard', { email: 'owner@demo.test' })
  await waitUntilLive(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const getWidth = async () => Math.round((await menu.boundingBox())?.width ?? 0)
  const fullWidth = await getWidth()
  await page.getByRole('button', { name: /collapse/i }).click()
  await expect.poll(getWidth).toBeLessThan(fullWidth / 2)
  await page.reload()
  await menu.getByRole('link', { name: 'Vehicles' }).waitFor()
  await expect.poll(() => getWidth()).toBeLessThan(fullWidth / 2)
})
