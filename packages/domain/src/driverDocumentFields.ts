import type { Day } from './calendarDays.ts'
import { parseLicence } from './licences.ts'

interface ApprovedDocument {
  type: string
  number: string | null
  issue_date: Day | null
  expiry_date: Day | null
}

/** The fields of a driver that stand on a document too. */
export type DriverDocumentField = 'licence_number' | 'licence_issue_date' | 'licence_expiry_date' | 'lasdri_number' | 'lasdri_expiry_date'

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

/** What a form of a driver's document begins with: the fields of the driver that stand on it. */
export function documentFieldsOfDriver(
  type: string,
  driver: Readonly<Record<DriverDocumentField, string>>,
): { number?: string; issue_date?: string; expiry_date?: string } {
  if (type === 'drivers_licence')
    return { number: driver.licence_number, issue_date: driver.licence_issue_date, expiry_date: driver.licence_expiry_date }
  return type === 'lasdri_card' ? { number: driver.lasdri_number, expiry_date: driver.lasdri_expiry_date } : {}
}
