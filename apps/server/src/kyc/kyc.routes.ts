import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { RequestError, throwFieldErrors } from '@vehicle-partner/api/server'
import {
  sandboxAddressOutcome,
  checkAttempts,
  checkUnavailableMessage,
  sandboxIdentityOutcome,
  isStatusMendable,
  lagosDate,
  nameMismatchMessage,
  summarizeCompanyDocuments,
} from '@vehicle-partner/domain'
import { identityErrors, identityNumberErrors, prefixKeys } from '@vehicle-partner/domain/entities'
import { eq } from 'drizzle-orm'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { kycSteps } from '../db/schema/partnerTables.ts'
import type { Tx } from '../events/transaction.ts'
import { attachUploads, listUploads, requireUploads } from '../files/storeUploads.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { listCompanyDocuments } from './companyDocuments.ts'
import { documentNumberColumns, encryptAnswers, legalNameColumns, readAddressAnswers, readIdentityAnswers } from './kycAnswers.ts'
import { consumeAttempt, keepDecline, submitKycStep } from './submitKycStep.ts'

/** Identity and address checks of an organisation. */
export const kycRoutes: Handlers<typeof contract, Context>['kyc'] = {
  async submitIdentity(context, { body: { user, document } }) {
    const { document_id, type, dob, fname, lname } = document
    const { partner } = requireMembership(context)
    // Spec section 3 does not say whose id it is.
    if (![requireCaller(context).user.id, partner.id, partner.account_sid].includes(user.document_owner_id))
      throw createFieldError('user.document_owner_id', 'This must be the signed-in user or the organisation')
    const today = lagosDate(context.now)
    throwFieldErrors(prefixKeys('document', { ...identityNumberErrors(document), ...identityErrors(document, { today }) }))
    await consumeAttempt(context, 'identity')
    const outcome = context.sandbox ? sandboxIdentityOutcome(document_id) : ({ status: 'submitted' } as const)
    if (outcome.status === 'refused') {
      if (outcome.code === 'ServiceUnavailable') throw new RequestError(outcome.code, checkUnavailableMessage)
      if (outcome.code === 'DocumentDeclined') {
        const text = 'We could not verify this document'
        await keepDecline(context, 'identity', { code: 'not_verified', text })
        throw new RequestError(outcome.code, undefined, { errors: { 'document.document_id': text } })
      }
      const text = nameMismatchMessage(type)
      await keepDecline(context, 'identity', { code: 'name_mismatch', text })
      throw new RequestError(outcome.code, text, { errors: { 'document.fname': text } })
    }
    await submitKycStep(context, 'identity', outcome, {
      document_type: type,
      entered: encryptAnswers(context.secrets, { dob, fname, lname }),
      ...documentNumberColumns(context.secrets, type, document_id),
      ...(outcome.status === 'completed' ? legalNameColumns(context.secrets, { fname, lname }) : {}),
    })
    return { data: { status: outcome.status } }
  },

  async submitAddress(context, { body: { document } }) {
    const { partner } = requireMembership(context)
    const { full_address } = document
    const files = (tx: Tx) =>
      attachUploads(tx, context, document.files, { partner_id: partner.id, kinds: ['identity'], field: 'document.files' })
    // Validate the uploads before an attempt is counted; attach them only if the check accepts them.
    await requireUploads(context, document.files, { partner_id: partner.id, kinds: ['identity'], field: 'document.files' })
    await consumeAttempt(context, 'address')
    const outcome = context.sandbox ? sandboxAddressOutcome(full_address) : ({ status: 'submitted' } as const)
    if (outcome.status === 'refused') {
      const text = 'We could not verify this address'
      await keepDecline(context, 'address', { code: 'not_verified', text })
      throw new RequestError('AddressDeclined', undefined, { errors: { 'document.full_address': text } })
    }
    await submitKycStep(
      context,
      'address',
      outcome,
      { entered: encryptAnswers(context.secrets, { full_address, files: document.files }) },
      files,
    )
    return { data: { status: outcome.status } }
  },

  async status(context) {
    const { partner } = requireMembership(context)
    const { secrets } = context
    const steps = await context.db.select().from(kycSteps).where(eq(kycSteps.partner_id, partner.id))
    const identity = steps.find(({ step }) => step === 'identity')
    const address = steps.find(({ step }) => step === 'address')
    const enteredIdentity = readMendable(secrets, identity, readIdentityAnswers)
    const enteredAddress = readMendable(secrets, address, readAddressAnswers)
    const documents = partner.mode === 'business' ? await listCompanyDocuments(context.db, partner.id, lagosDate(context.now)) : undefined
    return {
      data: {
        mode: partner.mode,
        identity: {
          ...toReview(identity),
          document_type: identity?.document_type ?? null,
          attempts_left: identity?.attempts_on === lagosDate(context.now) ? identity.attempts_left : checkAttempts,
          ...(enteredIdentity ? { entered: { ...enteredIdentity, document_last3: identity?.document_last3 ?? '' } } : {}),
        },
        address: {
          ...toReview(address),
          partner_type: partner.mode,
          ...(enteredAddress
            ? { entered: { ...enteredAddress, files: await listUploads(context, partner.id, enteredAddress.files ?? []) } }
            : {}),
        },
        ...(documents ? { company: { status: summarizeCompanyDocuments(documents), documents } } : {}),
      },
    }
  },
}

const createFieldError = (field: string, message: string) =>
  new RequestError('ValidationError', undefined, { errors: { [field]: message } })

type StepRow = typeof kycSteps.$inferSelect

/** The answers of a step that can be sent again, to fill in its form. */
function readMendable<Answers>(
  secrets: Secrets,
  step: StepRow | undefined,
  read: (secrets: Secrets, step: StepRow) => Answers | undefined,
) {
  return isStatusMendable(step?.status) && step ? read(secrets, step) : undefined
}

function toReview(step: StepRow | undefined) {
  return {
    status: step?.status ?? ('not-submitted' as const),
    submitted_at: step?.submitted_at?.toISOString() ?? null,
    reviewed_at: step?.reviewed_at?.toISOString() ?? null,
    reason_code: step?.reason_code ?? null,
    reason_text: step?.reason_text ?? null,
  }
}
