import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createInvitedPeople } from '../../test/invitedPeople.ts'
import { readOutbox } from '../../test/readOutbox.ts'
import { databaseKinds, testServer } from '../../test/testServer.ts'
import { events } from '../db/schema/operationTables.ts'

test.each(databaseKinds())(
  'people who register get the mail of an owner, or of the member that they are invited to be (%s)',
  async (lane) => {
    const server = await testServer({ lane })
    const { invite, register, newAddress } = await createInvitedPeople(server)
    const [member, founder] = [newAddress(), newAddress()]
    await invite(member, 'partner_trip_manager')
    for (const email of [member, founder]) await register(email)
    const mails = await readOutbox(server)
    const textTo = (to: string, subject: RegExp) => mails.find((mail) => mail.to === to && subject.test(mail.subject))?.text

    expect(textTo(member, /invites you/)).toContain('work with Okafor Mobility Limited')
    expect(textTo(member, /invites you/)).toContain('Trip manager: The dashboard without money, trips, routes and passenger lists.')
    expect(textTo(member, /^Welcome/)).toContain('Then accept the invitation of Okafor Mobility Limited')
    expect(textTo(member, /^Welcome/)).not.toContain('how you own your vehicles')
    expect(textTo(founder, /^Welcome/)).toContain('Then say how you own your vehicles')
    await server.close()
  },
)

test.each(databaseKinds())("the user's other devices hear that the address was confirmed (%s)", async (lane) => {
  const server = await testServer({ lane })
  const { register, confirm, newAddress } = await createInvitedPeople(server)
  const { id, email } = await register(newAddress())
  await confirm(email)
  const [event] = await server.db
    .select()
    .from(events)
    .where(and(eq(events.type, 'user.updated'), eq(events.user_id, id)))
  expect(event?.data).toEqual({ email_verified: true })
  await server.close()
})
