import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cases } from './conformance.ts'
import { contract, type AnyEndpoint } from './contract.ts'
import { strictSchema } from './kernel/addedFields.ts'
import { MalformedResponse } from './kernel/errors.ts'
import { readResponse } from './kernel/readResponse.ts'
import { validateResponse } from './kernel/responses.ts'

const user = {
  id: 'usr_1',
  fname: 'Adaeze',
  lname: 'Okafor',
  email: 'owner@demo.test',
  phone: '+2348030000001',
  country_code: 'NG',
  avatar: null,
  role: 'owner',
}
const signedIn = { ...user, token: 'token' }
const city = { id: 'cty_1', name: 'Lagos', code: 'LOS', country_id: 'NG' }
const partner = { id: 'prt_1', account_sid: 'acs_1', company_name: 'Okafor Mobility Ltd', mode: 'business' }
const onboardingState = { identity: 'completed', address: { status: 'completed', partner_type: 'business' } }
const member = {
  id: 'mbr_1',
  owner_id: 'prt_1',
  owner_type: 'partner',
  member_email: 'trips@demo.test',
  member_roles: ['partner_trip_manager'],
  disabled: 0,
  member_info: { fname: 'Bola', lname: 'Adeyemi' },
}
const vehicle = {
  id: 'veh_1',
  brand: 'Toyota',
  type: 'mini_bus',
  name: 'Hiace',
  year: 2014,
  seats: 14,
  status: 'active',
  driver: { id: 'drv_1' },
  amenity_list: ['air_conditioning'],
  inventory_type: 'dedicated',
  created_at: '2025-03-03T08:00:00.000Z',
}
const summary = {
  total_drivers: 12,
  total_vehicles: 10,
  companyDocs: 3,
  total_upcoming_trips: 40,
  total_active_trips: 3,
  total_completed_trips: 210,
  earningsSummary: { unsettledEarnings: { amount: 1250000.5 } },
}
/** The specification does not say what the answer holds. */
const unread = undefined

/** The rows of spec section 7: the call of the contract that serves it, and an answer with only the fields that the specification names. */
const rows: readonly (readonly [row: string, call: string, answer: unknown])[] = [
  ['POST v1/login', 'auth.login', { data: { ...signedIn, redirect: '/dashboard' } }],
  ['POST v1/users', 'auth.register', signedIn],
  ['POST v1/otp-login', 'auth.requestOtp', { reference_id: 'otp_1' }],
  ['PATCH v1/otp-login/{referenceId}', 'auth.verifyOtp', signedIn],
  ['POST v1/password', 'auth.forgotPassword', unread],
  ['POST v1/password/change', 'auth.changePassword', unread],
  ['GET v1/users/profile', 'users.profile', user],
  [
    'GET v1/users/{id}/partner-members',
    'users.partnerMembers',
    { data: [{ role: 'owner', roles: [{ name: 'partner_owner' }], partner, onboardingState, supportedCities: [city] }] },
  ],
  ['GET v1/countries', 'countries.list', { data: [{ code: 'NG', phone_code: '234' }] }],
  ['POST v1/partners', 'partners.create', { data: true }],
  ['GET v1/partners/{account_sid}/kyc/status', 'kyc.status', { data: {} }],
  ['GET v1/partners/{id}/cities', 'cities.ofPartner', { data: [city] }],
  ['POST v1/partners/{id}/cities', 'cities.add', unread],
  ['GET v1/city/all?limit=1000&fields=id,name,code,country_id', 'cities.all', { data: [city] }],
  ['POST v1/partners/{account_sid}/identity-verification', 'kyc.submitIdentity', unread],
  ['POST v1/upload/identity/files', 'uploads.create', { files: [{ Location: '/files/upl_1' }] }],
  ['POST v1/partners/{account_sid}/address-verification', 'kyc.submitAddress', unread],
  ['GET v1/partner/invitations', 'partnerInvitations.list', { data: [{ id: 'pin_1', company_name: 'Okafor Mobility Ltd' }] }],
  ['POST v1/partners/{id}/member-invitations/reject', 'partnerInvitations.reject', unread],
  ['GET v1/account_members?owner_id&owner_type=partner&page&perPage=10', 'members.list', { data: [member], metadata: { total: 1 } }],
  [
    'GET v1/acl/roles?group=partner',
    'roles.list',
    { data: [{ id: 'partner_staff', name: 'partner_staff', label: 'Staff', description: 'Sees the dashboard' }] },
  ],
  ['POST v1/account_members', 'members.invite', unread],
  ['PATCH v1/account_members/{id}/roles', 'members.setRoles', unread],
  ['PATCH v1/account_members/{id}/status', 'members.setStatus', unread],
  [
    'GET v1/account_members/invite?code=',
    'memberInvitations.info',
    { member_email: 'invited@demo.test', name: 'Okafor Mobility Ltd', invite_id: 'inv_1' },
  ],
  ['PATCH v1/account_members/{id}/accept', 'memberInvitations.accept', unread],
  ['GET v1/vehicles/{id}', 'vehicles.get', { data: vehicle }],
  ['GET v1/drivers/{id}', 'drivers.get', { data: { id: 'drv_1' } }],
  ['GET v1/partners/{id}/trips/stats', 'trips.stats', { data: [{ date: '2026-11-21', total: 19 }] }],
  ['GET v1/ratings/partners/{id}', 'ratings.partner', { count: 216, rating: 8.8 }],
  ['GET partner-payout/v1/settlement-accounts?partnerId={account_sid}', 'settlementAccounts.list', [{ id: 'acc_1' }]],
  ['GET v1/partners/{id}/summaries?period={period}', 'partners.summary', { data: summary }],
]

const shape = (path: string) =>
  path
    .split('?')[0]
    ?.replace(/^\//, '')
    .replace(/\{\w+\}|:\w+/g, '*')

const json = (schema: z.ZodMiniType) => JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
/** Whether the contract adds fields to what the specification names. */
const isExtended = (call: string) => {
  const { response = z.any() } = endpointOf(call)
  return json(response) !== json(strictSchema(response))
}

const endpointOf = (call: string): AnyEndpoint => {
  const [resource = '', name = ''] = call.split('.')
  const endpoint = (contract as unknown as Record<string, Record<string, AnyEndpoint>>)[resource]?.[name]
  if (!endpoint) throw new Error(`The contract has no call ${call}`)
  return endpoint
}

test.each(rows)('%s of spec section 7 is served by %s, and a case quotes it', (row, call) => {
  const endpoint = endpointOf(call)
  const [method, path = ''] = row.split(' ')
  expect(endpoint.method).toBe(method)
  expect(shape(endpoint.path)?.replace('upload/*', 'upload/identity')).toBe(shape(path))
  const quoting = cases.filter((each) => each.call === call && each.name.replace(/ \//, ' ').includes(row))
  expect(quoting.length).toBeGreaterThan(0)
})

describe('an answer with only the fields of the specification', () => {
  test.each(rows)('%s: the client reads it', (_, call, body) => {
    expect(() => readResponse(endpointOf(call), { status: 200, body, headers: {} }, call)).not.toThrow()
  })

  const extended = rows.filter(([, call]) => isExtended(call))
  test.each(extended)('%s: a server that sends no more breaks the contract', (_, call, body) => {
    expect(() => validateResponse(endpointOf(call), body)).toThrow('breaks the contract')
  })

  test.each(rows.filter(([, , body]) => body === unread))('%s: the client ignores an answer of another shape', (_, call) => {
    expect(readResponse(endpointOf(call), { status: 200, body: { message: 'Success' }, headers: {} }, call)).toBeUndefined()
  })

  test('a field of the specification is not optional', () => {
    const read = (call: string, body: unknown) => () => readResponse(endpointOf(call), { status: 200, body, headers: {} }, call)
    expect(read('partnerInvitations.list', { data: [{ id: 'pin_1' }] })).toThrow(MalformedResponse)
    expect(read('members.list', { data: [], metadata: {} })).toThrow(MalformedResponse)
    expect(read('vehicles.get', { data: { ...vehicle, brand: undefined } })).toThrow(MalformedResponse)
  })
})
