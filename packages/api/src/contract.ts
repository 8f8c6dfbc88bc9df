import { auth } from './auth/auth.contract.ts'
import { kyc } from './kyc/kyc.contract.ts'
import { partners } from './partners/partners.contract.ts'
import { ratings } from './ratings/ratings.contract.ts'
import { settlementAccounts } from './settlementAccounts/settlementAccounts.contract.ts'
import { trips } from './trips/trips.contract.ts'
import { users } from './users/users.contract.ts'

/** Every call of the API, by resource. */
export const contract = { auth, kyc, partners, ratings, settlementAccounts, trips, users }

export type {
  Access,
  AnyEndpoint,
  Contract,
  Endpoint,
  Handlers,
  Input,
  Method,
  Output,
  Parsed,
  PartnerLocator,
  Reply,
} from './kernel/endpoint.ts'
export { errorCodes, Refusal } from './kernel/errors.ts'
export type { ErrorCode, FieldErrors } from './kernel/errors.ts'
export type { NeedsAction, Summary } from './partners/partners.contract.ts'
export type { SettlementAccount } from './settlementAccounts/settlementAccounts.contract.ts'
export type { TripDay } from './trips/trips.contract.ts'
export type { Membership } from './users/membership.ts'
export type { User } from './users/user.ts'
export { answer, match, refusalAnswer } from './kernel/answer.ts'
export type { Matched } from './kernel/answer.ts'
export { parseInput } from './kernel/input.ts'
