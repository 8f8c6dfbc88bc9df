/** Digits of a one-time code. All limits in this file come from spec section 9. */
export const otpLength = 4
/** Seconds before a one-time code can be resent. */
export const otpResendSeconds = 120
/** Minimum length of a password. */
export const passwordMinimum = 6
/** Minimum length of an identity document number. */
export const identityNumberMinLength = 11
/** Types of identity document. */
export const identityDocumentTypes = ['nin', 'bvn'] as const
/** Maximum size of an uploaded file, in bytes: 5 MB. */
export const uploadLimitBytes = 5 * 1024 * 1024
/** Accepted media types of uploaded files. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
/** Debounce of the address search, in milliseconds. */
export const addressDebounceMs = 500
/** Minimum characters of an address search. */
export const addressSearchMinLength = 3
/** Page size of the member list. */
export const membersPageSize = 10
/** Maximum number of cities in one request. */
export const cityListLimit = 1000
/** Timeout of an API call, in milliseconds. */
export const apiTimeoutMs = 60_000
/** Timeout of a lazy-loaded screen, in milliseconds. */
export const chunkTimeoutMs = 120_000
/** Default country of a phone number. */
export const defaultCountry = { code: 'NG', dialCode: '+234' } as const
/** Time zone of service dates and schedules. */
export const timeZone = 'Africa/Lagos'
