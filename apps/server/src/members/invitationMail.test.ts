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

// An individual partner has the name of its owner.
test.each([
  [['partner_trip_manager'], 'Ibrahim Musa would like you to work together in'],
  [['partner_owner'], 'Ibrahim Musa would like you to manage everything together as an owner in'],
])('the mail of an individual partner names them once', (roles, text) => {
  const mail = createInvitationMail({ ...invitation, by: 'Ibrahim Musa', company: 'Ibrahim Musa', roles })
  expect(mail.subject).toBe('Ibrahim Musa invites you to the Vehicle Partner Portal')
  expect(mail.text).toContain(text)
})
