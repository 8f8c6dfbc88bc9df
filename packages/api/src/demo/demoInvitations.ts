import type { Role } from '@vehicle-partner/domain'
import { demoId } from './demoId.ts'
import type { OrganizationKey } from './demoOrganizations.ts'
import type { PersonKey } from './demoPeople.ts'

/** An open, expired or bounced invitation. */
export interface DemoInvitation {
  id: `inv_${string}`
  organization: OrganizationKey
  member_email: `${string}@demo.test`
  roles: readonly Role[]
  invitedBy: PersonKey
  /** Absent while it is open. */
  state?: 'expired' | 'bounced'
}

const createInvitation = (number: number, rest: Omit<DemoInvitation, 'id'>): DemoInvitation => ({ id: demoId('inv', number), ...rest })
const okafor = { organization: 'okafor', invitedBy: 'owner' } as const
/** Three organisations invite the same user. */
const twoRoles = { member_email: 'two-roles@demo.test' } as const

/** All demo invitations. */
export const demoInvitations: readonly DemoInvitation[] = [
  createInvitation(1, { ...okafor, member_email: 'invited@demo.test', roles: ['partner_driver_manager'] }),
  createInvitation(2, { ...okafor, member_email: 'late@demo.test', roles: ['partner_trip_manager'], state: 'expired' }),
  createInvitation(3, { ...okafor, member_email: 'bounce@demo.test', roles: ['partner_staff'], state: 'bounced' }),
  createInvitation(4, {
    ...okafor,
    member_email: 'large@demo.test',
    roles: ['partner_trip_manager', 'partner_vehicle_manager'],
  }),
  createInvitation(5, { ...twoRoles, organization: 'express', invitedBy: 'large', roles: ['partner_earnings_manager'] }),
  createInvitation(6, { ...twoRoles, organization: 'multi', invitedBy: 'multi', roles: ['partner_trip_manager'] }),
  createInvitation(7, { ...twoRoles, organization: 'eniola', invitedBy: 'company-kyc', roles: ['partner_staff'] }),
]
