import { describe, expect, test } from 'vitest'
import {
  describeExpiry,
  documentDateErrors,
  summarizeDocuments,
  documentState,
  dueReminderStep,
  reminderSteps,
  documentTypeState,
} from './documents.ts'
import { isRequired, documentTypes, documentTypesFor, requiredDocumentTypes } from './documentTypes.ts'

const today = '2026-11-21'
const paper = (status: string, expiry_date: string | null = null, type = 'insurance') => ({ type, status, expiry_date })

describe('the state of one paper', () => {
  test.each([
    ['approved', null, 'approved'],
    ['approved', '2027-06-01', 'approved'],
    ['approved', '2026-12-21', 'expiring'],
    ['approved', '2026-11-21', 'expiring'],
    ['approved', '2026-11-20', 'expired'],
    ['under_review', '2027-06-01', 'under_review'],
    ['rejected', '2027-06-01', 'rejected'],
    ['superseded', '2026-01-01', 'superseded'],
  ])('%s through %s is %s', (status, expiry, state) => expect(documentState(paper(status, expiry), today)).toBe(state))
})

describe('papers of one type together', () => {
  test.each([
    ['the one in force hides a renewal under review', [paper('approved', '2027-06-01'), paper('under_review', '2028-06-01')], 'complete'],
    [
      'an expiring one stays so until the renewal is approved',
      [paper('approved', '2026-12-01'), paper('under_review', '2028-06-01')],
      'expiring',
    ],
    ['a refused renewal takes nothing away', [paper('approved', '2027-06-01'), paper('rejected', '2028-06-01')], 'complete'],
    [
      'with none in force the one under review counts',
      [paper('approved', '2026-11-01'), paper('under_review', '2027-06-01')],
      'under_review',
    ],
    ['an expired one with a refused renewal is expired', [paper('approved', '2026-11-01'), paper('rejected', '2027-06-01')], 'expired'],
    ['a refused one alone', [paper('rejected', '2027-06-01')], 'rejected'],
    ['superseded ones do not count', [paper('superseded', '2027-06-01')], 'missing'],
    ['none', [], 'missing'],
  ])('%s', (_, papers, state) => expect(documentTypeState(papers, today)).toBe(state))
})

test('the owner stands as its worst paper, the next expiry is that of papers in force, issues come worst first', () => {
  const papers = [
    paper('approved', '2026-12-03', 'road_worthiness'),
    paper('approved', '2026-11-18', 'insurance'),
    paper('approved', '2027-03-01', 'vehicle_licence'),
    paper('approved', null, 'proof_of_ownership'),
  ]
  expect(
    summarizeDocuments(papers, ['vehicle_licence', 'proof_of_ownership', 'road_worthiness', 'insurance', 'hackney_permit'], today),
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

describe('which papers are required', () => {
  test('LASDRI in Lagos alone, a letter of authority for leased and managed vehicles alone', () => {
    expect(requiredDocumentTypes('driver', { city: 'LOS' })).toEqual(['drivers_licence', 'lasdri_card', 'nin_slip', 'passport_photo'])
    expect(requiredDocumentTypes('driver', { city: 'ABV' })).toEqual(['drivers_licence', 'nin_slip', 'passport_photo'])
    expect(requiredDocumentTypes('vehicle', { city: 'LOS', ownership: 'managed' })).toContain('authority_letter')
    expect(requiredDocumentTypes('vehicle', { city: 'LOS', ownership: 'owned' })).not.toContain('authority_letter')
    expect(isRequired('never', {})).toBe(false)
  })
  test('what a city does not know is not offered there', () => {
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
  test('each step is reached once when every day is looked at', () => {
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

describe('dates of a paper', () => {
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
  ] as const)('%j of a paper that expires (%s): %j', (dates, expires, errors) =>
    expect(documentDateErrors(dates, expires, today)).toEqual(errors),
  )
})
