/** Fields of an approved business that only change after a review. */
export const lockedFields = ['company_name', 'rc_number', 'business_type'] as const

/** Whether the sandbox has no company with this number. */
export const isUnknownCompany = (rcNumber: string): boolean => /^RC[ -]?0000000$/i.test(rcNumber.trim())

/** The message for a logo that is no picture. */
export const logoMessage = 'Please choose a JPG, PNG or WebP picture'
