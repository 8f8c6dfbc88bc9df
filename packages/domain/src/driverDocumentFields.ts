import type { Day } from './calendarDays.ts'
import { parseLicence } from './licences.ts'

interface ApprovedDocument {
  type: string
  number: string | null
  issue_date: Day | null
  expiry_date: Day | null
}

type DriverDocumentField = 'licence_number' | 'licence_issue_date' | 'licence_expiry_date' | 'lasdri_number' | 'lasdri_expiry_date'

/**
 * The fields of a driver that an approved document decides: a renewed licence has a new number and new dates, and the driver drives by them.
 * What the document does not say stays as it was.
 */
export function driverFieldsOfDocument({ type, number, issue_date, expiry_date }: ApprovedDocument): {
  [Field in DriverDocumentField]?: string
} {
  if (type === 'drivers_licence') {
    const licence_number = number === null ? undefined : parseLicence(number)?.number
    return {
      ...(licence_number !== undefined && { licence_number }),
      ...(issue_date !== null && { licence_issue_date: issue_date }),
      ...(expiry_date !== null && { licence_expiry_date: expiry_date }),
    }
  }
  if (type === 'lasdri_card')
    return { ...(number !== null && { lasdri_number: number }), ...(expiry_date !== null && { lasdri_expiry_date: expiry_date }) }
  return {}
}
