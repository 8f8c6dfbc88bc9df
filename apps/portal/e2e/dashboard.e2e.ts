import { PGlite } from '@electric-sql/pglite'
import { lagosDate, periodLabels, periodRange, type Period } from '@vehicle-partner/domain'
import type { Page } from 'playwright'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { at, logIn, person, openBrowser } from './browser.ts'
import { clean, startServer } from './server.ts'

openBrowser()
const origin = inject('origin')

const labels = ['Unsettled earnings', 'Vehicles', 'Drivers', 'Upcoming trips', 'Active trips', 'Completed trips', 'Rating'] as const
type Figures = Record<(typeof labels)[number], string>

/** What the cards are called, figure included, once every figure has arrived. */
async function readFigures(page: Page): Promise<Figures> {
  const figures: Partial<Figures> = {}
  for (const label of labels) {
    const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${label} .*\\d`) })
    figures[label] = await card.evaluate((link) =>
      (link.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    )
  }
  return figures as Figures // every label has been read
}

test('the figures on the dashboard are those in the database', async () => {
  const server = await startServer()
  const read = new Map<Period, Figures>()
  let today: string
  try {
    const page = await (await person(server.url)).newPage()
    await logIn(page, 'owner@demo.test')
    await at(page, '/dashboard')
    // The server's own date: the browser's may be another.
    today = lagosDate(new Date((await fetch(server.url)).headers.get('date') ?? ''))
    for (const period of ['current_month', 'last_week', 'yesterday'] as const) {
      if (period !== 'current_month') {
        await page.getByLabel('Period').selectOption(period)
        // The figures of before stay, dimmed, until this is said.
        await page.getByText(`Showing ${periodLabels[period].toLowerCase()}`).waitFor()
      }
      read.set(period, await readFigures(page))
    }
  } finally {
    await server.stop()
  }
  const db = await PGlite.create(join(server.dataDir, 'database'))
  const one = async (sql: string, values: unknown[] = []) => {
    const { rows } = await db.query<{ value: string | number | null }>(sql, values)
    return Number(rows[0]?.value)
  }
  try {
    const partner = (await db.query<{ id: string }>(`select id from partners where company_name = 'Okafor Mobility Limited'`)).rows[0]?.id
    const net = `select sum(case direction when 'credit' then amount_kobo else -amount_kobo end) as value
      from earning_lines where partner_id = $1 and state in ('pending', 'unsettled')`
    const naira = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' }).format((await one(net, [partner])) / 100)
    const vehicles = await one(`select count(*) as value from vehicles where partner_id = $1 and status <> 'archived'`, [partner])
    const drivers = await one(`select count(*) as value from drivers where partner_id = $1 and status <> 'archived'`, [partner])
    const rating = await one(`select round(avg(score), 1) as value from ratings where partner_id = $1`, [partner])
    for (const [period, figures] of read) {
      const { from, to } = periodRange(period, new Date(`${today}T12:00:00+01:00`))
      const trips = (statuses: string) =>
        one(`select count(*) as value from trips where partner_id = $1 and service_date between $2 and $3 and status in (${statuses})`, [
          partner,
          from,
          to,
        ])
      expect(figures['Unsettled earnings'], period).toBe(`Unsettled earnings ${naira}`)
      expect(figures['Vehicles'], period).toBe(`Vehicles ${vehicles}`)
      expect(figures['Drivers'], period).toBe(`Drivers ${drivers}`)
      expect(figures['Rating'], period).toBe(`Rating ${rating.toFixed(1)} / 10`)
      expect(figures['Upcoming trips'], period).toBe(`Upcoming trips ${await trips(`'scheduled', 'assigned'`)}`)
      expect(figures['Active trips'], period).toBe(`Active trips ${await trips(`'boarding', 'in_progress', 'interrupted'`)}`)
      expect(figures['Completed trips'], period).toBe(`Completed trips ${await trips(`'completed'`)}`)
    }
    expect(read.get('current_month')).not.toEqual(read.get('yesterday'))
  } finally {
    await db.close()
    await clean(server)
  }
})

test('the period is part of the address: chosen, kept over a reload, and taken back by the back button', async () => {
  const page = await (await person(origin)).newPage()
  await logIn(page, 'owner@demo.test')
  await at(page, '/dashboard')
  const period = page.getByLabel('Period')
  await expect.poll(() => period.inputValue()).toBe('current_month')
  await period.selectOption('last_month')
  await at(page, '/dashboard?period=last_month')
  await page.reload()
  await expect.poll(() => page.getByLabel('Period').inputValue()).toBe('last_month')
  await page.goBack()
  await expect.poll(() => page.getByLabel('Period').inputValue()).toBe('current_month')
})

test('a stat card leads to its page', async () => {
  const page = await (await person(origin)).newPage()
  await logIn(page, 'owner@demo.test')
  await at(page, '/dashboard')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Vehicles/ })
    .click()
  await at(page, '/vehicles')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.title()).toBe('Vehicles - Vehicle Partner')
})

test('the sidebar collapses and stays so', async () => {
  const page = await (await person(origin)).newPage()
  await logIn(page, 'owner@demo.test')
  await at(page, '/dashboard')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const width = async () => Math.round((await menu.boundingBox())?.width ?? 0)
  const wide = await width()
  await page.getByRole('button', { name: /collapse/i }).click()
  await expect.poll(width).toBeLessThan(wide / 2)
  await page.reload()
  await menu.getByRole('link', { name: 'Vehicles' }).waitFor()
  await expect.poll(() => width()).toBeLessThan(wide / 2)
})
