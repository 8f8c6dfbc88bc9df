import { expect, test } from 'vitest'
import { delaySeconds, expectedStopTime, formatTripName, orderTripPath, plannedStopTime, orderTripStops, tripPlaces } from './tripStops.ts'

const line = [
  { id: 'a', sequence: 1, name: 'Ajah', offset_s: 0 },
  { id: 'b', sequence: 2, name: 'Jakande', offset_s: 900 },
  { id: 'c', sequence: 3, name: 'CMS', offset_s: 3600 },
]

test('inbound trips keep the order of the route', () => {
  expect(orderTripStops(line.toReversed(), 'inbound')).toEqual(line)
})

test('outbound trips reverse it and keep the times between stops', () => {
  expect(orderTripStops(line, 'outbound')).toEqual([
    { id: 'c', sequence: 1, name: 'CMS', offset_s: 0 },
    { id: 'b', sequence: 2, name: 'Jakande', offset_s: 2700 },
    { id: 'a', sequence: 3, name: 'Ajah', offset_s: 3600 },
  ])
})

test('the path of an outbound trip is reversed as its stops are', () => {
  expect(orderTripPath(['Ajah', 'Jakande', 'CMS'], 'inbound')).toEqual(['Ajah', 'Jakande', 'CMS'])
  expect(orderTripPath(['Ajah', 'Jakande', 'CMS'], 'outbound')).toEqual(['CMS', 'Jakande', 'Ajah'])
})

test('a trip has the places of its route in the order of travel', () => {
  const route = { name: 'Ajah – CMS' }
  expect(tripPlaces({ route, direction: 'inbound' })).toEqual(['Ajah', 'CMS'])
  expect(tripPlaces({ route, direction: 'outbound' })).toEqual(['CMS', 'Ajah'])
  expect(tripPlaces({ route: { name: 'Airport shuttle' }, direction: 'outbound' })).toEqual(['Airport shuttle'])
})

test.each([
  ['Ajah – CMS', 'inbound', 'Ajah – CMS'],
  ['Ajah – CMS', 'outbound', 'CMS – Ajah'],
  ['Lekki-Epe loop', 'outbound', 'Lekki-Epe loop'],
  ['Ajah – Yaba – CMS', 'outbound', 'Ajah – Yaba – CMS'],
])('the trip of %s, %s, is %s', (name, direction, expected) => {
  expect(formatTripName({ route: { name }, direction })).toBe(expected)
})

test.each([
  [0, '2026-11-22T05:00:00.000Z'],
  [900, '2026-11-22T05:30:00.000Z'],
  [3600, '2026-11-22T07:00:00.000Z'],
])('a trip that takes twice as long as the line says is at second %i at %s', (offset_s, at) => {
  expect(plannedStopTime({ offset_s }, 3600, new Date('2026-11-22T05:00:00Z'), new Date('2026-11-22T07:00:00Z')).toISOString()).toBe(at)
})

test('the current delay persists', () => {
  const planned = new Date('2026-11-22T05:00:00Z')
  expect(delaySeconds(planned, expectedStopTime(planned, 540))).toBe(540)
  expect(delaySeconds(planned, expectedStopTime(planned, -60))).toBe(-60)
})
