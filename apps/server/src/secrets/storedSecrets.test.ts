import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoAccounts, demoCities, demoOrganizations, demoPassword, demoPeople } from '@vehicle-partner/api/mock'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeBank } from '../../test/fakeBank.ts'
import { createTransport, databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { rowOf, selectRows } from '../db/selectRows.ts'
import { nullable, text } from '../db/sqlValueTypes.ts'
import type { OutgoingMessage } from '../outbox/messageSender.ts'
import { outboxJobs } from '../outbox/outbox.jobs.ts'

const { okafor, danladi } = demoOrganizations
const { owner } = demoPeople
const identity = { type: 'nin' as const, document_id: '71829364550', dob: '1961-03-19', fname: 'Zubayrat', lname: 'Quaye' }
const full_address = '77 Hidden Close, Yaba, Lagos'
const accountNumber = '3141592653'
const driverNin = '81927364551'
const slipNumber = '91827364552'
const importedNin = '61728394553'

const name = rowOf({ name: text })
const dump = rowOf({ rows: nullable(text) })

describe.each(databaseKinds())('what the database stores outside the sandbox, on %s', (lane) => {
  let server: TestServer
  const sent: OutgoingMessage[] = []
  const tokens: string[] = []

  /** Every row of every table as text. */
  async function dumpTables(): Promise<string> {
    const tables = await selectRows(server.db, name, sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`)
    const texts = await Promise.all(
      tables.map(async (table) => {
        const [all] = await selectRows(server.db, dump, sql.raw(`select string_agg(t::text, E'\\n') as rows from ${table.name} t`))
        return all?.rows ?? ''
      }),
    )
    return texts.join('\n')
  }

  const deliver = () => outboxJobs[0]?.run(server.dependencies(), server.now())

  beforeAll(async () => {
    server = await testServer({
      lane,
      sandbox: false,
      bank: createFakeBank(),
      messageSender: { send: async (message) => void sent.push(message) },
    })
    const visitors = createTestServer(createTransport(server))
    const { api, token } = await visitors.as('owner')
    tokens.push(token)
    const stepUp = async (person: typeof api) => {
      const { data } = await person.auth.stepUp({ body: { method: 'password', password: demoPassword } })
      const stepUpToken = 'step_up_token' in data ? data.step_up_token : ''
      tokens.push(stepUpToken)
      return stepUpToken
    }
    const call = (url: string, body: unknown) => server.call('POST', url, { body, headers: { 'idempotency-key': `key-${url}` } })
    await call('/v1/login', { email: owner.email, password: demoPassword })
    await call('/v1/password', { email: owner.email, type: 'user', app: 'partners-portal' })
    await call('/v1/otp-login', { phone: '08030000001', country_code: 'NG', type: 'user' })
    await api.members.invite({
      body: { owner_type: 'partner', owner_id: okafor.id, member_email: 'new-member@demo.test', member_roles: ['partner_staff'] },
    })
    const partnerId = okafor.account_sid
    await api.settlementAccounts.add(
      { body: { partnerId, bank_code: '058', account_number: accountNumber } },
      { stepUp: await stepUp(api), idempotencyKey: 'account' },
    )
    const driver = {
      fname: 'Chidi',
      lname: 'Okoro',
      country_code: 'NG',
      city_id: demoCities[0].id,
      dob: '1985-09-30',
      licence_class: 'E' as const,
    }
    const { data: created } = await api.drivers.create({
      params: { id: okafor.id },
      body: { ...driver, phone: '08092100001', licence_number: 'AAA12345AA11', licence_expiry_date: '2029-03-31', nin: driverNin },
    })
    const rows = Array.from({ length: 201 }, (_, at) => ({ ...driver, phone: `0809220${String(at).padStart(4, '0')}`, nin: importedNin }))
    await api.imports.drivers({ params: { id: okafor.id }, body: { rows } })
    const pdf = () => new File(['%PDF-1.4\n%%EOF\n'], 'slip.pdf', { type: 'application/pdf' })
    const { files } = await api.uploads.create({ params: { kind: 'driver' }, body: { files: [pdf()] } })
    await api.driverDocuments.create({
      params: { id: created.id },
      body: { type: 'nin_slip', number: slipNumber, files: [{ Location: files[0]?.Location ?? '' }] },
    })
    const applicant = await visitors.as('kyc-identity')
    const user = { document_owner_id: applicant.id, partner_type: 'business' as const }
    const params = { account_sid: danladi.account_sid }
    await applicant.api.kyc.submitIdentity({ params, body: { user, document: identity } })
    const proof = await applicant.api.uploads.create({ params: { kind: 'identity' }, body: { files: [pdf()] } })
    await applicant.api.kyc.submitAddress({
      params,
      body: { user, document: { full_address, files: proof.files.map(({ Location }) => Location) } },
    })
  })
  afterAll(() => server.close())

  test('is no code, link, number or answer that the walk has used, before the messages are sent and after', async () => {
    const before = await dumpTables()
    await deliver()
    const after = await dumpTables()
    const codes = sent.flatMap(({ text: message, code }) => (code === undefined ? [] : [message]))
    const linkTokens = sent.flatMap(({ link }) => /[\w-]{24,}/.exec(link ?? '') ?? []).map(String)
    expect([codes.length, linkTokens.length > 1, tokens.length]).toEqual([1, true, 2])
    const secrets = {
      codes,
      linkTokens,
      tokens,
      answers: [identity.dob, identity.fname, identity.lname, full_address],
      identityNumbers: [identity.document_id, driverNin, slipNumber, importedNin],
      // The sandbox's magic numbers are mostly zeros, which other columns contain as well.
      accountNumbers: [
        accountNumber,
        ...demoAccounts.map(({ account_number }) => account_number).filter((each) => !each.startsWith('00000')),
      ],
    }
    for (const stored of [before, after]) {
      expect(stored).toContain('new-member@demo.test')
      for (const [kind, values] of Object.entries(secrets))
        for (const value of values) expect([kind, value, stored.includes(value)]).toEqual([kind, value, false])
    }
    expect(server.logged.join('\n')).not.toMatch(new RegExp([accountNumber, identity.document_id, ...linkTokens].join('|')))
  })
})
