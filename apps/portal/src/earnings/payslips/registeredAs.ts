import type { Payslip } from '@vehicle-partner/api'

/** The number in the register of companies and the address: 'RC1482207, 12 Marina, Lagos'. Undefined where neither is known. */
export function registeredAs(company: Payslip['company']): string | undefined {
  const known = [company?.rc_number, company?.address].filter((part) => typeof part === 'string' && part !== '')
  return known.length === 0 ? undefined : known.join(', ')
}
