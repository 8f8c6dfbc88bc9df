import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { RequestError, throwFieldErrors } from '@vehicle-partner/api/server'
import {
  sandboxAddressOutcome,
  checkAttempts,
  checkUnavailableMessage,
  sandboxIdentityOutcome,
  lagosDate,
  nameMismatchMessage,
} from '@vehicle-partner/domain'
import { identityErrors, prefixKeys } from '@vehicle-partner/domain/entities'
import { eq } from 'drizzle-orm'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { kycSteps } from '../db/schema/partnerTables.ts'
import type { Tx } from '../events/transaction.ts'
import { attachUploads, requireUploads } from '../files/storeUploads.ts'
import { companyDocumentsOf, companyStatus } from './companyDocuments.ts'
import { keptNumber, submitStep, takeAttempt } from './submitKycStep.ts'

/** How far the checks of an organisation have come. */
export const kycRoutes: Handlers<typeof contract, Context>['kyc'] = {
  async submitIdentity(context, { body: { user, document } }) {
    const { document_id, type, dob, fname, lname } = document
    if (user.document_owner_id !== requireCaller(context).user.id) throw refuse('user.document_owner_id', 'This is somebody else')
    throwFieldErrors(prefixKeys('document', identityErrors(document, { today: lagosDate(context.now) })))
    await takeAttempt(context, 'identity')
    const outcome = context.sandbox ? sandboxIdentityOutcome(document_id) : ({ status: 'submitted' } as const)
    if (outcome.status === 'refused') {
      if (outcome.code === 'ServiceUnavailable') throw new RequestError(outcome.code, checkUnavailableMessage)
      if (outcome.code === 'DocumentDeclined') throw new RequestError(outcome.code)
      throw new RequestError(outcome.code, nameMismatchMessage(type), { errors: { 'document.fname': nameMismatchMessage(type) } })
    }
    await submitStep(context, 'identity', outcome, { document_type: type, entered: { dob, fname, lname }, ...keptNumber(document_id) })
    return { data: { status: outcome.status } }
  },

  async submitAddress(context, { body: { document } }) {
    const { partner } = requireMembership(context)
    const { full_address } = document
    const files = (tx: Tx) =>
      attachUploads(tx, context, document.files, { partner_id: partner.id, kinds: ['identity'], field: 'document.files' })
    // Looked at before a try is counted; taken into use only when the check takes them.
    await requireUploads(context, document.files, { kinds: ['identity'], field: 'document.files' })
    await takeAttempt(context, 'address')
    const outcome = context.sandbox ? sandboxAddressOutcome(full_address) : ({ status: 'submitted' } as const)
    if (outcome.status === 'refused')
      throw new RequestError('AddressDeclined', undefined, { errors: { 'document.full_address': 'We could not verify this address' } })
    await submitStep(context, 'address', outcome, { entered: { full_address } }, files)
    return { data: { status: outcome.status } }
  },

  async status(context) {
    const { partner } = requireMembership(context)
    const steps = await context.db.select().from(kycSteps).where(eq(kycSteps.partner_id, partner.id))
    const identity = steps.find(({ step }) => step === 'identity')
    const address = steps.find(({ step }) => step === 'address')
    const documents = partner.mode === 'business' ? await companyDocumentsOf(context.db, partner.id) : undefined
    return {
      data: {
        mode: partner.mode,
        identity: {
          ...review(identity),
          document_type: identity?.document_type ?? null,
          attempts_left: identity?.attempts_on === lagosDate(context.now) ? identity.attempts_left : checkAttempts,
          ...(declined(identity) ? { entered: enteredOf(identity) } : {}),
        },
        address: {
          ...review(address),
          partner_type: partner.mode,
          ...(declined(address) ? { entered: address.entered as SentAddress } : {}),
        },
        ...(documents ? { company: { status: companyStatus(documents), documents } } : {}),
      },
    }
  },
}

const refuse = (field: string, message: string) => new RequestError('ValidationError', undefined, { errors: { [field]: message } })

type StepRow = typeof kycSteps.$inferSelect

interface SentIdentity {
  dob: string
  fname: string
  lname: string
}
interface SentAddress {
  full_address: string
}

/** A step that was declined, with what was sent for it (written by the two calls above alone). */
const declined = (step: StepRow | undefined): step is StepRow & { entered: object } => step?.status === 'declined' && step.entered !== null

const enteredOf = ({ entered, document_last3 }: StepRow) => ({ ...(entered as SentIdentity), document_last3: document_last3 ?? '' })

function review(step: StepRow | undefined) {
  return {
    status: step?.status ?? ('not-submitted' as const),
    submitted_at: step?.submitted_at?.toISOString() ?? null,
    reviewed_at: step?.reviewed_at?.toISOString() ?? null,
    reason_code: step?.reason_code ?? null,
    reason_text: step?.reason_text ?? null,
  }
}
