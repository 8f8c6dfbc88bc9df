// Longer than most files: all attacks on invitations share one server for each database.
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createInvitedPeople } from '../../test/invitedPeople.ts'
import { ruleDatabaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { members } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'
import { rowOf, selectRows } from '../db/selectRows.ts'
import { text } from '../db/sqlValueTypes.ts'

const okafor = demoOrganizations.okafor

/** What strangers, inviters and insiders try with invitations, and the odd orders of honest people. */
describe.each(ruleDatabaseKinds())('invitations on %s', (lane) => {
  let server: TestServer
  let people: Awaited<ReturnType<typeof createInvitedPeople>>
  beforeAll(async () => {
    server = await testServer({ lane })
    people = await createInvitedPeople(server)
  })
  afterAll(() => server.close())

  test('a person who registers an address first neither sees its invitations nor gets into the organisation', async () => {
    const { newAddress, register, invite, mailedCode, copiedCode, confirm, openAndAccept, payouts, changeEmail } = people
    const email = newAddress()
    const squatter = await register(email)
    server.advanceClock({ minutes: 5 })
    const id = await invite(email)
    expect((await squatter.api.partnerInvitations.list()).data).toEqual([])
    await expect(squatter.api.partnerInvitations.accept({ params: { id } })).rejects.toMatchObject({ code: 'NotFound' })
    await expect(squatter.api.memberInvitations.accept({ params: { id } })).rejects.toMatchObject({ code: 'LinkExpired' })
    // The invited person opens the mailed link in good faith: the account is not theirs, so mailbox alone is not enough.
    const opened = await openAndAccept(await mailedCode(email))
    expect(opened.next).toBe('log_in')
    await expect(opened.accept()).rejects.toMatchObject({ status: 403, code: 'LoginRequired' })
    expect((await payouts(squatter)).status).toBe(404)
    // Another address, which is proved, does not bring the invitation along.
    const own = newAddress()
    await changeEmail(squatter, own)
    await confirm(own)
    expect(await squatter.api.users.profile()).toMatchObject({ email: own, email_verified: true })
    expect((await squatter.api.partnerInvitations.list()).data).toEqual([])
    await expect(squatter.api.memberInvitations.accept({ params: { id: await copiedCode(id) } })).rejects.toMatchObject({
      code: 'Forbidden',
    })
  })

  test('who takes an account back by mail from someone who registered with their address has it alone', async () => {
    const { newAddress, register, invite, mailedCode, openAndAccept, payouts, anyone, client, logIn, tokenTo } = people
    const email = newAddress()
    const squatter = await register(email)
    const { phone } = await squatter.api.users.profile()
    server.advanceClock({ minutes: 5 })
    await invite(email)
    await anyone().auth.forgotPassword({ body: { email, type: 'user', app: 'partners-portal' } })
    const token = await tokenTo(email, 'resetPassword')
    await anyone().auth.changePassword({ body: { password: 'Mine-1234', confirm_password: 'Mine-1234', token } })
    expect((await squatter.send({ method: 'GET', path: '/v1/users/profile' })).status).toBe(401)
    expect((await logIn(email)).status).toBe(422)
    const { accept } = await openAndAccept(await mailedCode(email))
    await accept()
    const askCode = async () => {
      const { reference_id } = await anyone().auth.requestOtp({ body: { phone, country_code: 'NG', type: 'user' } })
      const [sms] = await client.outbox(phone)
      const params = { referenceId: reference_id }
      return anyone().auth.verifyOtp({ params, body: { otp_code: sms?.code ?? '0000', type: 'user' } })
    }
    await expect(askCode()).rejects.toMatchObject({ status: 422 })
    const back = await anyone().auth.login({ body: { email, password: 'Mine-1234' } })
    expect((await payouts(client.with(back.data?.token))).status).toBe(200)
    expect(back.data?.email_verified).toBe(true)
    // Nor is the phone a proof of who they are.
    const askStepUp = () => client.with(back.data?.token).api.auth.stepUp({ body: { method: 'otp' } })
    await expect(askStepUp()).rejects.toMatchObject({
      code: 'PhoneTooNew',
      message: 'Your phone number is not confirmed. Use your password instead.',
    })
  })

  test('who logs in to the account of the mailed link proves the address', async () => {
    const { newAddress, register, invite, mailedCode, openAndAccept, payouts } = people
    const email = newAddress()
    const person = await register(email)
    server.advanceClock({ minutes: 5 })
    await invite(email)
    const { next, accept } = await openAndAccept(await mailedCode(email), person.api)
    expect(next).toBe('accept')
    await accept()
    expect((await person.api.users.profile()).email_verified).toBe(true)
    expect((await payouts(person)).status).toBe(200)
  })

  test('an account that is created after the mailed link was opened belongs to its reader; one created before does not', async () => {
    const { newAddress, register, invite, mailedCode, openAndAccept, payouts } = people
    const email = newAddress()
    await invite(email)
    server.advanceClock({ minutes: 1 })
    // An insider has seen the pending invitation and registers the address before its owner opens the mail.
    const insider = await register(email)
    server.advanceClock({ seconds: 1 })
    const { next, accept } = await openAndAccept(await mailedCode(email))
    expect(next).toBe('log_in')
    await expect(accept()).rejects.toMatchObject({ code: 'LoginRequired' })
    expect((await payouts(insider)).status).toBe(404)
    const other = newAddress()
    await invite(other)
    server.advanceClock({ minutes: 1 })
    const opened = await openAndAccept(await mailedCode(other))
    server.advanceClock({ minutes: 1 })
    const reader = await register(other)
    await opened.accept()
    expect((await payouts(reader)).status).toBe(200)
    expect((await reader.api.users.profile()).email_verified).toBe(true)
  })

  test('the inviter cannot accept for the invited person with the link they copied', async () => {
    const { owner, anyone, newAddress, register, invite, mailedCode, copiedCode, confirm, openAndAccept, entryOf, rightOf } = people
    const email = newAddress()
    const victim = await register(email)
    await confirm(email)
    const id = await invite(email, 'partner_staff')
    const code = await copiedCode(id)
    for (const api of [anyone(), owner.api]) {
      const { accept } = await openAndAccept(code, api)
      await expect(accept()).rejects.toMatchObject({ status: 403 })
    }
    expect(await rightOf(victim)).toBe(1)
    expect((await victim.api.users.partnerMembers({ params: { id: victim.id } })).data).toMatchObject([{ partner: null }])
    expect(await entryOf(email)).toMatchObject({ id, status: 'pending' })
    // The mailed link still works, without a login.
    const { next, accept } = await openAndAccept(await mailedCode(email))
    expect(next).toBe('accept')
    await accept()
    await expect(victim.api.memberInvitations.accept({ params: { id: code } })).rejects.toMatchObject({ code: 'LinkExpired' })
  })

  test('an inviter who registers the address of the copied link does not become that person', async () => {
    const { newAddress, register, invite, copiedCode, payouts } = people
    const email = newAddress()
    const id = await invite(email)
    const code = await copiedCode(id)
    const impostor = await register(email)
    await expect(impostor.api.memberInvitations.accept({ params: { id: code } })).rejects.toMatchObject({ code: 'EmailNotConfirmed' })
    expect((await impostor.api.partnerInvitations.list()).data).toEqual([])
    expect((await payouts(impostor)).status).toBe(404)
  })

  test('joined and revoked, a person logs in, keeps other organisations, and creates their own', async () => {
    const { owner, newAddress, register, invite, mailedCode, confirm, openAndAccept, payouts, entryOf, rightOf, logIn } = people
    const email = newAddress()
    const person = await register(email)
    await confirm(email)
    await invite(email, 'partner_staff')
    await (await openAndAccept(await mailedCode(email))).accept()
    expect(await rightOf(person)).toBe(1)
    const member = await entryOf(email)
    await owner.api.members.setRoles({ params: { id: member?.id ?? '' }, body: { member_roles: [] } })
    expect((await person.api.users.profile()).id).toBe(person.id)
    expect((await logIn(email)).status).toBe(200)
    expect((await payouts(person)).status).toBe(403)
    const { data: own } = await person.api.partners.create({ body: { mode: 'individual' } })
    expect(await rightOf(person)).toBe(0)
    expect((await person.api.users.partnerMembers({ params: { id: person.id } })).data[0]?.partner?.id).toBe(own.id)
    // Invited again after the revocation, with an organisation of their own.
    await invite(email, 'partner_trip_manager')
    const { data: waiting } = await person.api.partnerInvitations.list()
    await person.api.partnerInvitations.accept({ params: { id: waiting[0]?.id ?? '' } })
    expect(await entryOf(email)).toMatchObject({ id: member?.id, status: 'active', member_roles: ['partner_trip_manager'] })
    // Who has nothing else is told so (spec section 4).
    expect(await server.logIn('revoked@demo.test')).toMatchObject({ status: 403, body: { message: 'User access has been revoked' } })
  })

  test('a member record cannot be moved to another organisation or user, by no code', async () => {
    const { newAddress, register } = people
    const person = await register(newAddress())
    for (const set of [{ partner_id: okafor.id }, { user_id: demoPeople.owner.id }])
      await expect(server.db.update(members).set(set).where(eq(members.user_id, person.id))).rejects.toMatchObject({
        cause: { message: 'a member record keeps its user and organisation' },
      })
  })

  test('an invitation belongs to its address, whatever address its user has later', async () => {
    const { newAddress, register, invite, mailedCode, confirm, openAndAccept, changeEmail } = people
    const [before, after] = [newAddress(), newAddress()]
    const person = await register(before)
    await confirm(before)
    await invite(before, 'partner_staff')
    await invite(after, 'partner_staff')
    const listed = async () => (await person.api.partnerInvitations.list()).data.length
    expect(await listed()).toBe(1)
    await changeEmail(person, after)
    // The new address is not theirs yet.
    const code = await mailedCode(after)
    expect((await openAndAccept(code, person.api)).next).toBe('switch_account')
    expect((await openAndAccept(code)).next).toBe('register')
    await confirm(after)
    expect(await listed()).toBe(1)
    expect((await openAndAccept(code, person.api)).next).toBe('accept')
    expect((await openAndAccept(await mailedCode(before), person.api)).next).toBe('switch_account')
    // Of the mailed link, the list and a change back, one joins.
    const id = (await person.api.partnerInvitations.list()).data[0]?.id ?? ''
    const both = await Promise.allSettled([
      person.api.partnerInvitations.accept({ params: { id } }),
      person.api.memberInvitations.accept({ params: { id: code } }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await server.db.$count(members, and(eq(members.user_id, person.id), eq(members.partner_id, okafor.id)))).toBe(1)
  })

  test('a disabled member is not invited again, and two organisations do not disturb each other', async () => {
    const { client, newAddress, register, invite, confirm } = people
    const disabled = demoPeople.disabled.email
    await expect(invite(disabled)).rejects.toMatchObject({ code: 'ItemAlreadyExist' })
    const email = newAddress()
    const person = await register(email)
    await confirm(email)
    await invite(email, 'partner_staff')
    const individual = await client.as('individual')
    const body = { owner_type: 'partner' as const, owner_id: demoOrganizations.musa.id, member_email: email.toUpperCase() }
    await individual.api.members.invite({ body: { ...body, member_roles: ['partner_staff'] } })
    const { data: both } = await person.api.partnerInvitations.list()
    expect(both).toHaveLength(2)
    const [first, second] = both
    await person.api.partnerInvitations.reject({ params: { id: first?.id ?? '' } })
    await expect(person.api.partnerInvitations.accept({ params: { id: first?.id ?? '' } })).rejects.toMatchObject({
      code: 'InvalidTransition',
    })
    await person.api.partnerInvitations.accept({ params: { id: second?.id ?? '' } })
    expect((await person.api.users.partnerMembers({ params: { id: person.id } })).data).toHaveLength(1)
  })

  test('neither the code of a copied link nor the token of a confirmation can be read from the database', async () => {
    const { newAddress, register, invite, tokenTo, copiedCode } = people
    const email = newAddress()
    const code = await copiedCode(await invite(email))
    await register(email)
    const token = await tokenTo(email, 'confirmEmail')
    const rows = await selectRows(
      server.db,
      rowOf({ text }),
      sql`select i::text as text from member_invitations i union all select t::text from one_time_tokens t`,
    )
    const stored = rows.map((row) => row.text).join('\n') + server.logged.join('')
    for (const secret of [code, token]) expect(stored).not.toContain(secret)
  })

  test('the link of a registration proves the address for seven days; the mails are limited', async () => {
    const { newAddress, register, confirm } = people
    const email = newAddress()
    const person = await register(email)
    server.advanceClock({ days: 7 })
    await expect(confirm(email)).rejects.toMatchObject({ code: 'LinkExpired' })
    const responses = []
    for (let tries = 0; tries < 6; tries += 1) responses.push(await person.send({ method: 'POST', path: '/v1/users/email-verification' }))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    server.advanceClock({ days: 6 })
    await confirm(email)
    const [row] = await server.db.select({ at: users.email_verified_at }).from(users).where(eq(users.id, person.id))
    expect(row?.at).toEqual(server.now())
  })

  test('a code to the phone logs in and does not prove the address', async () => {
    const { client, anyone, newAddress, register } = people
    const email = newAddress()
    await register(email)
    const [row] = await server.db.select({ phone: users.phone }).from(users).where(eq(users.email, email))
    const phone = row?.phone ?? ''
    const { reference_id } = await anyone().auth.requestOtp({ body: { phone, country_code: 'NG', type: 'user' } })
    const otp_code = (await client.outbox(phone))[0]?.code ?? ''
    const user = await anyone().auth.verifyOtp({ params: { referenceId: reference_id }, body: { otp_code, type: 'user' } })
    expect(user.email_verified).toBe(false)
  })
})
