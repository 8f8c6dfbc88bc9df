import { notificationTypes } from '@vehicle-partner/api/server'
import { expect, test } from 'vitest'
import { groupPreferences } from './notificationGroups.ts'

const preferences = notificationTypes.map((type) => ({ type, in_app: true, email: false, sms: false, locked: false }))

test.each(notificationTypes)('%s has a label in the preferences, once', (type) => {
  const labels = groupPreferences(preferences).flatMap(({ rows }) =>
    rows.flatMap(({ preference, label }) => (preference.type === type ? [label] : [])),
  )
  expect(labels).toEqual([expect.stringMatching(/\w/)])
})

test('no two notification types have the same label', () => {
  const labels = groupPreferences(preferences).flatMap(({ rows }) => rows.map(({ label }) => label))
  expect(new Set(labels).size).toBe(labels.length)
})
