/** Messages for a failed call whose response has no message of its own (spec section 8, byte for byte). */
export const errorMessages = {
  default: 'An error occurred!',
  /** Register, login, password reset, KYC, and failed calls in general. */
  call: 'Oops! An error occurred, please try again.',
  members: 'An error occured',
  tripHistory: 'An error occured while fetching your trips history',
} as const

/** The call that failed, as the messages tell calls apart. */
export type ErrorMessageKey = keyof typeof errorMessages
