import { createDemoData, createDemoSession, demoNow, mockTransport } from '@vehicle-partner/api/mock'
import { fixedClock } from '@vehicle-partner/domain'
import { expect, test } from 'vitest'
import { groupPreferences, type PreferenceState } from './notificationGroups.ts'

/** The preferences of a user: the server returns every notification type. */
async function readPreferences(): Promise<PreferenceState[]> {
  const demoData = createDemoData(fixedClock(demoNow))
  const { token, user } = createDemoSession(demoData, 'owner')
  const path = `/v1/users/${user.id}/notification-preferences`
  const { body } = await mockTransport(demoData)({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } })
  return (body as { data: PreferenceState[] }).data
}
const preferences = await readPreferences()

test.each(preferences)('$type has a label in the preferences, once', ({ type }) => {
  const labels = groupPreferences(preferences).flatMap(({ rows }) => rows.filter(({ preference }) => preference.type === type))
  expect(labels).toEqual([expect.objectContaining({ label: expect.stringMatching(/\w/) })])
})

test('no two notification types have the same label', () => {
  const labels = groupPreferences(preferences).flatMap(({ rows }) => rows.map(({ label }) => label))
  expect(labels.length).toBeGreaterThan(30)
  expect(new Set(labels).size).toBe(labels.length)
})
