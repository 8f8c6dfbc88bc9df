import { hasValidCheckDigit, matchNames, sandboxAccountLookup } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { demoPeople, type DemoPerson } from '../demo/demoPeople.ts'
import { demoBanks } from '../demo/money/demoBanks.ts'
import { requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { DemoData, MockOrganization } from '../demo/demoData.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'

/**
 * The expected account name of an organisation: its own name, or that of its owner as banks write it, as the identity check has verified it
 * and not as the profile shows it.
 */
export function accountHolder({ people, organizations }: DemoData, { id, mode, company_name, identity }: MockOrganization): string {
  if (mode === 'business') return company_name
  const [key] = Object.entries(organizations).find(([, each]) => each.id === id) ?? []
  const owner = Object.values(people).find(({ memberships }) =>
    memberships.some((each) => each.role === 'owner' && each.organization === key),
  )
  const demoOwner = Object.values<DemoPerson>(demoPeople).find((each) => each.id === owner?.id)
  const holder = (identity.status === 'completed' ? identity.person : undefined) ?? demoOwner ?? owner
  return holder ? `${holder.lname} ${holder.fname}` : company_name
}

/** Looks an account up at the bank. Throws RequestError if it is not found. */
export function resolveAccount(bankCode: string, accountNumber: string, holder: string) {
  const bank = demoBanks.find(({ code }) => code === bankCode)
  if (!bank) throw new RequestError('ValidationError', undefined, { errors: { bank_code: 'Please select your bank' } })
  const lookup = sandboxAccountLookup(accountNumber, holder)
  if (lookup.kind === 'unknown') throw new RequestError('AccountNotResolved')
  if (lookup.kind === 'down') throw new RequestError('BankUnavailable')
  return { bank, account_name: lookup.name, name_match: matchNames(holder, lookup.name), seconds: lookup.seconds }
}

export const banksMock: Handlers<typeof contract, MockContext>['banks'] = {
  list: () => ({ data: [...demoBanks] }),
  resolve(context, { query }) {
    const { demoData } = context
    const { person } = requireCaller(context)
    const own = person.memberships.flatMap(({ organization, disabled }) => {
      const found = organization === null || disabled ? undefined : demoData.organizations[organization]
      return found ? [found] : []
    })
    const organization = query.partnerId === undefined ? own[0] : own.find(({ account_sid }) => account_sid === query.partnerId)
    if (!organization) throw new RequestError('NotFound')
    const { account_name, name_match } = resolveAccount(query.bank_code, query.account_number, accountHolder(demoData, organization))
    return { data: { account_name, name_match, fits_bank: hasValidCheckDigit(query.bank_code, query.account_number) ?? null } }
  },
}
