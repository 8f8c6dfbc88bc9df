/** Outcome of the sandbox's identity check: immediate, delayed, pending until decided by hand, or rejected. */
export type IdentityCheckOutcome =
  | { status: 'completed' }
  | { status: 'submitted'; ends?: 'completed' | 'declined'; afterSeconds?: number }
  | { status: 'refused'; code: 'DocumentDeclined' | 'IdentityDeclined' | 'ServiceUnavailable' }

/** Message for a name that differs from the document. */
export const nameMismatchMessage = (type: string): string =>
  `The name on this ${type.toUpperCase()} does not match the name you entered. Enter it exactly as on your ${type.toUpperCase()} slip.`

/** Message while the identity check is unavailable. */
export const checkUnavailableMessage = 'The check is not available at the moment. Please try again.'

const identities: Readonly<Record<string, IdentityCheckOutcome>> = {
  '11111111111': { status: 'completed' },
  '22222222222': { status: 'submitted', ends: 'completed', afterSeconds: 30 },
  '33333333333': { status: 'refused', code: 'DocumentDeclined' },
  '44444444444': { status: 'refused', code: 'ServiceUnavailable' },
  '55555555555': { status: 'refused', code: 'IdentityDeclined' },
  '66666666666': { status: 'submitted', ends: 'declined', afterSeconds: 30 },
}

/** The sandbox's magic numbers; any other number stays under review until it is decided. */
export const sandboxIdentityOutcome = (documentId: string): IdentityCheckOutcome => identities[documentId] ?? { status: 'submitted' }

/** The sandbox's magic words in an address: 'Decline' is rejected, 'Slow' waits for a decision, any other is completed after 30 seconds. */
export function sandboxAddressOutcome(address: string): IdentityCheckOutcome | { status: 'refused'; code: 'AddressDeclined' } {
  if (/decline/i.test(address)) return { status: 'refused', code: 'AddressDeclined' }
  return /slow/i.test(address) ? { status: 'submitted' } : { status: 'submitted', ends: 'completed', afterSeconds: 30 }
}

/** How often a step may be sent in a day. */
export const checkAttempts = 5
