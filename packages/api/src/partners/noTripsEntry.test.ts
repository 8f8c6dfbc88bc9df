import { canOpenLink } from '@vehicle-partner/domain'
import { expect, test } from 'vitest'
import { isWithoutTrips, noTripsEntry, noTripsReasons } from './noTripsEntry.ts'

test('names the vehicles of the commonest reason first, and leads to the list of these vehicles', () => {
  const counts = [
    { reason: 'no_driver', count: 1, plates: ['LND-482XA'] },
    { reason: 'under_review', count: 4, plates: ['EKY-219KD', 'FKJ-502GW', 'GGE-730LS'] },
    { reason: 'document_expired', count: 3, plates: ['JJJ-703KU', 'KJA-456XY', 'KSF-869HD'] },
  ]
  expect(noTripsEntry(counts, undefined)).toEqual([
    {
      kind: 'vehicle.no_trips',
      severity: 'warning',
      count: 8,
      label: '8 vehicles get no new trips',
      detail: 'EKY-219KD, FKJ-502GW and 2 more are being checked; LND-482XA has no driver; 3 have expired documents.',
      action_label: 'See them',
      link: '/vehicles?without_trips=1',
    },
  ])
})

const assign = { text: 'No driver is assigned', action: { label: 'Assign a driver', link: '/vehicles/details/veh_1' } }
const renew = {
  text: 'Hackney permit expired 3 days ago',
  action: { label: 'Renew', link: '/vehicles/veh_1/edit/document/hackney_permit' },
}

test.each([
  [[assign], { detail: 'No driver is assigned.', action_label: 'Assign a driver', link: '/vehicles/details/veh_1' }],
  [
    [renew, assign],
    {
      detail: 'Hackney permit expired 3 days ago. No driver is assigned.',
      action_label: 'See the vehicle',
      link: '/vehicles/details/veh_1',
    },
  ],
  [[{ text: 'Suspended', action: null }], { detail: 'Suspended.', action_label: 'See the vehicle', link: '/vehicles/details/veh_1' }],
])('one vehicle is named with all its reasons', (blockers, entry) => {
  expect(
    noTripsEntry([{ reason: 'no_driver', count: 1, plates: ['LND-482XA'] }], { id: 'veh_1', plate: 'LND-482XA', blockers }),
  ).toMatchObject([{ count: 1, label: 'LND-482XA gets no new trips', ...entry }])
})

test.each(['under_review', 'document_expired', 'paused', 'removed', 'kyc_incomplete'])('there is no entry for %s alone', (reason) =>
  expect(noTripsEntry([{ reason, count: 2, plates: ['A', 'B'] }], undefined)).toEqual([]),
)

test('a single vehicle with an expired document is named by the entry of documents, unless more keeps it from trips', () => {
  const counts = [{ reason: 'document_expired', count: 1, plates: ['LND-482XA'] }]
  const vehicle = { id: 'veh_1', plate: 'LND-482XA' }
  expect(noTripsEntry(counts, { ...vehicle, blockers: [renew] })).toEqual([])
  expect(noTripsEntry(counts, { ...vehicle, blockers: [renew, assign] })).toMatchObject([{ label: 'LND-482XA gets no new trips' }])
})

test.each(noTripsReasons.filter((reason) => !['under_review', 'document_expired'].includes(reason)))(
  '%s is put into words, and leads to a page',
  (reason) => {
    const [entry] = noTripsEntry([{ reason, count: 2, plates: ['A', 'B'] }], undefined)
    expect(entry?.detail).toMatch(/^A and B [a-z ]+\.$/)
    expect(canOpenLink(entry?.link ?? '', ['partner_owner'])).toBe(true)
  },
)

test.each([
  [['document_expired', 'driver_blocked'], true],
  [['driver_blocked'], true],
  [['paused', 'document_missing'], false],
  [['removed'], false],
  [['kyc_incomplete'], false],
  [[], false],
])('a vehicle with the reasons %j should get trips: %s', (codes, expected) => {
  expect(isWithoutTrips({ dispatch_blockers: codes.map((code) => ({ code })) })).toBe(expected)
})
