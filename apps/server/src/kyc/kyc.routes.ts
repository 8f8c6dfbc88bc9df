import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { eq } from 'drizzle-orm'
import { organization, type Context } from '../context.ts'
import { kycSteps } from '../db/schema/partners.ts'
import { companyDocumentsOf, companyStatus } from './companyDocuments.ts'

/** How far the checks of an organisation have come. */
export const kycRoutes: Handlers<typeof contract, Context>['kyc'] = {
  async status(context) {
    const { partner } = organization(context)
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
          attempts_left: identity?.attempts_left ?? mostAttempts,
        },
        address: { ...review(address), partner_type: partner.mode },
        ...(documents ? { company: { status: companyStatus(documents), documents } } : {}),
      },
    }
  },
}

/** A declined step may be sent again so often in a day. */
const mostAttempts = 5

function review(step: typeof kycSteps.$inferSelect | undefined) {
  return {
    status: step?.status ?? ('not-submitted' as const),
    submitted_at: step?.submitted_at?.toISOString() ?? null,
    reviewed_at: step?.reviewed_at?.toISOString() ?? null,
    reason_code: step?.reason_code ?? null,
    reason_text: step?.reason_text ?? null,
  }
}
