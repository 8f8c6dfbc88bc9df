import { fitsBank, matchNames, sandboxAccount } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { demoBanks } from '../demo/money/banks.ts'
import { signedIn, type Scene } from '../demo/scene.ts'
import type { World, WorldOrganization } from '../demo/world.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { Refusal } from '../kernel/errors.ts'

/** In whose name an organisation's account must be: its own, or a person's as banks write it. */
export function holderOf(world: World, { mode, company_name }: Pick<WorldOrganization, 'mode' | 'company_name' | 'id'>): string {
  if (mode === 'business') return company_name
  const owner = Object.values(world.people).find(({ fname, lname }) => `${fname} ${lname}` === company_name)
  return owner ? `${owner.lname} ${owner.fname}` : company_name
}

/** What the bank says of an account. Throws Refusal when it says nothing. */
export function resolved(bankCode: string, accountNumber: string, holder: string) {
  const bank = demoBanks.find(({ code }) => code === bankCode)
  if (!bank) throw new Refusal('ValidationError', undefined, { errors: { bank_code: 'Please select your bank' } })
  const said = sandboxAccount(accountNumber, holder)
  if (said.kind === 'unknown') throw new Refusal('AccountNotResolved')
  if (said.kind === 'down') throw new Refusal('BankUnavailable')
  return { bank, account_name: said.name, name_match: matchNames(holder, said.name), seconds: said.seconds }
}

export const banksMock: Handlers<typeof contract, Scene>['banks'] = {
  list: () => ({ data: [...demoBanks] }),
  resolve(scene, { query }) {
    const { world } = scene
    const { person } = signedIn(scene)
    const own = person.memberships.flatMap(({ organization, disabled }) => {
      const found = organization === null || disabled ? undefined : world.organizations[organization]
      return found ? [found] : []
    })
    const organization = query.partnerId === undefined ? own[0] : own.find(({ account_sid }) => account_sid === query.partnerId)
    if (!organization) throw new Refusal('NotFound')
    const { account_name, name_match } = resolved(query.bank_code, query.account_number, holderOf(world, organization))
    return { data: { account_name, name_match, fits_bank: fitsBank(query.bank_code, query.account_number) ?? null } }
  },
}
