/** Legal forms of a registered business (spec section 3). */
export const businessTypes = [
  'Business Name',
  'Company',
  'Incorporated Trustee',
  'Limited Partnership',
  'Limited Liability Partnership',
] as const
export type BusinessType = (typeof businessTypes)[number]
