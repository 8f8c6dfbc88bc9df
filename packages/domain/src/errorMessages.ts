/** Messages for a failed call whose response has no message of its own (spec section 8, byte for byte). */
export const errorMessages = {
  default: 'An error occurred!',
  /** Register, login, password reset, KYC, and failed calls in general. */
  call: 'Oops! An error occurred, please try again.',
  members: 'An error occured',
  tripHistory: 'An error occured while fetching your trips history',
} as const

/** The kind of call that failed. */
export type ErrorMessageKey = keyof typeof errorMessages
