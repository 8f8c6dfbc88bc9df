import { describe, expect, test } from 'vitest'
import { checklist, stepStatus, type ChecklistFacts } from './checklist.ts'

/** Everything done, of a business. */
const done: ChecklistFacts = {
  partnerId: 'prt_1',
  mode: 'business',
  identity: 'completed',
  address: 'completed',
  companyDocs: 3,
  companyDocsStatus: 'completed',
  vehicles: 12,
  drivers: 15,
  settlementAccounts: [{ status: 'active' }],
}
const start: ChecklistFacts = {
  ...done,
  identity: 'not-submitted',
  address: 'not-submitted',
  companyDocs: 0,
  companyDocsStatus: 'pending',
  vehicles: 0,
  drivers: 0,
  settlementAccounts: [],
}
const statusOf = (id: string, setUp: ChecklistFacts) => checklist(setUp).items.find((item) => item.id === id)?.status

describe('items', () => {
  test('of a business, in the order of the design', () => {
    expect(checklist(start).items).toEqual([
      {
        id: 'identity',
        label: 'Identity verification',
        status: 'pending',
        optional: false,
        path: '/dashboard/start-kyc/prt_1?state=identity',
      },
      {
        id: 'address',
        label: 'Address verification',
        status: 'pending',
        optional: false,
        path: '/dashboard/start-kyc/prt_1?state=address',
      },
      { id: 'company-docs', label: 'Company documents', status: 'pending', optional: false },
      { id: 'vehicle', label: 'Add vehicle', status: 'pending', optional: false, path: '/vehicles/add-vehicle' },
      { id: 'driver', label: 'Add driver', status: 'pending', optional: true, path: '/drivers/add-driver' },
      { id: 'settlement-account', label: 'Settlement account', status: 'pending', optional: false, path: '/settings/add-account' },
    ])
  })

  test('the company-docs item exists only for business partners', () => {
    const ids = checklist({ ...start, mode: 'individual' }).items.map(({ id }) => id)
    expect(ids).toEqual(['identity', 'address', 'vehicle', 'driver', 'settlement-account'])
  })

  test("'Add driver' alone is marked optional", () => {
    expect(checklist(done).items.flatMap(({ id, optional }) => (optional ? id : []))).toEqual(['driver'])
  })

  test.each([
    ['is not clickable while pending', 'pending', undefined],
    ['is clickable under review', 'under-review', '/dashboard/company-kyc'],
    ['is clickable when completed', 'completed', '/dashboard/company-kyc'],
  ])('company documents: %s', (_, companyDocsStatus, path) => {
    expect(checklist({ ...done, companyDocsStatus }).items.find(({ id }) => id === 'company-docs')?.path).toBe(path)
  })

  test('a declined step is pending again, and says so', () => {
    const item = checklist({ ...done, identity: 'declined' }).items[0]
    expect(item).toMatchObject({ status: 'pending', path: '/dashboard/start-kyc/prt_1?state=identity', isDeclined: true })
    expect(checklist(done).items[0]).not.toHaveProperty('path')
    expect(checklist({ ...done, identity: 'not-submitted' }).items[0]).not.toHaveProperty('isDeclined')
    expect(checklist({ ...done, address: 'declined' }).next).toMatchObject({ id: 'address', isDeclined: true })
  })
})

test.each<[string, string, boolean, true | undefined]>([
  ['pending after a rejection', 'pending', true, true],
  ['pending from the start', 'pending', false, undefined],
  ['under review again', 'under-review', true, undefined],
])('declined company documents: %s', (_, companyDocsStatus, companyDocsDeclined, isDeclined) => {
  const item = checklist({ ...done, companyDocsStatus, companyDocsDeclined }).items.find(({ id }) => id === 'company-docs')
  expect(item?.isDeclined).toBe(isDeclined)
})

describe('statuses', () => {
  test.each([
    ['not-submitted', 'pending'],
    ['declined', 'pending'],
    ['pending', 'pending'],
    ['submitted', 'under-review'],
    ['under-review', 'under-review'],
    ['completed', 'completed'],
    ['a-later-word', 'under-review'],
  ])('%s shows as %s', (state, status) => {
    expect(stepStatus(state)).toBe(status)
    expect(statusOf('identity', { ...done, identity: state })).toBe(status)
    expect(statusOf('address', { ...done, address: state })).toBe(status)
  })

  test.each([
    ['more than none approved and none pending: done', 1, 'completed', 'completed'],
    ['some under review', 2, 'under-review', 'under-review'],
    ['none', 0, 'pending', 'pending'],
    ['the count alone', 2, undefined, 'completed'],
    ['the count alone, none', 0, undefined, 'pending'],
    ['said to be completed, but none is approved', 0, 'completed', 'pending'],
    ['not said at all', undefined, undefined, 'pending'],
  ])('company documents: %s', (_, companyDocs, companyDocsStatus, status) => {
    expect(statusOf('company-docs', { ...done, companyDocs, companyDocsStatus })).toBe(status)
  })

  test.each([
    [[], 'pending'],
    [['active'], 'completed'],
    [['under_review'], 'completed'],
    [['verifying'], 'pending'],
    [['rejected', 'disabled'], 'pending'],
    [['rejected', 'active'], 'completed'],
  ])('settlement accounts %j: %s', (states, status) => {
    const settlementAccounts = states.map((state) => ({ status: state }))
    expect(statusOf('settlement-account', { ...done, settlementAccounts })).toBe(status)
  })

  test.each([
    ['account_closed', 'pending'],
    ['name_mismatch', 'pending'],
    ['bank_unavailable', 'completed'],
    [null, 'completed'],
  ])('an account whose last payout failed with %s: %s', (last_failure_code, status) => {
    const failed = { status: 'active', last_failure_code }
    expect(statusOf('settlement-account', { ...done, settlementAccounts: [failed] })).toBe(status)
    expect(statusOf('settlement-account', { ...done, settlementAccounts: [failed, { status: 'active' }] })).toBe('completed')
  })
})

describe('counts', () => {
  test.each([
    ['5 for an individual', 'individual', 5],
    ['6 for a business', 'business', 6],
    ['6 otherwise', 'cooperative', 6],
  ])('%s', (_, mode, total) => expect(checklist({ ...start, mode })).toMatchObject({ total, done: 0 }))

  test.each<[string, ChecklistFacts, number, boolean]>([
    ['hides when all are done', done, 6, false],
    ['hides when all are done, of an individual', { ...done, mode: 'individual', companyDocs: 0 }, 5, false],
    ['identity under review', { ...done, identity: 'submitted' }, 5, true],
    ['address under review', { ...done, address: 'submitted' }, 5, true],
    ['company documents', { ...done, companyDocs: 0 }, 5, true],
    ['driver, although optional', { ...done, drivers: 0 }, 5, true],
    ['vehicle', { ...done, vehicles: 0 }, 5, true],
    ['settlement account', { ...done, settlementAccounts: [] }, 5, true],
  ])('stays or hides: %s', (_, setUp, count, visible) => expect(checklist(setUp)).toMatchObject({ done: count, visible }))
})

describe('next item', () => {
  test.each<[string, ChecklistFacts, string | undefined]>([
    ['identity first', start, 'identity'],
    ['skips items under review', { ...start, identity: 'submitted' }, 'address'],
    ['company documents, which their item does not link to', { ...start, identity: 'completed', address: 'submitted' }, 'company-docs'],
    ['no company documents of an individual', { ...start, mode: 'individual', identity: 'completed', address: 'submitted' }, 'vehicle'],
    ['required items before the optional driver', { ...done, drivers: 0, settlementAccounts: [] }, 'settlement-account'],
    ['the optional driver last', { ...done, drivers: 0 }, 'driver'],
    ['none while everything is under review', { ...done, identity: 'submitted' }, undefined],
    ['none when all are completed', done, undefined],
  ])('%s', (_, setUp, id) => expect(checklist(setUp).next?.id).toBe(id))
})
