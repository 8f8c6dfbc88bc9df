import { expect, test } from 'vitest'
import { formatActorRole, formatAuditAction, formatChangedField, formatChangedValue, isAmountField } from './auditWords.ts'

test.each([
  ['vehicle.archived', 'Vehicle archived'],
  ['member.roles_changed', 'Member roles changed'],
  ['dispute.opened', 'Query opened'],
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
  ['amount_kobo', true],
  ['kobo_amount', false],
])('the values of %s are amounts: %s', (field, isAmount) => expect(isAmountField(field)).toBe(isAmount))

test.each([
  [14, '14'],
  [true, 'yes'],
  [null, 'nothing'],
  [[], 'nothing'],
  [['partner_trip_manager', 'Staff'], 'Trip manager, Staff'],
  ['+2348030001033', '+2348030001033'],
  [{ fuel: 1 }, '{"fuel":1}'],
])('%j is "%s"', (value, text) => expect(formatChangedValue(value)).toBe(text))
