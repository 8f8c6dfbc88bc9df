import { canOpenLink } from '@vehicle-partner/domain'
import { expect, test } from 'vitest'
import { noTripsEntry, noTripsReasons } from './noTripsEntry.ts'

test('names the commonest reason first, and the step of the first one that has a step', () => {
  const counts = [
    { reason: 'no_driver', count: 1 },
    { reason: 'under_review', count: 4 },
    { reason: 'document_missing', count: 3 },
  ]
  expect(noTripsEntry(counts, undefined)).toEqual([
    {
      kind: 'vehicle.no_trips',
      severity: 'warning',
      count: 8,
      label: '8 vehicles get no trips',
      detail: '4 are being checked, 3 lack documents and 1 has no driver.',
      action_label: 'Upload documents',
      link: '/vehicles?compliance=missing',
    },
  ])
})

test('one vehicle is named, with its reason and its step', () => {
  const blocker = { text: 'No driver is assigned', action: { label: 'Assign a driver', link: '/vehicles/details/veh_1' } }
  expect(noTripsEntry([{ reason: 'no_driver', count: 1 }], { plate: 'LND-482XA', blocker })).toMatchObject([
    {
      label: 'LND-482XA gets no trips',
      detail: 'No driver is assigned.',
      action_label: 'Assign a driver',
      link: '/vehicles/details/veh_1',
    },
  ])
})

test.each(['under_review', 'paused', 'removed', 'document_expired', 'kyc_incomplete'])('there is no entry for %s alone', (reason) =>
  expect(noTripsEntry([{ reason, count: 2 }], undefined)).toEqual([]),
)

test.each(noTripsReasons.filter((reason) => reason !== 'under_review'))('the step of %s leads to a page', (reason) => {
  const [entry] = noTripsEntry([{ reason, count: 2 }], undefined)
  expect(entry?.detail).toMatch(/^2 [a-z ]+\.$/)
  expect(canOpenLink(entry?.link ?? '', ['partner_owner'])).toBe(true)
})
