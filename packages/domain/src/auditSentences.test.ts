import { expect, test } from 'vitest'
import { describeAuditEntry } from './auditSentences.ts'

const change = (field: string, to: unknown, from: unknown = null) => ({ field, from, to })

test.each([
  ['vehicle.archived', 'vehicle', 'KJA-456XY', [], 'Bola Adeyemi archived KJA-456XY'],
  ['user.name_change_requested', 'user', 'Bola Adeyemi', [change('lname', 'Bello')], 'Bola Adeyemi asked to change their name'],
  ['user.name_change_approved', 'user', 'Musa Bello', [], 'Bola Adeyemi approved the new name of Musa Bello'],
  ['user.name_change_rejected', 'user', 'Musa Bello', [], 'Bola Adeyemi declined the new name of Musa Bello'],
  ['passenger.ticked', 'trip', 'TRP-7K2M9', [], 'Bola Adeyemi ticked a passenger of the trip TRP-7K2M9'],
  ['vehicle.assigned', 'vehicle', 'KJA-456XY', [change('driver', 'Musa Bello')], 'Bola Adeyemi assigned KJA-456XY to Musa Bello'],
  ['vehicle.assigned', 'vehicle', 'Bus 3', [], 'Bola Adeyemi changed Bus 3’s driver'],
  ['vehicle.unassigned', 'vehicle', 'KJA-456XY', [], 'Bola Adeyemi unassigned the driver from KJA-456XY'],
  ['vehicle.submitted', 'vehicle', 'KJA-456XY', [], 'Bola Adeyemi sent KJA-456XY for review'],
  ['vehicle.updated', 'vehicle', 'KJA-456XY', [change('city_id', 'x')], 'Bola Adeyemi changed city of KJA-456XY'],
  [
    'partner.updated',
    'partner',
    'Okafor',
    [change('company_address', 1), change('company_email', 2)],
    'Bola Adeyemi changed company address and company email of Okafor',
  ],
  [
    'driver.updated',
    'driver',
    'Musa Bello',
    ['a', 'b', 'c', 'd'].map((field) => change(field, 1)),
    'Bola Adeyemi changed a, b and 2 more of Musa Bello',
  ],
  ['driver.updated', 'driver', 'Musa Bello', [], 'Bola Adeyemi changed Musa Bello'],
  ['member.joined', 'member', 'Grace Etim', [], 'Grace Etim joined the team'],
  ['member.revoked', 'member', 'Bassey Edet', [], 'Bola Adeyemi revoked Bassey Edet’s access'],
  ['member.disabled', 'member', 'Tobi Williams', [], 'Bola Adeyemi deactivated Tobi Williams’ access'],
  [
    'member.roles_changed',
    'member',
    'Grace Etim',
    [change('roles', ['Staff', 'Trip manager'])],
    'Bola Adeyemi changed Grace Etim’s roles to Staff, Trip manager',
  ],
  [
    'settlement_account.made_primary',
    'settlement_account',
    'GTBank ••••6785',
    [],
    'Bola Adeyemi made the settlement account GTBank ••••6785 the payout account',
  ],
  [
    'partner.change_withdrawn',
    'partner',
    'Okafor',
    [change('company_name', 'x')],
    'Bola Adeyemi withdrew the request to change company name of Okafor',
  ],
  [
    'partner.change_rejected',
    'partner',
    'Okafor',
    [change('company_name', 'x')],
    'Bola Adeyemi declined the request to change company name of Okafor',
  ],
  [
    'rate_card.acknowledged',
    'rate_card',
    'coaster from 1 Jan 2027',
    [],
    'Bola Adeyemi acknowledged the new rates of coaster from 1 Jan 2027',
  ],
  ['payslip.acknowledged', 'payslip', 'PSL-2026-10-0001', [], 'Bola Adeyemi acknowledged the payslip PSL-2026-10-0001'],
  ['payout.failed', 'payout', 'PO-2026-11-0001', [], 'The payout PO-2026-11-0001 failed'],
  ['roadside_pack.made', 'roadside_pack', 'KJA-456XY', [], 'Bola Adeyemi made the roadside pack of KJA-456XY'],
  ['roadside_pack.ended', 'roadside_pack', 'KJA-456XY', [], 'Bola Adeyemi ended the roadside pack of KJA-456XY'],
  ['roadside_pack.checked', 'roadside_pack', 'KJA-456XY', [], 'The roadside pack of KJA-456XY was checked for the first time'],
  ['document.expired', 'document', 'Insurance of KJA-456XY', [], 'The document Insurance of KJA-456XY expired'],
  ['kyc.identity_submitted', 'kyc', 'Okafor', [], 'Bola Adeyemi sent the identity check'],
  ['something.turned_over', 'something', 'A thing', [], 'Bola Adeyemi turned over A thing'],
] as const)('%s of %s %s', (action, type, label, changes, said) => {
  expect(describeAuditEntry({ action, actor: { name: 'Bola Adeyemi' }, entity: { type, label }, changes })).toBe(said)
})
