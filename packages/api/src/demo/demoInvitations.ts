import type { Role } from '@vehicle-partner/domain'
import { demoId } from './demoId.ts'
import type { OrganizationKey } from './demoOrganizations.ts'
import type { PersonKey } from './demoPeople.ts'

/** An invitation to an organisation that nobody has taken. */
export interface DemoInvitation {
  id: `inv_${string}`
  organization: OrganizationKey
  member_email: `${string}@demo.test`
  roles: readonly Role[]
  invitedBy: PersonKey
  /** Absent while it waits. */
  state?: 'expired' | 'bounced'
  /** Who has that address already: they find it also under their invitations. */
  person?: PersonKey
}

const invitation = (number: number, rest: Omit<DemoInvitation, 'id'>): DemoInvitation => ({ id: demoId('inv', number), ...rest })
const okafor = { organization: 'okafor', invitedBy: 'owner' } as const
/** Three organisations want the same person. */
const wanted = { member_email: 'two-roles@demo.test', person: 'two-roles' } as const

/** Every invitation of the demo. */
export const invitations: readonly DemoInvitation[] = [
  invitation(1, { ...okafor, member_email: 'invited@demo.test', roles: ['partner_driver_manager'] }),
  invitation(2, { ...okafor, member_email: 'late@demo.test', roles: ['partner_trip_manager'], state: 'expired' }),
  invitation(3, { ...okafor, member_email: 'bounce@demo.test', roles: ['partner_staff'], state: 'bounced' }),
  invitation(4, {
    ...okafor,
    member_email: 'large@demo.test',
    roles: ['partner_trip_manager', 'partner_vehicle_manager'],
    person: 'large',
  }),
  invitation(5, { ...wanted, organization: 'express', invitedBy: 'large', roles: ['partner_earnings_manager'] }),
  invitation(6, { ...wanted, organization: 'multi', invitedBy: 'multi', roles: ['partner_trip_manager'] }),
  invitation(7, { ...wanted, organization: 'eniola', invitedBy: 'company-kyc', roles: ['partner_staff'] }),
]

/** The id under which a person who is a user finds an invitation of the demo. */
export const partnerInvitationId = (number: number) => demoId('pin', number)
