import { matchNames, type NameMatch } from '@vehicle-partner/domain'
import { demoId } from './demoId.ts'
import { demoOrganizations, type OrganizationKey } from './demoOrganizations.ts'

/** A demo bank account with its full number. */
export interface DemoAccount {
  id: `acc_${string}`
  organization: OrganizationKey
  bank_code: string
  bank_name: string
  /** Ten digits. The last is the check digit, except in the magic numbers of the sandbox. */
  account_number: string
  account_name: string
  is_primary: boolean
  status: 'active' | 'under_review'
  name_match: NameMatch
}

const gtbank = { bank_code: '058', bank_name: 'Guaranty Trust Bank' }
const access = { bank_code: '044', bank_name: 'Access Bank' }
const zenith = { bank_code: '057', bank_name: 'Zenith Bank' }

/** The settlement accounts of the demo. */
export const demoAccounts: readonly DemoAccount[] = [
  createAccount(1, 'okafor', gtbank, '0147386785', 'OKAFOR MOBILITY LIMITED', true),
  createAccount(2, 'okafor', access, '0691142072', 'OKAFOR MOBILITY', false),
  createAccount(3, 'musa', zenith, '2218403567', 'MUSA IBRAHIM', true),
  createAccount(4, 'multi', gtbank, '0147723904', 'MULTI VENTURES', true),
  createAccount(5, 'express', zenith, '1018366423', 'LAGOS EXPRESS FLEET', true),
  // A closed account: transfers fail.
  createAccount(6, 'swift', gtbank, '0000000003', 'KANO SWIFT COACHES', true),
]

function createAccount(
  number: number,
  organization: OrganizationKey,
  bank: { bank_code: string; bank_name: string },
  account_number: string,
  account_name: string,
  is_primary: boolean,
): DemoAccount {
  return {
    id: demoId('acc', number),
    organization,
    ...bank,
    account_number,
    account_name,
    is_primary,
    status: 'active',
    name_match: matchNames(demoOrganizations[organization].company_name, account_name),
  }
}
