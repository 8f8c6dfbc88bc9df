import { expect, test } from 'vitest'
import { formatActorRole, formatAuditAction, formatChangedField, formatChangedValue } from './auditWords.ts'

test.each([
  ['vehicle.archived', 'Vehicle archived'],
  ['member.roles_changed', 'Member roles changed'],
])('the action %s is "%s"', (action, text) => expect(formatAuditAction(action)).toBe(text))

test.each([
  ['partner_owner', 'Owner'],
  ['partner_trip_manager, partner_staff', 'Trip manager, Staff'],
  ['system', 'System'],
])('the role %s is "%s"', (role, text) => expect(formatActorRole(role)).toBe(text))

test.each([
  ['company_name', 'Company name'],
  ['amount_kobo', 'Amount'],
  ['vehicle_id', 'Vehicle'],
])('the field %s is "%s"', (field, text) => expect(formatChangedField(field)).toBe(text))

test.each([
  ['seats', 14, '14'],
  ['amount_kobo', 418_325_000, '₦4,183,250.00'],
  ['disabled', true, 'yes'],
  ['driver', null, 'nothing'],
  ['roles', [], 'nothing'],
  ['roles', ['partner_trip_manager', 'Staff'], 'Trip manager, Staff'],
  ['phone', '+2348030001033', '+2348030001033'],
  ['items', { fuel: 1 }, '{"fuel":1}'],
])('%s: %j is "%s"', (field, value, text) => expect(formatChangedValue(field, value)).toBe(text))
