import { describe, expect, test } from 'vitest'
import {
  describeExpiry,
  documentDateErrors,
  summarizeDocuments,
  documentState,
  dueReminderStep,
  reminderSteps,
  documentTypeState,
  summarizeCompanyDocuments,
  withoutCorrectedUploads,
} from './documentStates.ts'
import { isRequired, documentTypes, documentTypesFor, requiredDocumentTypes } from './documentTypes.ts'

const today = '2026-11-21'
const document = (status: string, expiry_date: string | null = null, type = 'insurance') => ({ type, status, expiry_date })

describe('state of one document', () => {
  test.each([
    ['approved', null, 'approved'],
    ['approved', '2027-06-01', 'approved'],
    ['approved', '2026-12-21', 'expiring'],
    ['approved', '2026-11-21', 'expiring'],
    ['approved', '2026-11-20', 'expired'],
    ['under_review', '2027-06-01', 'under_review'],
    ['rejected', '2027-06-01', 'rejected'],
    ['superseded', '2026-01-01', 'superseded'],
  ])('%s through %s is %s', (status, expiry, state) => expect(documentState(document(status, expiry), today)).toBe(state))
})

describe('state of a document type', () => {
  test.each([
    [
      'a document in force hides its renewal under review',
      [document('approved', '2027-06-01'), document('under_review', '2028-06-01')],
      'complete',
    ],
    [
      'an expiring one stays so until the renewal is approved',
      [document('approved', '2026-12-01'), document('under_review', '2028-06-01')],
      'expiring',
    ],
    ['a rejected renewal changes nothing', [document('approved', '2027-06-01'), document('rejected', '2028-06-01')], 'complete'],
    [
      'with none in force the one under review counts',
      [document('approved', '2026-11-01'), document('under_review', '2027-06-01')],
      'under_review',
    ],
    [
      'an expired document with a rejected renewal is expired',
      [document('approved', '2026-11-01'), document('rejected', '2027-06-01')],
      'expired',
    ],
    ['a rejected document alone', [document('rejected', '2027-06-01')], 'rejected'],
    ['superseded documents do not count', [document('superseded', '2027-06-01')], 'missing'],
    ['none', [], 'missing'],
  ])('%s', (_, documents, state) => expect(documentTypeState(documents, today)).toBe(state))
})

test('summarizes by the worst document, takes the next expiry from documents in force, and sorts issues worst first', () => {
  const documents = [
    document('approved', '2026-12-03', 'road_worthiness'),
    document('approved', '2026-11-18', 'insurance'),
    document('approved', '2027-03-01', 'vehicle_licence'),
    document('approved', null, 'proof_of_ownership'),
  ]
  expect(
    summarizeDocuments(documents, ['vehicle_licence', 'proof_of_ownership', 'road_worthiness', 'insurance', 'hackney_permit'], today),
  ).toEqual({
    status: 'expired',
    next_expiry: '2026-12-03',
    issues: [
      { document_type: 'insurance', state: 'expired', days_left: -3 },
      { document_type: 'hackney_permit', state: 'missing' },
      { document_type: 'road_worthiness', state: 'expiring', days_left: 12 },
    ],
  })
})

test('of several that expire the first comes first, and a renewal under review is named', () => {
  const documents = [
    document('approved', '2026-12-11', 'road_worthiness'),
    document('approved', '2026-11-23', 'insurance'),
    document('under_review', '2027-11-23', 'insurance'),
  ]
  expect(summarizeDocuments(documents, ['road_worthiness', 'insurance'], today).issues).toEqual([
    { document_type: 'insurance', state: 'expiring', days_left: 2, renewing: true },
    { document_type: 'road_worthiness', state: 'expiring', days_left: 20 },
  ])
})

test('of one that has expired the renewal that is under review is named', () => {
  const documents = [document('approved', '2026-11-18', 'insurance'), document('under_review', '2027-11-23', 'insurance')]
  expect(summarizeDocuments(documents, ['insurance'], today).issues).toEqual([
    { document_type: 'insurance', state: 'under_review', renewing: true },
  ])
  expect(summarizeDocuments(documents.slice(1), ['insurance'], today).issues).toEqual([
    { document_type: 'insurance', state: 'under_review' },
  ])
})

describe('required documents', () => {
  test('LASDRI only in Lagos, a letter of authority only for leased and managed vehicles', () => {
    expect(requiredDocumentTypes('driver', { city: 'LOS' })).toEqual(['drivers_licence', 'lasdri_card', 'nin_slip', 'passport_photo'])
    expect(requiredDocumentTypes('driver', { city: 'ABV' })).toEqual(['drivers_licence', 'nin_slip', 'passport_photo'])
    expect(requiredDocumentTypes('vehicle', { city: 'LOS', ownership: 'managed' })).toContain('authority_letter')
    expect(requiredDocumentTypes('vehicle', { city: 'LOS', ownership: 'owned' })).not.toContain('authority_letter')
    expect(isRequired('never', {})).toBe(false)
  })
  test('a type limited to some cities is not offered elsewhere', () => {
    expect(documentTypesFor('driver', { city: 'ABV' }).map(({ code }) => code)).not.toContain('lasdri_card')
    expect(documentTypesFor('vehicle').length).toBe(documentTypes.vehicle.length)
  })
})

describe('reminders', () => {
  test.each([
    [31, undefined],
    [30, 30],
    [29, 30],
    [23, 30],
    [22, undefined],
    [14, 14],
    [8, 14],
    [7, 7],
    [2, 7],
    [1, 1],
    [0, 0],
    [-1, -1],
    [-6, -1],
    [-7, -7],
    [-14, -7],
    [-15, undefined],
  ])('%d days before the expiry: step %s', (left, step) => expect(dueReminderStep(left)).toBe(step))
  test('each step is due once when every day is checked', () => {
    const seen = new Set<number>()
    for (let left = 60; left >= -60; left -= 1) {
      const due = dueReminderStep(left)
      if (due !== undefined) seen.add(due)
    }
    expect([...seen]).toEqual([...reminderSteps])
  })
})

test.each([
  [12, 'expires in 12 days'],
  [1, 'expires tomorrow'],
  [0, 'expires today'],
  [-1, 'expired yesterday'],
  [-3, 'expired 3 days ago'],
])('%d days left: %s', (left, words) => expect(describeExpiry(left)).toBe(words))

describe('date errors of a document', () => {
  test.each([
    [{ expiry_date: '2027-01-01' }, 'yes', {}],
    [{ issue_date: '2026-01-01', expiry_date: '2027-01-01' }, 'yes', {}],
    [{ expiry_date: today }, 'yes', {}],
    [{ issue_date: today, expiry_date: '2036-11-21' }, 'yes', {}],
    [{}, 'no', {}],
    [{}, 'optional', {}],
    [{ expiry_date: null }, 'yes', { expiry_date: 'Please enter the expiry date' }],
    [{ expiry_date: '2026-11-20' }, 'yes', { expiry_date: 'This document has already expired' }],
    [{ issue_date: '2026-11-22', expiry_date: '2027-11-22' }, 'yes', { issue_date: 'The issue date cannot be in the future' }],
    [{ issue_date: '2026-11-21', expiry_date: '2026-11-21' }, 'yes', { expiry_date: 'Expiry must be after the issue date' }],
    [{ issue_date: '2026-11-21', expiry_date: '2036-11-22' }, 'yes', { expiry_date: 'Expiry must be within 10 years of the issue date' }],
    [{ expiry_date: '2027-01-01' }, 'no', { expiry_date: 'This document does not expire' }],
  ] as const)('%j of a document that expires (%s): %j', (dates, expires, errors) =>
    expect(documentDateErrors(dates, expires, today)).toEqual(errors),
  )
})

test('a rejected upload counts until a newer one of its type follows', () => {
  const first = { type: 'cac_certificate', status: 'rejected' }
  const second = { type: 'cac_certificate', status: 'approved' }
  const other = { type: 'director_id', status: 'rejected' }
  expect(withoutCorrectedUploads([first, other])).toEqual([first, other])
  expect(withoutCorrectedUploads([first, other, second])).toEqual([other, second])
  expect(withoutCorrectedUploads([second, first])).toEqual([second, first])
})

test.each([
  ['nothing', [], 'pending'],
  ['the required one is approved', [['cac_certificate', 'approved']], 'completed'],
  ['one that is not required is approved', [['director_id', 'approved']], 'pending'],
  [
    'one more is under review',
    [
      ['cac_certificate', 'approved'],
      ['status_report', 'under_review'],
    ],
    'under-review',
  ],
  [
    'one more is rejected',
    [
      ['cac_certificate', 'approved'],
      ['status_report', 'rejected'],
    ],
    'pending',
  ],
] as const)('company documents of which %s', (_, documents, status) =>
  expect(summarizeCompanyDocuments(documents.map(([type, each]) => ({ type, status: each })))).toBe(status),
)
