import { describe, expect, test } from 'vitest'
import {
  canMakeRoadsidePack,
  listRoadsideDocuments,
  maskDocumentNumber,
  publicDriverName,
  roadsidePackExpiry,
  roadsidePackState,
  roadsideProblems,
  roadsideVerdict,
  type RoadsideDocument,
  type RoadsideFacts,
} from './roadsidePacks.ts'

const today = '2026-11-23'
const now = new Date('2026-11-23T08:00:00Z')
const lagos = { city: 'LOS' }
const stored = (type: string, status: string, expiry_date: string | null, number: string | null = 'NUM-0001') => ({
  type,
  status,
  expiry_date,
  number,
})
const document = (status: RoadsideDocument['status'], expiry_date: string | null = null): RoadsideDocument => ({
  owner: 'vehicle',
  type: 'insurance',
  label: 'Insurance certificate',
  status,
  number: null,
  expiry_date,
})

describe('the documents of a vehicle or driver in a pack', () => {
  test.each([
    ['approved, valid today for the last time', [stored('insurance', 'approved', today)], 'in_force', today, 'NUM-0001'],
    ['approved, without an expiry date', [stored('insurance', 'approved', null)], 'in_force', null, 'NUM-0001'],
    ['expired yesterday', [stored('insurance', 'approved', '2026-11-22')], 'expired', '2026-11-22', null],
    [
      'expired, the renewal under review',
      [stored('insurance', 'approved', '2026-11-22'), stored('insurance', 'under_review', '2027-11-22')],
      'under_review',
      null,
      null,
    ],
    [
      'in force, the renewal rejected',
      [stored('insurance', 'rejected', '2027-11-22', 'NUM-2'), stored('insurance', 'approved', '2026-12-01')],
      'in_force',
      '2026-12-01',
      'NUM-0001',
    ],
    [
      'replaced',
      [stored('insurance', 'superseded', '2027-01-01'), stored('insurance', 'approved', '2028-01-01', 'NUM-9')],
      'in_force',
      '2028-01-01',
      'NUM-9',
    ],
    [
      'two in force: the one that is valid longest',
      [stored('insurance', 'approved', '2026-12-01'), stored('insurance', 'approved', '2027-12-01', 'NUM-3')],
      'in_force',
      '2027-12-01',
      'NUM-3',
    ],
    ['rejected', [stored('insurance', 'rejected', '2027-11-22')], 'rejected', null, null],
    ['never uploaded', [], 'missing', null, null],
  ] as const)('%s', (_, documents, status, expiry_date, number) => {
    const listed = listRoadsideDocuments('vehicle', documents, lagos, today)
    expect(listed.find(({ type }) => type === 'insurance')).toEqual({
      owner: 'vehicle',
      type: 'insurance',
      label: 'Insurance certificate',
      status,
      number,
      expiry_date,
    })
  })

  const typesOf = (...of: Parameters<typeof listRoadsideDocuments>) => listRoadsideDocuments(...of).map(({ type }) => type)
  const required = ['vehicle_licence', 'proof_of_ownership', 'road_worthiness', 'insurance', 'hackney_permit']

  test.each([
    ['required ones, also when they are missing', typesOf('vehicle', [], lagos, today), required],
    ['of a leased vehicle', typesOf('vehicle', [], { ...lagos, ownership: 'leased' }, today), [...required, 'authority_letter']],
    [
      'an optional one in force',
      typesOf('vehicle', [stored('stage_carriage_permit', 'approved', null)], lagos, today),
      [...required, 'stage_carriage_permit'],
    ],
    [
      'an optional one that has expired',
      typesOf('vehicle', [stored('stage_carriage_permit', 'approved', '2026-11-01')], lagos, today),
      [...required, 'stage_carriage_permit'],
    ],
    ['no optional one under review', typesOf('vehicle', [stored('stage_carriage_permit', 'under_review', null)], lagos, today), required],
    ['never the inspection of the operator', typesOf('vehicle', [stored('inspection_report', 'approved', null)], lagos, today), required],
    ['of a driver in Lagos', typesOf('driver', [], lagos, today), ['drivers_licence', 'lasdri_card']],
    ['of a driver in Abuja', typesOf('driver', [], { city: 'ABV' }, today), ['drivers_licence']],
    [
      'never NIN or health',
      typesOf('driver', [stored('nin_slip', 'approved', null), stored('medical_certificate', 'approved', null)], {}, today),
      ['drivers_licence'],
    ],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected))
})

describe('a pack expires', () => {
  test.each([
    ['after a week', [document('in_force', '2027-01-01'), document('in_force')], '2026-11-30T08:00:00.000Z'],
    [
      'after the last day of its first document, in Lagos',
      [document('in_force', '2026-11-25'), document('in_force', '2026-11-24')],
      '2026-11-24T23:00:00.000Z',
    ],
    ['tonight, if a document is valid today for the last time', [document('in_force', today)], '2026-11-23T23:00:00.000Z'],
    [
      'after a week, if another document has expired before',
      [document('expired', '2026-11-01'), document('in_force')],
      '2026-11-30T08:00:00.000Z',
    ],
  ])('%s', (_, documents, expected) => expect(roadsidePackExpiry(documents, now).toISOString()).toBe(expected))

  test.each([
    ['2026-11-23T08:00:00.001Z', null, 'live'],
    ['2026-11-23T08:00:00.000Z', null, 'expired'],
    ['2026-11-30T08:00:00Z', '2026-11-23T07:00:00Z', 'ended'],
    ['2026-11-01T08:00:00Z', '2026-10-30T07:00:00Z', 'ended'],
  ])('expires %s, ended %s: %s', (expires, ended, state) =>
    expect(roadsidePackState({ expires_at: new Date(expires), ended_at: ended === null ? null : new Date(ended) }, now)).toBe(state),
  )
})

describe('what a check says', () => {
  const driver = { name: 'Musa B.', status: 'active', is_assigned: true, was_assigned: true }
  const facts: RoadsideFacts = { vehicle: { status: 'active' }, driver, documents: [document('in_force', '2027-01-01')] }
  test.each<[string, RoadsideFacts, string[]]>([
    ['nothing is wrong', facts, []],
    ['without a driver', { ...facts, driver: null }, []],
    ['a paused vehicle may be on the road', { ...facts, vehicle: { status: 'inactive' } }, []],
    ['suspended', { ...facts, vehicle: { status: 'suspended' } }, ['This vehicle is suspended']],
    ['a draft', { ...facts, vehicle: { status: 'draft' } }, ['This vehicle is not approved yet']],
    [
      'under review, such as after a change of the plate',
      { ...facts, vehicle: { status: 'pending_review' } },
      ['This vehicle is not approved yet'],
    ],
    ['driver under review', { ...facts, driver: { ...driver, status: 'pending_review' } }, ['Musa B. is not approved as a driver yet']],
    ['driver suspended', { ...facts, driver: { ...driver, status: 'suspended' } }, ['Musa B. is suspended']],
    [
      'driver removed',
      { ...facts, driver: { ...driver, status: 'archived', is_assigned: false } },
      ['Musa B. no longer drives for this partner'],
    ],
    ['driver reassigned', { ...facts, driver: { ...driver, is_assigned: false } }, ['Musa B. is no longer assigned to this vehicle']],
    ['a chosen driver was never assigned', { ...facts, driver: { ...driver, is_assigned: false, was_assigned: false } }, []],
    ['document expired', { ...facts, documents: [document('expired', '2026-11-01')] }, ['Insurance certificate expired on 1 Nov 2026']],
    ['document rejected', { ...facts, documents: [document('rejected')] }, ['Insurance certificate was not accepted']],
    ['document under review', { ...facts, documents: [document('under_review')] }, ['Insurance certificate is still being checked']],
    ['document missing', { ...facts, documents: [document('missing')] }, ['Insurance certificate is missing']],
    [
      'a removed vehicle says nothing else',
      { ...facts, vehicle: { status: 'archived' }, documents: [document('missing')] },
      ['The partner has removed this vehicle'],
    ],
  ])('%s', (_, given, problems) => {
    expect(roadsideProblems(given)).toEqual(problems)
    expect(roadsideVerdict('live', problems)).toBe(problems.length === 0 ? 'valid' : 'not_in_order')
  })

  test.each(['expired', 'ended'] as const)('a pack that is %s says so, whatever else is wrong', (state) =>
    expect(roadsideVerdict(state, ['x'])).toBe(state),
  )

  test.each([
    ['a document in force', 'active', 'in_force', true],
    ['a suspended vehicle', 'suspended', 'in_force', true],
    ['nothing in force', 'active', 'expired', false],
    ['a removed vehicle', 'archived', 'in_force', false],
  ] as const)('a pack of %s can be made: %s, %s: %s', (_, status, of, expected) =>
    expect(canMakeRoadsidePack({ vehicle: { status }, documents: [document(of)] })).toBe(expected),
  )
})

test.each([
  ['LAG12345AA01', '••••AA01'],
  ['RW/2026/004417', '••••4417'],
  ['1234567', '••••4567'],
  ['123456', '••••'],
  ['', '••••'],
])('strangers see the end of %j: %s', (number, masked) => expect(maskDocumentNumber(number)).toBe(masked))

test.each([
  ['Musa', 'Bello', 'Musa B.'],
  ['Adéṣọlá', "O'Connor", 'Adéṣọlá O.'],
  ['Ẹniọlá', 'Ṣọlá Ade', 'Ẹniọlá Ṣ.'],
])('strangers see %s %s as %s', (fname, lname, name) => expect(publicDriverName({ fname, lname })).toBe(name))
