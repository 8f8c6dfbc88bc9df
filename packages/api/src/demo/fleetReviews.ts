import { canBeActive, documentRejectionMessages, driverFieldsOfDocument, finalReviewOutcome, lagosDate } from '@vehicle-partner/domain'
import type { ReviewState, MockDocument, MockDriver, MockVehicle } from './mockFleet.ts'
import { readDocumentsSummary } from './fleetLookups.ts'
import type { DemoData } from './demoData.ts'

/** Seconds until a review ends in the sandbox. */
export const reviewSeconds = 20

/** Rejection reasons of the sandbox. */
export const reviewRejections: Readonly<Record<string, string>> = {
  plate_not_found: 'We could not find this plate number',
  licence_not_found: 'We could not find this licence',
}

const isDue = ({ review_due_at }: ReviewState, now: string) => review_due_at !== null && review_due_at <= now

/** Completes all due reviews, as the server's jobs do. */
export function completeDueReviews(demoData: DemoData): void {
  const now = demoData.clock().toISOString()
  for (const document of demoData.fleet.documents)
    if (document.status === 'under_review' && isDue(document, now)) completeDocumentReview(demoData, document, now)
  for (const vehicle of demoData.fleet.vehicles) if (vehicle.status === 'pending_review') completeVehicleReview(demoData, vehicle, now)
  for (const driver of demoData.fleet.drivers)
    if (driver.status === 'pending_review' && isDue(driver, now)) completeReview(driver, now, 'active')
}

function completeDocumentReview({ fleet }: DemoData, document: MockDocument, now: string): void {
  const outcome = finalReviewOutcome(document.review_outcome, document.expiry_date, lagosDate(new Date(now)))
  const approved = outcome === 'approved'
  if (approved)
    for (const old of fleet.documents)
      if (old.owner_id === document.owner_id && old.type === document.type && old.status === 'approved') old.status = 'superseded'
  document.status = approved ? 'approved' : 'rejected'
  document.reviewed_at = now
  document.review_due_at = null
  document.reason_code = approved ? null : outcome
  document.reason_text = approved ? null : (documentRejectionMessages[outcome ?? ''] ?? documentRejectionMessages['other'] ?? null)
  document.version += 1
  const driver = approved ? fleet.drivers.find(({ id }) => id === document.owner_id) : undefined
  const fields = driverFieldsOfDocument(document)
  if (driver && Object.keys(fields).length > 0) Object.assign(driver, fields, { version: driver.version + 1, updated_at: now })
}

/** An approved vehicle becomes active as soon as its documents are valid. */
function completeVehicleReview(demoData: DemoData, vehicle: MockVehicle, now: string): void {
  if (isDue(vehicle, now)) {
    vehicle.review_due_at = null
    if (vehicle.review_outcome !== 'approved') return completeReview(vehicle, now, 'rejected')
  }
  if (vehicle.review_due_at === null && vehicle.review_outcome === 'approved' && canBeActive(readDocumentsSummary(demoData, vehicle)))
    completeReview(vehicle, now, 'active')
}

function completeReview(item: MockVehicle | MockDriver, now: string, good: 'active' | 'rejected'): void {
  const isRejected = item.review_outcome !== 'approved'
  item.status = isRejected ? 'rejected' : good
  item.status_reason = isRejected
    ? {
        code: item.review_outcome ?? 'other',
        text: reviewRejections[item.review_outcome ?? ''] ?? 'It was not accepted',
        at: now,
        by: 'operator',
      }
    : null
  item.review_due_at = null
  item.review_outcome = null
  item.updated_at = now
  item.version += 1
}
