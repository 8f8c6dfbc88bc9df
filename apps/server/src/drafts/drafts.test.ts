import { demoPeople } from '@vehicle-partner/api/mock'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { setupDrafts } from '../db/schema/userTables.ts'
import { rowOf, selectRows } from '../db/selectRows.ts'
import { text } from '../db/sqlValueTypes.ts'

const nin = '70123456789'

describe.each(databaseKinds())('drafts of set-up forms, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  test('hold no identity number, password, code or file, whatever a client sends', async () => {
    const { id } = demoPeople.new
    const token = await server.tokenOf('new')
    const hostile = {
      document_id: nin,
      nin,
      bvn: nin,
      password: 'Secret-1234',
      otp_code: '8642',
      files: ['/v1/files/upl_secret'],
      fname: nin,
      company_name: `NIN ${nin}`,
      full_address: '701-2345-6789',
    }
    for (const form of ['identity', 'company', 'address', 'cities', 'partner-type'])
      expect((await server.call('PUT', `/v1/users/${id}/drafts/${form}`, { token, body: { values: hostile } })).status).toBe(200)
    const rows = await server.db.select().from(setupDrafts).where(eq(setupDrafts.user_id, id))
    const { secrets } = server.dependencies()
    expect(rows.map(({ form, values }) => [form, secrets.decrypt(values, 'setup_drafts.values')])).toEqual([
      ['company', '{"company_name":"NIN "}'],
    ])
    // The rows of the table themselves, as a backup has them.
    const dump = await selectRows(server.db, rowOf({ line: text }), sql`select to_jsonb(t)::text as line from setup_drafts t`)
    expect(dump.map(({ line }) => line).join('\n')).not.toMatch(/NIN|Secret|8642|upl_secret|70123456789/)
  })
})
