import { expect, test } from 'vitest'
import { formatInviteId, nextInvitationStep, parseInviteId, type InvitationAttempt } from './invitations.ts'

const openedAt = new Date('2026-11-21T12:00:00.000Z')
const account = (emailVerified: boolean, created: string) => ({ emailVerified, createdAt: new Date(created) })
const proved = account(true, '2026-01-01T12:00:00.000Z')
const squatted = account(false, '2026-11-21T11:59:59.999Z')
const registeredByLink = account(false, '2026-11-21T12:00:00.000Z')

test.each<[InvitationAttempt['link'], string, InvitationAttempt['account'], InvitationAttempt['caller'], string]>([
  ['mailed', 'no account', undefined, 'none', 'register'],
  ['mailed', 'a proved account', proved, 'none', 'accept'],
  ['mailed', 'a proved account', proved, 'invited', 'accept'],
  ['mailed', 'an account that was there before, not proved', squatted, 'none', 'log_in'],
  ['mailed', 'an account that was there before, not proved', squatted, 'invited', 'accept'],
  ['mailed', 'an account created after the link was opened', registeredByLink, 'none', 'accept'],
  ['mailed', 'no account', undefined, 'other', 'switch_account'],
  ['mailed', 'a proved account', proved, 'other', 'switch_account'],
  ['copied', 'no account', undefined, 'none', 'log_in'],
  ['copied', 'a proved account', proved, 'none', 'log_in'],
  ['copied', 'an account created after the link was opened', registeredByLink, 'none', 'log_in'],
  ['copied', 'a proved account', proved, 'invited', 'accept'],
  ['copied', 'an account created after the link was opened', registeredByLink, 'invited', 'confirm_email'],
  ['copied', 'an account that was there before, not proved', squatted, 'invited', 'confirm_email'],
  ['copied', 'a proved account', proved, 'other', 'switch_account'],
])('the %s link, %s (%#), signed in: %4$s', (link, _what, invited, caller, step) =>
  expect(nextInvitationStep({ link, openedAt, account: invited, caller })).toBe(step),
)

test('an invite_id says when its link was opened; a code alone does not', () => {
  const id = formatInviteId('a-Code_1', openedAt)
  expect(id.length).toBeLessThan(20)
  expect(parseInviteId(id)).toEqual({ code: 'a-Code_1', openedAt })
  expect(parseInviteId('a-Code_1')).toEqual({ code: 'a-Code_1', openedAt: undefined })
})
