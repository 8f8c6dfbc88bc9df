import * as z from 'zod/mini'
import { withSpecifiedFields } from '../kernel/addedFields.ts'
import { id, openEnum } from '../kernel/commonSchemas.ts'
import { OrganizationRole, RoleName } from './user.ts'

/** The state of an onboarding step. Everything but `not-submitted` counts as submitted (spec section 4). */
export const StepState = openEnum(['not-submitted', 'submitted', 'completed', 'declined'])
export const PartnerMode = openEnum(['business', 'individual'])

export const OnboardingState = z.object({
  identity: StepState,
  address: z.object({ status: StepState, partner_type: PartnerMode }),
})

export const City = z.object({ id, name: z.string(), code: z.string(), country_id: z.string() })

export const Partner = z.object({ id, account_sid: id, company_name: z.string(), mode: PartnerMode })

/** A membership of a user with the onboarding state of its organisation. `partner` is null before one is created. */
export const Membership = withSpecifiedFields(
  z.object({
    id,
    role: OrganizationRole,
    roles: z.array(z.object({ name: RoleName })),
    disabled: z.union([z.literal(0), z.literal(1)]),
    partner: z.nullable(Partner),
    onboardingState: z.nullable(OnboardingState),
    supportedCities: z.array(City),
  }),
  ['role', 'roles', 'partner', 'onboardingState', 'supportedCities'],
)
export type Membership = z.output<typeof Membership>
/** A membership with all added fields. */
export type FullMembership = z.input<typeof Membership>
