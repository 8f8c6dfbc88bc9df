import { expect, test } from 'vitest'
import { cases } from './conformance.ts'
import { contract, type AnyEndpoint } from './contract.ts'

/** The rows of spec section 7, each with the call of the contract that serves it. */
const rows = [
  ['POST v1/login', 'auth.login'],
  ['POST v1/users', 'auth.register'],
  ['POST v1/otp-login', 'auth.requestOtp'],
  ['PATCH v1/otp-login/{referenceId}', 'auth.verifyOtp'],
  ['POST v1/password', 'auth.forgotPassword'],
  ['POST v1/password/change', 'auth.changePassword'],
  ['GET v1/users/profile', 'users.profile'],
  ['GET v1/users/{id}/partner-members', 'users.partnerMembers'],
  ['GET v1/countries', 'countries.list'],
  ['POST v1/partners', 'partners.create'],
  ['GET v1/partners/{account_sid}/kyc/status', 'kyc.status'],
  ['GET v1/partners/{id}/cities', 'cities.ofPartner'],
  ['POST v1/partners/{id}/cities', 'cities.add'],
  ['GET v1/city/all?limit=1000&fields=id,name,code,country_id', 'cities.all'],
  ['POST v1/partners/{account_sid}/identity-verification', 'kyc.submitIdentity'],
  ['POST v1/upload/identity/files', 'uploads.create'],
  ['POST v1/partners/{account_sid}/address-verification', 'kyc.submitAddress'],
  ['GET v1/partner/invitations', 'partnerInvitations.list'],
  ['POST v1/partners/{id}/member-invitations/reject', 'partnerInvitations.reject'],
  ['GET v1/account_members?owner_id&owner_type=partner&page&perPage=10', 'members.list'],
  ['GET v1/acl/roles?group=partner', 'roles.list'],
  ['POST v1/account_members', 'members.invite'],
  ['PATCH v1/account_members/{id}/roles', 'members.setRoles'],
  ['PATCH v1/account_members/{id}/status', 'members.setStatus'],
  ['GET v1/account_members/invite?code=', 'memberInvitations.info'],
  ['PATCH v1/account_members/{id}/accept', 'memberInvitations.accept'],
  ['GET v1/vehicles/{id}', 'vehicles.get'],
  ['GET v1/drivers/{id}', 'drivers.get'],
  ['GET v1/partners/{id}/trips/stats', 'trips.stats'],
  ['GET v1/ratings/partners/{id}', 'ratings.partner'],
  ['GET partner-payout/v1/settlement-accounts?partnerId={account_sid}', 'settlementAccounts.list'],
  ['GET v1/partners/{id}/summaries?period={period}', 'partners.summary'],
] as const

const shape = (path: string) =>
  path
    .split('?')[0]
    ?.replace(/^\//, '')
    .replace(/\{\w+\}|:\w+/g, '*')

test.each(rows)('%s of spec section 7 is served by %s, and a case quotes it', (row, call) => {
  const [resource = '', name = ''] = call.split('.')
  const endpoint = (contract as unknown as Record<string, Record<string, AnyEndpoint>>)[resource]?.[name]
  const [method, path = ''] = row.split(' ')
  expect(endpoint?.method).toBe(method)
  expect(shape(endpoint?.path ?? '')?.replace('upload/*', 'upload/identity')).toBe(shape(path))
  const quoting = cases.filter((each) => each.call === call && each.name.replace(/ \//, ' ').includes(row))
  expect(quoting.length).toBeGreaterThan(0)
})
