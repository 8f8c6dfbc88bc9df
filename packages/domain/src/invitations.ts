/** The link that opened an invitation: the mailed one proves the address, the one that an owner copied proves nothing. */
export type InvitationLink = 'mailed' | 'copied'

/**
 * What the holder of an invitation's link does next. `confirm_email`: the signed-in user has the address but has not proved it.
 * `switch_account`: the signed-in user has another address.
 */
export const invitationSteps = ['accept', 'register', 'log_in', 'confirm_email', 'switch_account'] as const
export type InvitationStep = (typeof invitationSteps)[number]

export interface InvitationAttempt {
  link: InvitationLink
  /** When the holder opened the link. */
  openedAt: Date
  /** The user with the invited address. */
  account: { emailVerified: boolean; createdAt: Date } | undefined
  /** The signed-in user. */
  caller: 'none' | 'invited' | 'other'
}

/**
 * The next step towards accepting an invitation. No one becomes a member without doing something: an account whose address no one has proved
 * may belong to someone else who registered with it. The mailed link alone is enough for it only if it was created after the link was opened;
 * otherwise mailbox and session together prove the address. A copied link never reveals whether the address has an account.
 */
export function nextInvitationStep({ link, openedAt, account, caller }: InvitationAttempt): InvitationStep {
  if (caller === 'other') return 'switch_account'
  if (link === 'copied') {
    if (caller === 'none') return 'log_in'
    return account?.emailVerified ? 'accept' : 'confirm_email'
  }
  if (!account) return 'register'
  return account.emailVerified || caller === 'invited' || account.createdAt >= openedAt ? 'accept' : 'log_in'
}

/** The `invite_id` of a link that is opened now. The code proves the right to it; the time says which accounts were there before. */
export const formatInviteId = (code: string, openedAt: Date): string => `${code}.${openedAt.getTime().toString(36)}`

/** The code of an `invite_id`, and when its link was opened; undefined if it is the code alone. */
export function parseInviteId(inviteId: string): { code: string; openedAt: Date | undefined } {
  const [, code, time] = /^(.+)\.([0-9a-z]{1,10})$/.exec(inviteId) ?? []
  return code === undefined || time === undefined
    ? { code: inviteId, openedAt: undefined }
    : { code, openedAt: new Date(parseInt(time, 36)) }
}

/** Days until the link that confirms the address of a registration expires. */
export const emailProofDays = 7
