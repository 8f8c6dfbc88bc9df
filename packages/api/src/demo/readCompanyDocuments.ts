import { documentState, lagosDate } from '@vehicle-partner/domain'
import type { DemoData, MockOrganization } from './demoData.ts'

/** The company documents of the checklist, with what has expired by now. */
export function readCompanyDocuments({ clock }: DemoData, { companyDocuments }: MockOrganization) {
  const today = lagosDate(clock())
  return companyDocuments.map(({ id, type, status, expiry_date = null }) => {
    const isExpired = documentState({ status, expiry_date }, today) === 'expired'
    return { id, type, status: isExpired ? 'expired' : status }
  })
}
