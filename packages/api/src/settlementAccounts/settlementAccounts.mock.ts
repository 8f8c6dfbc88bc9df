import {
  confirmedAccountStatus,
  coolingOffHours,
  chooseNextPrimary,
  maskAccountNumber,
  maxSettlementAccounts,
  unpaidPayoutStatuses,
} from '@vehicle-partner/domain'
import { accountHolder, resolveAccount } from '../banks/banks.mock.ts'
import type { contract } from '../contract.ts'
import { readMoney, sumUnsettled } from '../demo/money/mockMoney.ts'
import { requireMember, requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { DemoData, MockOrganization } from '../demo/demoData.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import type { SettlementAccount } from './settlementAccounts.contract.ts'

/** Before both checks are completed no account becomes active. */
export const isKycCompleted = ({ identity, address }: MockOrganization): boolean =>
  identity.status === 'completed' && address.status === 'completed'

const usableFrom = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()

/** The account with this id, which the access check already found. */
function requireAccount(context: MockContext, id: string) {
  const { settlementAccounts } = requireMember(context).organization
  const account = settlementAccounts.find((each) => each.id === id)
  if (!account) throw new RequestError('NotFound')
  return account
}

function makePrimary(context: MockContext, account: SettlementAccount): void {
  for (const each of requireMember(context).organization.settlementAccounts) each.is_primary = each === account
  account.usable_from = usableFrom(context.demoData.clock(), coolingOffHours * 3600)
}

/** The accounts of an organisation with the reason why the last transfer to each failed; null if it arrived. */
export function listAccounts(demoData: DemoData, organization: MockOrganization): SettlementAccount[] {
  const { payouts } = readMoney(demoData, organization)
  return organization.settlementAccounts.map((account) => {
    const attempts = payouts.flatMap(({ account_id, attempts }) => (account_id === account.id ? attempts : []))
    const last = attempts
      .filter(({ status }) => status !== 'processing')
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .at(-1)
    return { ...account, last_failure_code: last?.status === 'failed' ? last.failure_code : null }
  })
}

const sortAccounts = (accounts: readonly SettlementAccount[]) => accounts.toSorted((a, b) => Number(b.is_primary) - Number(a.is_primary))

export const settlementAccountsMock: Handlers<typeof contract, MockContext>['settlementAccounts'] = {
  list: (context) => sortAccounts(listAccounts(context.demoData, requireMember(context).organization)),
  add(context, { body }) {
    const { demoData } = context
    const { organization } = requireMember(context)
    const { settlementAccounts } = organization
    const { numbers } = readMoney(demoData, organization)
    const { person } = requireCaller(context)
    const { bank, account_name, name_match, seconds } = resolveAccount(
      body.bank_code,
      body.account_number,
      accountHolder(demoData, organization),
    )
    if (settlementAccounts.some(({ id, bank_code }) => bank_code === bank.code && numbers.get(id) === body.account_number))
      throw new RequestError('ItemAlreadyExist', 'You have already added this account')
    if (settlementAccounts.length >= maxSettlementAccounts)
      throw new RequestError('InvalidTransition', 'You can have three accounts. Remove one before you add another.')
    const now = demoData.clock()
    const account: SettlementAccount = {
      id: `acc_${organization.id.slice(-3)}${settlementAccounts.length}${body.account_number}`,
      bank_code: bank.code,
      bank_name: bank.name,
      account_number: maskAccountNumber(body.account_number),
      account_name,
      is_primary: settlementAccounts.length === 0,
      status: seconds > 0 ? 'verifying' : confirmedAccountStatus({ name_match, isVerified: isKycCompleted(organization) }),
      name_match,
      usable_from: settlementAccounts.length === 0 ? usableFrom(now, coolingOffHours * 3600) : null,
      last_payout_at: null,
      failure_count: 0,
      last_failure_code: null,
      created_by: `${person.fname} ${person.lname}`,
      created_at: now.toISOString(),
    }
    numbers.set(account.id, body.account_number)
    settlementAccounts.push(account)
    return { data: account }
  },
  makePrimary(context, { params }) {
    const account = requireAccount(context, params.id)
    if (account.status !== 'active') throw new RequestError('InvalidTransition', 'Only an active account can be the primary account')
    if (!account.is_primary) makePrimary(context, account)
    return { data: account }
  },
  remove(context, { params }) {
    const { organization } = requireMember(context)
    const account = requireAccount(context, params.id)
    const others = organization.settlementAccounts.filter((each) => each !== account)
    const nextId = chooseNextPrimary(listAccounts(context.demoData, organization).filter(({ id }) => id !== account.id))?.id
    const next = others.find(({ id }) => id === nextId)
    const money = readMoney(context.demoData, organization)
    const isUnpaid = ({ status, amount_kobo }: (typeof money.payouts)[number]) =>
      unpaidPayoutStatuses.some((each) => each === status) && (amount_kobo ?? 0) > 0
    if (others.length === 0 && (sumUnsettled(money) > 0 || money.payouts.some((payout) => isUnpaid(payout))))
      throw new RequestError('InvalidTransition', 'Add another account first: you have unpaid earnings')
    if (account.is_primary && others.length > 0 && !next)
      throw new RequestError('InvalidTransition', 'Another account must be active before you can remove this one')
    organization.settlementAccounts = others
    if (account.is_primary && next) makePrimary(context, next)
    return { data: { id: account.id } }
  },
  number(context, { params }) {
    const { id } = requireAccount(context, params.id)
    const account_number = readMoney(context.demoData, requireMember(context).organization).numbers.get(id)
    if (account_number === undefined) throw new RequestError('NotFound')
    return { data: { id, account_number } }
  },
}
