import { expect, test } from 'vitest'
import { listReviewedDriverChanges, needsDriverReview } from './driverReview.ts'

const before = {
  fname: 'Adesola',
  lname: 'Balogun',
  dob: '1985-12-24',
  nin: '12345678901',
  licence_number: 'ABC12345AA67',
  licence_class: 'E',
}

test.each([
  ['active', { licence_number: 'XYZ12345AA67' }, true],
  ['inactive', { licence_class: 'B' }, true],
  ['pending_review', { licence_number: 'XYZ12345AA67' }, true],
  ['active', { fname: 'Tunde' }, true],
  ['active', { lname: 'Bello' }, true],
  ['inactive', { dob: '1990-12-24' }, true],
  ['active', { nin: '12345678902' }, true],
  ['inactive', { nin: null }, true],
  ['active', { fname: 'Adéṣọlá', lname: 'BALOGUN ' }, false],
  ['active', { ...before }, false],
  ['active', {}, false],
  ['rejected', { licence_number: 'XYZ12345AA67' }, false],
  ['suspended', { lname: 'Bello' }, false],
])('of a driver who is %s, for %o: %s', (status, change, expected) => expect(needsDriverReview(status, before, change)).toBe(expected))

test('names the fields that were checked', () =>
  expect(listReviewedDriverChanges(before, { ...before, lname: 'Bello', fname: 'ADÉṢỌLÁ', licence_class: 'B' })).toEqual([
    'lname',
    'licence_class',
  ]))

test('a NIN that is added was not checked before', () => {
  expect(listReviewedDriverChanges({ ...before, nin: null }, { nin: '12345678901' })).toEqual([])
  expect(listReviewedDriverChanges({ ...before, nin: undefined }, { nin: '12345678901' })).toEqual([])
})
