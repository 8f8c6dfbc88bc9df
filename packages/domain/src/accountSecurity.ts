import { isOwner } from './access.ts'

const hourMs = 3_600_000

/** A session expires this many days after its last use. */
export const sessionDays = 30
/** A session ends this many days after the login, however much it is used. */
export const maxSessionDays = 90

/** A code to a phone number is no step-up for this long after the number was changed. */
export const newPhoneHours = 24

/** Until when a code to a phone number is no step-up; null if it is one. `phoneSetAt`: when the number was last changed. */
export function newPhoneUntil(phoneSetAt: Date | null, now: Date): Date | null {
  if (phoneSetAt === null) return null
  const until = new Date(phoneSetAt.getTime() + newPhoneHours * hourMs)
  return until > now ? until : null
}

/** Why a code is no step-up: the phone may be that of a person who registered with the user's e-mail address before. */
export const unconfirmedPhoneMessage = 'Your phone number is not confirmed. Use your password instead.'

/** For this long a changed e-mail address can be put back with the link to the old one. */
export const emailUndoHours = 72

/** Until when an e-mail address or phone number that was replaced now is kept for its user. */
export const formerContactUntil = (now: Date): Date => new Date(now.getTime() + emailUndoHours * hourMs)

/** Whether a member with these roles before becomes an active owner. Making an owner needs a step-up. */
export function makesOwner(
  before: { roles: readonly string[]; disabled: boolean } | undefined,
  after: { roles: readonly string[]; disabled: boolean },
): boolean {
  const isActiveOwner = (member: typeof before) => member !== undefined && !member.disabled && isOwner(member.roles)
  return isActiveOwner(after) && !isActiveOwner(before)
}
