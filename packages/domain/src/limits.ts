/** Digits of a one-time code. All limits here are those of spec section 9. */
export const otpLength = 4
/** Seconds until a one-time code may be asked for again. */
export const otpResendSeconds = 120
/** Characters that an identity document's number has at least. */
export const identityNumberMinLength = 11
/** Kinds of identity document. */
export const identityDocumentTypes = ['nin', 'bvn'] as const
/** Bytes that an uploaded file may have: 5 MB. */
export const uploadLimitBytes = 5 * 1024 * 1024
/** Kinds of file that may be uploaded. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
/** Milliseconds to wait after typing before addresses are looked up. */
export const addressDebounceMs = 500
/** Characters to type before addresses are looked up. */
export const addressSearchMinLength = 3
/** Rows on a page of members. */
export const membersPageSize = 10
/** Cities asked for at once. */
export const cityListLimit = 1000
/** Milliseconds that each slide of the carousel stands. */
export const carouselIntervalMs = 8000
/** Milliseconds after which a call without an answer is given up. */
export const apiTimeoutMs = 60_000
/** Milliseconds after which a screen that does not load is given up. */
export const chunkTimeoutMs = 120_000
/** The best rating there is. */
export const ratingScale = 10
/** The country of a phone number before another is chosen. */
export const defaultCountry = { code: 'NG', dialCode: '+234' } as const
/** Characters of a company's name in the header. */
export const companyNameMaxLength = 15
/** Where people, service dates and schedules are. */
export const timeZone = 'Africa/Lagos'
