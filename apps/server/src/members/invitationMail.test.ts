import { expect, test } from 'vitest'
import { createInvitationMail } from './invitationMail.ts'

const invitation = { to: 'ada@demo.test', by: 'Adaeze Okafor', company: 'Okafor Mobility Limited', code: 'abc' }

test.each([
  [
    'a member',
    ['partner_trip_manager', 'partner_driver_manager'],
    'Adaeze Okafor invites you to Okafor Mobility Limited',
    [
      'work with Okafor Mobility Limited',
      'Trip manager: The dashboard without money, trips, routes and passenger lists.\nDriver manager: Drivers with their documents, and what they drive.',
    ],
  ],
  [
    'an owner, whose role includes all others',
    ['partner_owner', 'partner_staff'],
    'Adaeze Okafor invites you to own Okafor Mobility Limited',
    [
      'run Okafor Mobility Limited as an owner',
      'there:\n\nOwner: Everything: every page, the team, the settlement accounts and the company itself.\n\nOpen',
    ],
  ],
])('the mail of %s', (_, roles, subject, texts) => {
  const mail = createInvitationMail({ ...invitation, roles })
  expect(mail).toMatchObject({ to: 'ada@demo.test', subject, link: '/accept-invite?code=abc' })
  for (const text of texts) expect(mail.text).toContain(text)
})
