import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations, demoPassword, demoPeople, type PersonKey } from '@vehicle-partner/api/mock'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTransport, databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { readOutbox } from '../../test/readOutbox.ts'
import { auditEvents } from '../db/schema/operationTables.ts'
import { memberRoles, members } from '../db/schema/partnerTables.ts'
import { settlementAccounts } from '../db/schema/payoutTables.ts'
import { users } from '../db/schema/userTables.ts'
import { simulations } from '../sandbox/simulations.ts'

const { musa, okafor } = demoOrganizations
const { individual } = demoPeople
/** The name at the bank of the account that the attacker controls. */
const friend = { fname: 'Chinedu', lname: 'Eze' }

describe.each(databaseKinds())('verified names, on %s', (lane) => {
  let server: TestServer
  let nameAtBank = 'EZE CHINEDU'
  let whileAsking: () => Promise<unknown> = async () => undefined
  beforeAll(async () => {
    server = await testServer({
      lane,
      bank: {
        async resolveAccount() {
          await whileAsking()
          return { name: nameAtBank, ask_again_at: null }
        },
        startTransfer: () => Promise.reject(new Error('not used')),
        readTransfer: () => Promise.reject(new Error('not used')),
      },
    })
  })
  afterAll(() => server.close())

  const as = async (person: PersonKey) => {
    const user = await createTestServer(createTransport(server)).as(person)
    const { data } = await user.api.auth.stepUp({ body: { method: 'password', password: demoPassword } })
    return { ...user, stepUp: 'step_up_token' in data ? data.step_up_token : '' }
  }
  const simulate = (kind: string, id: string) => simulations.find((each) => each.kind === kind)?.run(server.dependencies(), id, {})
  const rename = async (name: { fname?: string; lname?: string }) => {
    const { api, id } = await as('individual')
    const { data } = await api.users.get({ params: { id } })
    return (await api.users.update({ params: { id }, body: { version: data.version, ...name } })).data
  }

  test("a profile renamed to a friend's name does not make the friend's account one's own", async () => {
    expect(await rename(friend)).toMatchObject({ fname: 'Ibrahim', lname: 'Musa', name_change: friend })
    const { api, stepUp } = await as('individual')
    const body = { partnerId: musa.account_sid, bank_code: '044', account_number: '0010246780' }
    expect((await api.banks.resolve({ query: body })).data.name_match).toBe('mismatch')
    const { data: account } = await api.settlementAccounts.add({ body }, { stepUp })
    expect(account).toMatchObject({ account_name: 'EZE CHINEDU', name_match: 'mismatch', status: 'under_review' })
    await expect(
      api.settlementAccounts.makePrimary({ params: { id: account.id }, body: { is_primary: true } }, { stepUp }),
    ).rejects.toMatchObject({ code: 'InvalidTransition' })
  })

  test('a request that the operator declines changes nothing; an approved one changes profile and verified name', async () => {
    await simulate('name.decline', individual.id)
    const { api, id } = await as('individual')
    expect((await api.users.get({ params: { id } })).data).toMatchObject({ fname: 'Ibrahim', name_change: null })
    await rename({ lname: 'Bello' })
    nameAtBank = 'BELLO IBRAHIM'
    const visitor = await as('individual')
    const body = { partnerId: musa.account_sid, bank_code: '044', account_number: '0010246789' }
    expect((await visitor.api.settlementAccounts.add({ body }, visitor)).data).toMatchObject({ status: 'under_review' })
    await simulate('name.accept', individual.id)
    const accounts = await api.settlementAccounts.list({ query: { partnerId: musa.account_sid } })
    const statuses = accounts.map(({ account_name, status }) => `${account_name}: ${status}`)
    expect(statuses).toEqual(expect.arrayContaining(['BELLO IBRAHIM: active', 'EZE CHINEDU: under_review']))
    expect((await api.users.get({ params: { id } })).data).toMatchObject({ fname: 'Ibrahim', lname: 'Bello', name_change: null })
    const query = { partnerId: musa.account_sid, bank_code: '044', account_number: '0010246781' }
    expect((await api.banks.resolve({ query })).data.name_match).toBe('exact')
    const actions = await server.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(and(eq(auditEvents.partner_id, musa.id), eq(auditEvents.entity_id, individual.id)))
    for (const decision of ['requested', 'rejected', 'approved']) expect(actions).toContainEqual({ action: `user.name_change_${decision}` })
    await expect(simulate('name.accept', individual.id)).rejects.toMatchObject({ code: 'InvalidTransition' })
  })

  test('the answer reaches a member in the portal who has switched off every channel of notices, and no mail is sent', async () => {
    const { api, id } = await as('individual')
    const off = { type: 'system.notice', in_app: false, email: false, sms: false } as const
    await api.notifications.setPreferences({ params: { id }, body: { preferences: [off] } })
    const answers = async () =>
      (await api.notifications.list({ params: { id: musa.id } })).data.filter(({ title }) => title === 'Your name was not changed')
    expect(await answers()).toEqual([])
    await rename({ fname: 'Idris' })
    await simulate('name.decline', id)
    expect(await answers()).toMatchObject([{ body: 'We could not confirm your new name.', read_at: null }])
    expect((await readOutbox(server)).filter(({ subject }) => subject.startsWith('Your name was'))).toEqual([])
  })

  test('an account in the new name of a company waits for the operator to register the name', async () => {
    const { id, account_sid: partnerId } = okafor
    const { api, stepUp } = await as('owner')
    nameAtBank = 'HARMATTAN RIDES LIMITED'
    const body = { partnerId, bank_code: '044', account_number: '0010246790' }
    const { data: account } = await api.settlementAccounts.add({ body }, { stepUp })
    expect(account.status).toBe('under_review')
    const status = async () => (await api.settlementAccounts.list({ query: { partnerId } })).find((each) => each.id === account.id)?.status
    const { version } = (await api.partners.get({ params: { id } })).data
    await api.partners.update({ params: { id }, body: { version, company_name: 'Harmattan Rides Limited' } })
    expect(await status()).toBe('under_review')
    await simulate('company.accept', id)
    expect(await status()).toBe('active')
  })

  test('before KYC is completed an account is under review, whatever its name; then it is compared with the verified name', async () => {
    const person = demoPeople['kyc-address']
    const { id, account_sid: partnerId } = demoOrganizations.hauwa
    nameAtBank = `${person.lname} ${person.fname}`.toUpperCase()
    const { api, stepUp } = await as('kyc-address')
    const add = (account_number: string) =>
      api.settlementAccounts.add({ body: { partnerId, bank_code: '044', account_number } }, { stepUp })
    expect((await add('0010246782')).data).toMatchObject({ status: 'under_review' })
    nameAtBank = 'EZE CHINEDU'
    expect((await add('0010246783')).data).toMatchObject({ status: 'under_review' })
    const { files } = await api.uploads.create({
      params: { kind: 'identity' },
      body: { files: [new File(['%PDF-1.4\n%%EOF\n'], 'bill.pdf', { type: 'application/pdf' })] },
    })
    await api.kyc.submitAddress({
      params: { account_sid: partnerId },
      body: {
        user: { document_owner_id: person.id, partner_type: 'individual' },
        document: { full_address: '12 Marina, Lagos', files: files.map(({ Location }) => Location) },
      },
    })
    // The checks are completed while the bank is asked for the third account.
    nameAtBank = `${person.lname} ${person.fname}`.toUpperCase()
    whileAsking = async () => simulate('kyc.complete', id)
    expect((await add('0010246784')).data).toMatchObject({ status: 'active' })
    const accounts = await api.settlementAccounts.list({ query: { partnerId } })
    expect(accounts.map(({ account_name, status }) => [account_name, status])).toEqual([
      [nameAtBank, 'active'],
      ['EZE CHINEDU', 'under_review'],
      [nameAtBank, 'active'],
    ])
  })

  test('a user who has left an organisation does not change its verified name', async () => {
    await rename(friend)
    const isMember = and(eq(members.partner_id, musa.id), eq(members.user_id, individual.id))
    const [member] = await server.db.select({ id: members.id }).from(members).where(isMember)
    await server.db.delete(memberRoles).where(eq(memberRoles.member_id, member?.id ?? ''))
    const countApproved = () =>
      server.db.$count(auditEvents, and(eq(auditEvents.partner_id, musa.id), eq(auditEvents.action, 'user.name_change_approved')))
    const before = await countApproved()
    await simulate('name.accept', individual.id)
    const accounts = await server.db.select().from(settlementAccounts).where(eq(settlementAccounts.partner_id, musa.id))
    expect(accounts.find(({ account_name }) => account_name === 'EZE CHINEDU')).toMatchObject({ status: 'under_review' })
    expect(await countApproved()).toBe(before)
    const [user] = await server.db.select({ lname: users.lname }).from(users).where(eq(users.id, individual.id))
    expect(user).toEqual({ lname: friend.lname })
    const answers = (await readOutbox(server)).filter(({ subject }) => subject === 'Your name was changed')
    // The answers before went to an active member, in the portal.
    expect(answers).toHaveLength(1)
    expect(answers[0]).toMatchObject({ channel: 'email', to: individual.email, text: 'Your name is now Chinedu Eze.' })
  })
})
