import { describeAuditEntry } from '@vehicle-partner/domain'
import type { AuditEvent } from '../audit/auditEvent.ts'
import { demoId } from './demoId.ts'
import { demoOrganizations } from './demoOrganizations.ts'
import { demoPeople, type PersonKey } from './demoPeople.ts'

type Row = readonly [
  minutes: number,
  actor: PersonKey | null,
  action: string,
  entity: readonly [type: string, id: string, label: string],
  changes?: AuditEvent['changes'],
]

const member = (key: PersonKey) =>
  ['member', demoPeople[key].memberships[0]?.id ?? '', `${demoPeople[key].fname} ${demoPeople[key].lname}`] as const

/** The audit log of Okafor Mobility, newest first, in minutes before now. */
const rows: readonly Row[] = [
  [35, 'vehicles', 'vehicle.updated', ['vehicle', demoId('veh', 1), 'KJA-456XY'], [{ field: 'seats', from: 13, to: 14 }]],
  [95, 'vehicles', 'vehicle.assigned', ['vehicle', demoId('veh', 2), 'LND-482XA'], [{ field: 'driver', from: null, to: 'Musa Bello' }]],
  [
    170,
    'drivers',
    'driver.updated',
    ['driver', demoId('drv', 3), 'Sunday Okon'],
    [{ field: 'phone', from: '+2348030001003', to: '+2348030001033' }],
  ],
  [2 * 1440, 'owner', 'member.invited', ['member', demoId('inv', 1), 'invited@demo.test']],
  [3 * 1440, null, 'payout.paid', ['payout', demoId('pyo', 1), 'PO-2026-11-0001']],
  [4 * 1440, 'earnings', 'payslip.acknowledged', ['payslip', demoId('psl', 1), 'PSL-2026-10-0001']],
  [6 * 1440, 'owner', 'settlement_account.shown', ['settlement_account', demoId('acc', 1), 'Guaranty Trust Bank ••••6785']],
  [9 * 1440, 'owner', 'member.disabled', member('disabled'), [{ field: 'disabled', from: false, to: true }]],
  [11 * 1440, 'owner', 'member.revoked', member('revoked'), [{ field: 'roles', from: ['Driver manager'], to: [] }]],
  [16 * 1440, null, 'document.expired', ['document', demoId('doc', 1), 'Road worthiness of LND-482XA']],
]

/** The demo audit log at a moment. */
export const createDemoAuditTrail = (now: Date): { partner_id: string; event: AuditEvent }[] =>
  rows.map(([minutes, key, action, [type, id, label], changes = []], index) => {
    const person = key && demoPeople[key]
    const actor = {
      id: person?.id ?? null,
      name: person ? `${person.fname} ${person.lname}` : 'Vehicle Partner',
      role: person ? (person.memberships[0]?.roles.join(', ') ?? 'user') : 'system',
      ip: person ? '102.89.34.7' : null,
      device: null,
    }
    const entity = { type, id, label }
    return {
      partner_id: demoOrganizations.okafor.id,
      event: {
        id: demoId('aud', index + 1),
        at: new Date(now.getTime() - minutes * 60_000).toISOString(),
        actor,
        action,
        entity,
        changes,
        request_id: null,
        summary: describeAuditEntry({ action, actor, entity, changes }),
      },
    }
  })
