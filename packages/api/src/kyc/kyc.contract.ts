import { addressFields, identityFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { withSpecifiedFields, lenientAnswer } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, day, id, instant } from '../kernel/commonSchemas.ts'
import { PartnerMode, StepState } from '../users/membership.ts'

const review = {
  status: StepState,
  submitted_at: z.optional(z.nullable(instant)),
  reviewed_at: z.optional(z.nullable(instant)),
  /** `not_verified`: the text says no more than that the check has failed. */
  reason_code: z.optional(z.nullable(z.string())),
  /** The reason of the last decline, for users; also of one at once, after which the step counts as not submitted. */
  reason_text: z.optional(z.nullable(z.string())),
}

const ofAccount = { in: 'params', name: 'account_sid', by: 'account_sid' } as const
const user = z.object({ document_owner_id: id, partner_type: z.enum(['individual', 'business']) })

/** The response of a submission. */
const Submitted = lenientAnswer(data(z.object({ status: StepState })))

export const kyc = {
  submitIdentity: endpoint({
    method: 'POST',
    path: '/v1/partners/:account_sid/identity-verification',
    summary: 'Submit an identity document number for verification, again until it is checked. The number is not stored.',
    access: { who: 'member', partner: ofAccount, areas: 'owner' },
    idempotent: false,
    params: z.object({ account_sid: id }),
    body: z.object({
      user,
      document: z.object(identityFields),
    }),
    response: Submitted,
    errors: ['DocumentDeclined', 'IdentityDeclined', 'InvalidTransition', 'TooManyRequests'],
    invalidates: ['kyc', 'users', 'partners'],
  }),
  submitAddress: endpoint({
    method: 'POST',
    path: '/v1/partners/:account_sid/address-verification',
    summary: 'Submit an address and its proof for verification, again until it is checked.',
    access: { who: 'member', partner: ofAccount, areas: 'owner' },
    params: z.object({ account_sid: id }),
    body: z.object({
      user,
      document: z.object(addressFields),
    }),
    response: Submitted,
    errors: ['AddressDeclined', 'InvalidTransition', 'TooManyRequests'],
    invalidates: ['kyc', 'users', 'partners'],
  }),
  status: endpoint({
    method: 'GET',
    path: '/v1/partners/:account_sid/kyc/status',
    summary: 'Get the verification status of identity, address and company documents.',
    access: { who: 'member', partner: { in: 'params', name: 'account_sid', by: 'account_sid' }, areas: 'owner' },
    params: z.object({ account_sid: id }),
    response: data(
      // The specification names none of its fields.
      withSpecifiedFields(
        z.object({
          mode: PartnerMode,
          identity: z.object({
            ...review,
            document_type: z.optional(z.nullable(z.string())),
            attempts_left: z.optional(z.int()),
            /** The submitted values until the check is completed; of the number only the last digits. */
            entered: z.optional(z.object({ dob: day, fname: z.string(), lname: z.string(), document_last3: z.string() })),
          }),
          address: z.object({
            ...review,
            partner_type: PartnerMode,
            /** The submitted values until the check is completed. `files` can be sent again. */
            entered: z.optional(
              z.object({
                full_address: z.string(),
                files: z.optional(z.array(z.object({ Location: z.string(), name: z.string(), size: z.int() }))),
              }),
            ),
          }),
          company: z.optional(
            z.object({
              /** The checklist status: `pending`, `under-review` or `completed`. */
              status: z.string(),
              documents: z.array(z.object({ id, type: z.string(), status: z.string() })),
            }),
          ),
        }),
        [],
      ),
    ),
  }),
}
