import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTransport, databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { kycSteps, memberRoles, members } from '../db/schema/partnerTables.ts'
import { simulations } from '../sandbox/simulations.ts'
import { completeReview } from './kyc.jobs.ts'

const { account_sid, id } = demoOrganizations.danladi
const person = demoPeople['kyc-identity']

describe.each(databaseKinds())('a step that is sent again, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  const as = () => createTestServer(createTransport(server)).as('kyc-identity')
  const submit = async (lname: string) => {
    const { api } = await as()
    const user = { document_owner_id: person.id, partner_type: 'business' as const }
    const document = { type: 'nin' as const, document_id: '12345678901', dob: '1990-05-17', fname: 'Ngozi', lname }
    return api.kyc.submitIdentity({ params: { account_sid }, body: { user, document } })
  }
  const readIdentity = async () => (await (await as()).api.kyc.status({ params: { account_sid } })).data.identity
  const readStep = () =>
    server.db
      .select()
      .from(kycSteps)
      .where(and(eq(kycSteps.partner_id, id), eq(kycSteps.step, 'identity')))

  test('the check of what was sent first does not decide over what was sent again', async () => {
    await submit('Ezze')
    const [first] = await readStep()
    server.advanceClock({ seconds: 1 })
    await submit('Eze')
    if (!first) throw new Error('no step')
    expect(await completeReview(server.dependencies(), first, 'completed')).toBe(false)
    expect(await readIdentity()).toMatchObject({ status: 'submitted', entered: { lname: 'Eze' } })
  })

  test('of two tabs the second is told that the operator has checked it in between', async () => {
    await submit('Eze')
    await simulations.find(({ kind }) => kind === 'kyc.complete')?.run(server.dependencies(), id, {})
    await expect(submit('Ezze')).rejects.toMatchObject({
      status: 409,
      code: 'InvalidTransition',
      message: 'Your identity is verified already. It cannot be changed any more.',
    })
    expect(await readIdentity()).toMatchObject({ status: 'completed' })
  })

  test('another owner sends the proof of address again that the first one has uploaded', async () => {
    const user = { document_owner_id: person.id, partner_type: 'business' as const }
    const { api } = await as()
    const { files } = await api.uploads.create({
      params: { kind: 'identity' },
      body: { files: [new Blob(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], { type: 'application/pdf' })] },
    })
    const full_address = '14 Adeniran Ogunsanya Street, Surulere, Lagos'
    await api.kyc.submitAddress({
      params: { account_sid },
      body: { user, document: { full_address, files: files.map(({ Location }) => Location) } },
    })
    await simulations.find(({ kind }) => kind === 'kyc.decline')?.run(server.dependencies(), id, {})
    const other = demoPeople.new
    await server.db.insert(members).values({
      id: 'mbr_other',
      user_id: other.id,
      partner_id: id,
      role: 'owner',
      disabled: false,
      created_at: server.now(),
    })
    await server.db.insert(memberRoles).values({ member_id: 'mbr_other', role: 'partner_owner' })
    const second = (await createTestServer(createTransport(server)).as('new')).api
    const { address } = (await second.kyc.status({ params: { account_sid } })).data
    const sentAgain = (address.entered?.files ?? []).map(({ Location }) => Location)
    expect(sentAgain).toHaveLength(1)
    const { data } = await second.kyc.submitAddress({
      params: { account_sid },
      body: { user: { ...user, document_owner_id: other.id }, document: { full_address, files: sentAgain } },
    })
    expect(data).toMatchObject({ status: 'submitted' })
  })
})
