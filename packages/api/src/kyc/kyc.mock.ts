import {
  sandboxAddressOutcome,
  checkAttempts,
  checkedMessage,
  checkUnavailableMessage,
  sandboxIdentityOutcome,
  isStatusMendable,
  isSubmitted,
  lagosDate,
  nameMismatchMessage,
  type IdentityCheckOutcome,
  summarizeCompanyDocuments,
} from '@vehicle-partner/domain'
import { identityErrors, identityNumberErrors, prefixKeys } from '@vehicle-partner/domain/entities'
import type { contract } from '../contract.ts'
import { removeDrafts } from '../drafts/mockDrafts.ts'
import { findUploads } from '../demo/mockInbox.ts'
import { readCompanyDocuments } from '../demo/readCompanyDocuments.ts'
import { requireMember, requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { MockCheck, MockOrganization } from '../demo/demoData.ts'
import { isKycCompleted } from '../settlementAccounts/settlementAccounts.mock.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError, throwFieldErrors } from '../kernel/errors.ts'

/** Activates accounts that wait for a verified name. */
function reviewAccounts(organization: MockOrganization): void {
  if (!isKycCompleted(organization)) return
  for (const account of organization.settlementAccounts)
    if (account.status === 'under_review' && account.name_match !== 'mismatch') account.status = 'active'
}

/** Applies the automatic result of a check that is due. */
function settleCheck(context: MockContext, check: MockCheck): MockCheck {
  const { organization } = requireMember(context)
  const { due } = check
  if (due && due.at <= context.demoData.clock().toISOString()) {
    const declined = due.status === 'declined' ? { reason_code: 'not_verified', reason_text: 'We could not verify this document' } : {}
    Object.assign(check, { status: due.status, reviewed_at: due.at, due: undefined, ...declined })
    reviewAccounts(organization)
  }
  return check
}

const serializeCheck = ({ status, submitted_at, reviewed_at, reason_code, reason_text }: MockCheck) => ({
  status,
  submitted_at,
  reviewed_at,
  reason_code,
  reason_text,
})

/** The submitted values of a step that can be sent again. */
const serializeEntered = <Sent>(status: string, entered: Sent | undefined) => (isStatusMendable(status) && entered ? { entered } : {})

function submitCheck(
  context: MockContext,
  check: MockCheck,
  outcome: IdentityCheckOutcome,
  sent: Pick<MockCheck, 'person' | 'place'>,
): void {
  const now = context.demoData.clock()
  if (outcome.status === 'refused') return
  const after =
    outcome.status === 'submitted' && outcome.ends
      ? { status: outcome.ends, at: new Date(now.getTime() + (outcome.afterSeconds ?? 0) * 1000).toISOString() }
      : undefined
  const reviewed_at = outcome.status === 'completed' ? now.toISOString() : null
  Object.assign(check, {
    status: outcome.status,
    submitted_at: now.toISOString(),
    reviewed_at,
    reason_code: null,
    reason_text: null,
    due: after,
    ...sent,
  })
  reviewAccounts(requireMember(context).organization)
}

/** Keeps why a submission was declined at once. What is under review stays as it is. */
function keepDecline(check: MockCheck, reason_code: string, reason_text: string): void {
  if (check.status === 'not-submitted' || check.status === 'declined') Object.assign(check, { reason_code, reason_text })
}

/** Counts an attempt. Throws RequestError unless the step may be submitted. */
function recordAttempt(context: MockContext, step: 'identity' | 'address', check: MockCheck): void {
  const { status } = settleCheck(context, check)
  if (isSubmitted(status) && !isStatusMendable(status)) throw new RequestError('InvalidTransition', checkedMessage(step))
  const used = (check.attempts ?? 0) + 1
  if (used > checkAttempts) throw new RequestError('TooManyRequests', 'You can try again tomorrow', { retryAfter: 86_400 })
  check.attempts = used
}

export const kycMock: Handlers<typeof contract, MockContext>['kyc'] = {
  submitIdentity(context, { body: { user, document } }) {
    const { organization } = requireMember(context)
    const { document_id, type, dob, fname, lname } = document
    const owners = [requireCaller(context).person.id, organization.id, organization.account_sid]
    if (!owners.includes(user.document_owner_id))
      throw new RequestError('ValidationError', undefined, {
        errors: { 'user.document_owner_id': 'This must be the signed-in user or the organisation' },
      })
    const today = lagosDate(context.demoData.clock())
    throwFieldErrors(prefixKeys('document', { ...identityNumberErrors(document), ...identityErrors(document, { today }) }))
    recordAttempt(context, 'identity', organization.identity)
    const outcome = sandboxIdentityOutcome(document_id)
    if (outcome.status === 'refused') {
      if (outcome.code === 'ServiceUnavailable') throw new RequestError(outcome.code, checkUnavailableMessage)
      if (outcome.code === 'DocumentDeclined') {
        const text = 'We could not verify this document'
        keepDecline(organization.identity, 'not_verified', text)
        throw new RequestError(outcome.code, undefined, { errors: { 'document.document_id': text } })
      }
      const text = nameMismatchMessage(type)
      keepDecline(organization.identity, 'name_mismatch', text)
      throw new RequestError(outcome.code, text, { errors: { 'document.fname': text } })
    }
    submitCheck(context, organization.identity, outcome, { person: { dob, fname, lname, document_last3: document_id.slice(-3) } })
    removeDrafts(context.demoData, requireCaller(context).person, ['identity'])
    return { data: { status: outcome.status } }
  },
  submitAddress(context, { body: { document } }) {
    const { organization } = requireMember(context)
    const files = findUploads(context.demoData, requireCaller(context).person.id, document.files)
    if (!files) throw new RequestError('ValidationError', undefined, { errors: { 'document.files': 'Kindly select a file' } })
    recordAttempt(context, 'address', organization.address)
    const outcome = sandboxAddressOutcome(document.full_address)
    if (outcome.status === 'refused') {
      const text = 'We could not verify this address'
      keepDecline(organization.address, 'not_verified', text)
      throw new RequestError('AddressDeclined', undefined, { errors: { 'document.full_address': text } })
    }
    submitCheck(context, organization.address, outcome, {
      place: {
        full_address: document.full_address,
        files: files.map(({ id, name, size }) => ({ Location: `/files/${id}`, name, size })),
      },
    })
    removeDrafts(context.demoData, requireCaller(context).person, ['address'])
    return { data: { status: outcome.status } }
  },
  status(context) {
    const { organization } = requireMember(context)
    const { mode, identity, address } = organization
    const documents = readCompanyDocuments(context.demoData, organization)
    const first = settleCheck(context, identity)
    return {
      data: {
        mode,
        identity: {
          ...serializeCheck(first),
          document_type: first.status === 'not-submitted' ? null : 'nin',
          attempts_left: checkAttempts - (first.attempts ?? 0),
          ...serializeEntered(first.status, first.person),
        },
        address: {
          ...serializeCheck(settleCheck(context, address)),
          partner_type: mode,
          ...serializeEntered(address.status, address.place),
        },
        ...(mode === 'business' ? { company: { status: summarizeCompanyDocuments(documents), documents } } : {}),
      },
    }
  },
}
