// Long: these checks need the whole product and share one demo server.
import { createTestServer, type TestUser } from '@vehicle-partner/api/conformance'
import { formatNairaCell } from '@vehicle-partner/api/server'
import { demoCities, demoOrganizations } from '@vehicle-partner/api/mock'
import { formatNaira } from '@vehicle-partner/domain'
import { and, eq, gt } from 'drizzle-orm'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, createTransport, type TestServer } from '../test/testServer.ts'
import { trips } from './db/schema/tripTables.ts'

const { okafor, multi } = demoOrganizations
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==', 'base64')

async function textOf(content: Blob): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(await content.arrayBuffer()), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => (await document.getPage(at + 1)).getTextContent()),
  )
  return pages
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ')
    .replace(/\s+/g, ' ')
}

describe.each(ruleDatabaseKinds())('acceptance checks of the domain, on %s', (lane) => {
  let server: TestServer
  let owner: TestUser
  let fleet: TestUser
  beforeAll(async () => {
    server = await testServer({ lane })
    owner = await createTestServer(createTransport(server)).as('owner')
    fleet = await createTestServer(createTransport(server)).as('multi')
  })
  afterAll(() => server.close())

  /** Runs everything that happens in the next 35 seconds of the sandbox clock. */
  const soon = async () => {
    server.advanceClock({ seconds: 35 })
    for (const job of ['kyc-review', 'document-review', 'vehicle-review', 'driver-review']) await server.app.services.scheduler.run(job)
  }
  let strangers = 0
  /** A user who has just signed up, with an organisation of their own. */
  const newcomer = async (fname = 'Ngozi', lname = 'Eze') => {
    strangers += 1
    const { body } = await server.call('POST', '/v1/users', {
      body: {
        email: `check${strangers}@demo.test`,
        fname,
        lname,
        phone: `0809200000${strangers}`,
        country_code: 'NG',
        password: 'Check-1234',
      },
    })
    const { id, token } = body as { id: string; token: string }
    const made = await server.call('POST', '/v1/partners', { token, body: { mode: 'individual' } })
    const { account_sid } = (made.body as { data: { account_sid: string } }).data
    const check = (kind: 'identity' | 'address', document: object) =>
      server.call('POST', `/v1/partners/${account_sid}/${kind}-verification`, {
        token,
        body: { user: { document_owner_id: id, partner_type: 'individual' }, document },
      })
    const status = async () => {
      const { data } = (await server.call('GET', `/v1/partners/${account_sid}/kyc/status`, { token })).body as {
        data: { identity: { status: string; reason_text: string | null }; address: { status: string } }
      }
      return data
    }
    return { token, fname, check, status, ...createTestServer(createTransport(server)).with(token) }
  }

  test.each([
    ['owner', 'okafor'],
    ['individual', 'musa'],
    ['large', 'express'],
    ['payout-failed', 'swift'],
  ] as const)('the totals of every payslip of %s are the same in API, PDF and CSV, to the kobo (check 1)', async (person, organization) => {
    const visitor = await createTestServer(createTransport(server)).as(person)
    const partnerId = demoOrganizations[organization].account_sid
    const { data } = await visitor.api.payslips.list({ query: { partnerId, perPage: 100 } })
    const issued = data.filter(({ status }) => status !== 'draft')
    expect(issued.length).toBeGreaterThan(0)
    for (const { id, number } of issued) {
      const slip = (await visitor.api.payslips.get({ params: { id } })).data
      const file = async (format: 'pdf' | 'csv') => (await visitor.api.payslips.download({ params: { id }, query: { format } })).blob
      const [pdf, csv] = [await textOf(await file('pdf')), await (await file('csv')).text()]
      const { gross_kobo, deductions_kobo, net_kobo, payable_kobo } = slip.totals
      for (const kobo of [gross_kobo, deductions_kobo, net_kobo, payable_kobo]) {
        expect(pdf, number).toContain(formatNaira(kobo))
        expect(csv, number).toContain(formatNairaCell(kobo))
      }
      for (const { direction, amount_kobo } of slip.lines) {
        expect(pdf, number).toContain(formatNaira(direction === 'credit' ? amount_kobo : -amount_kobo))
        expect(csv, number).toContain(formatNairaCell(amount_kobo))
      }
      const sum = (direction: string) => slip.lines.reduce((all, line) => all + (line.direction === direction ? line.amount_kobo : 0), 0)
      expect([sum('credit'), sum('debit')], number).toEqual([gross_kobo, deductions_kobo])
    }
  })

  test.each([
    ['11111111111', 'completed', null],
    ['22222222222', 'completed', null],
    ['66666666666', 'declined', 'does not match the name'],
    ['12345678901', 'submitted', null],
  ])('identity %s is %s within 35 seconds (check 5)', async (document_id, status, reason) => {
    const person = await newcomer()
    await person.check('identity', { document_id, type: 'nin', dob: '1990-05-17', fname: 'Ngozi', lname: 'Eze' })
    await soon()
    const { identity } = await person.status()
    expect(identity.status).toBe(status)
    expect(identity.reason_text ?? '').toContain(reason ?? '')
  })

  test.each([
    ['14 Allen Avenue, Ikeja', 'completed'],
    ['1 Slow Lane, Ikeja', 'submitted'],
  ])('the address %s is %s within 35 seconds (check 5)', async (full_address, status) => {
    const person = await newcomer()
    const { files } = await person.api.uploads.create({
      params: { kind: 'identity' },
      body: { files: [new File([png], 'bill.png', { type: 'image/png' })] },
    })
    await person.check('address', { full_address, files: [files[0]?.Location] })
    await soon()
    expect((await person.status()).address.status).toBe(status)
  })

  test('a document is reviewed by its file name and a driver by the licence number within 35 seconds (check 5)', async () => {
    const driver = async (licence_number: string, phone: string) =>
      (
        await fleet.api.drivers.create({
          params: { id: multi.id },
          body: {
            fname: 'Chidi',
            lname: 'Okoro',
            phone,
            country_code: 'NG',
            city_id: demoCities[0].id,
            dob: '1985-09-30',
            licence_number,
            licence_class: 'E',
            licence_expiry_date: '2029-03-31',
          },
        })
      ).data
    const refused = await driver('AAA00000AA00', '08092100001')
    const { id } = await driver('AAA11111AA11', '08092100002')
    const send = async (type: string, name: string) => {
      const { files } = await fleet.api.uploads.create({
        params: { kind: 'driver' },
        body: { files: [new File([png], name, { type: 'image/png' })] },
      })
      await fleet.api.driverDocuments.create({
        params: { id },
        body: {
          type,
          files: [{ Location: files[0]?.Location ?? '' }],
          ...(/licence|lasdri/.test(type) ? { expiry_date: '2028-01-31' } : {}),
        },
      })
    }
    await send('drivers_licence', 'to-reject.png')
    await send('lasdri_card', 'blurred.png')
    await send('nin_slip', 'slow.png')
    await send('passport_photo', 'face.png')
    await soon()
    const { data } = await fleet.api.driverDocuments.list({ params: { id } })
    const states = Object.fromEntries(data.map(({ type, status, review }) => [type, [status, review?.reason_code ?? null]]))
    expect(states).toMatchObject({
      drivers_licence: ['rejected', 'wrong_document'],
      lasdri_card: ['rejected', 'unreadable'],
      nin_slip: ['under_review', null],
      passport_photo: ['approved', null],
    })
    expect((await fleet.api.drivers.get({ params: { id: refused.id } })).data).toMatchObject({
      status: 'rejected',
      status_reason: { text: 'We could not find this licence' },
    })
  })

  test('names with accents and apostrophes can sign up, are verified and are found without them (check 11)', async () => {
    const person = await newcomer('Adéṣọlá', 'Ògúnlẹ́yẹ')
    expect(await person.api.users.profile()).toMatchObject({ fname: 'Adéṣọlá', lname: 'Ògúnlẹ́yẹ' })
    const checked = await person.check('identity', {
      document_id: '11111111111',
      type: 'nin',
      dob: '1990-05-17',
      fname: 'Adéṣọlá',
      lname: "O'Connor",
    })
    expect(checked.status).toBe(200)
    const { data } = await fleet.api.drivers.create({
      params: { id: multi.id },
      body: {
        fname: 'Adéṣọlá',
        lname: "O'Connor",
        phone: '08092100003',
        country_code: 'NG',
        city_id: demoCities[0].id,
        dob: '1985-09-30',
        licence_number: 'ABC12345AA67',
        licence_class: 'E',
        licence_expiry_date: '2029-03-31',
      },
    })
    for (const search of ['Adesola', 'ADÉṢỌLÁ', "o'connor"]) {
      const listed = await fleet.api.drivers.list({ params: { id: multi.id }, query: { search } })
      expect(
        listed.data.map(({ id }) => id),
        search,
      ).toContain(data.id)
      const found = (await fleet.api.search.find({ params: { id: multi.id }, query: { q: search } })).data
      expect(
        found.find(({ group }) => group === 'drivers')?.hits.map(({ id }) => id),
        search,
      ).toContain(data.id)
    }
  })

  test('a trip at 23:30 on the last day of the month counts for that day in totals, filters and the payslip (check 12)', async () => {
    const [free] = await server.db
      .select()
      .from(trips)
      .where(and(eq(trips.partner_id, okafor.id), eq(trips.status, 'assigned'), gt(trips.departure_at, server.now())))
      .limit(1)
    if (!free) throw new Error('The demo has trips ahead')
    const departure_at = new Date('2026-11-30T22:30:00.000Z')
    const arrival = new Date('2026-12-01T00:10:00.000Z')
    const night = { ...free, id: 'trp_night', reference: 'TRP-NIGHT01', schedule_id: null, departure_at, arrival_eta: arrival }
    await server.db.insert(trips).values({
      ...night,
      service_date: '2026-11-30',
      status: 'completed',
      actual_departure_at: departure_at,
      actual_arrival_at: arrival,
      seats_boarded: night.seats_booked,
    })
    server.advanceClock({ days: 10 })
    const on = async (day: string) => {
      const query = { from: day, to: day, status: ['completed'], search: 'TRP-NIGHT01' }
      return (await owner.api.trips.list({ params: { id: okafor.id }, query })).metadata.total
    }
    expect([await on('2026-11-30'), await on('2026-12-01')]).toEqual([1, 0])
    const stats = (await owner.api.trips.stats({ params: { id: okafor.id }, query: { period: 'last_month' } })).data
    expect(stats.at(-1)).toMatchObject({ date: '2026-11-30', completed: 1 })
    const closeMonth = async () => {
      for (const job of ['earning-posting', 'payslip-issue']) await server.app.services.scheduler.run(job)
      const query = { partnerId: okafor.account_sid, status: ['issued' as const], sort: '-period' as const }
      const { api } = await createTestServer(createTransport(server)).as('owner')
      const [slip] = (await api.payslips.list({ query })).data
      const line = (await api.earnings.list({ params: { id: okafor.id }, query: { search: 'TRP-NIGHT01' } })).data[0]
      return { line, slip: (await api.payslips.get({ params: { id: slip?.id ?? '' } })).data }
    }
    // It is still being checked when its month is closed at night: the payslip of its month says so, and the next one has it.
    const november = await closeMonth()
    expect(november.line).toMatchObject({
      service_date: '2026-11-30',
      state: 'pending',
      carried_over: { month: '2026-11-01', reason: 'being_checked' },
    })
    expect(november.slip).toMatchObject({
      period: { from: '2026-11-01', to: '2026-11-30' },
      left_over: [{ reason: 'being_checked', lines: expect.any(Number) }],
    })
    server.advanceClock({ days: 31 })
    const december = await closeMonth()
    expect(december.line).toMatchObject({ service_date: '2026-11-30', state: 'settled', payslip_id: december.slip.id })
    expect(december.slip).toMatchObject({
      period: { from: '2026-12-01', to: '2026-12-31' },
    })
    // The fee of the day was posted after the month was closed.
    expect(december.slip.carried_over).toMatchObject([
      { reason: 'being_checked', lines: november.slip.left_over?.[0]?.lines },
      { reason: 'posted_late', lines: 1 },
    ])
  })
})
