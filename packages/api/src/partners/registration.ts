/** What an approved business cannot change without a review. */
export const lockedFields = ['company_name', 'rc_number', 'business_type'] as const

/** The number of a company that the sandbox does not find. */
export const isUnknownCompany = (rcNumber: string): boolean => /^RC[ -]?0000000$/i.test(rcNumber.trim())
