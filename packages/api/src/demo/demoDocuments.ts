import {
  addDays,
  driverFieldsOfDocument,
  lagosDate,
  documentTypes,
  documentRejectionMessages,
  requiredDocumentTypes,
  type Day,
  type DocumentOwnerType,
} from '@vehicle-partner/domain'
import { demoCities } from './demoCities.ts'
import type { MockDocument, MockDriver, MockVehicle } from './mockFleet.ts'
import { demoOrganizations, type DemoOrganization } from './demoOrganizations.ts'

/** Special documents of Okafor by owner index and type: days until expiry, or status. */
const documentExceptions: Readonly<Record<string, number | 'rejected' | 'under_review'>> = {
  'vehicle 0 road_worthiness': -3,
  'vehicle 1 insurance': -9,
  'vehicle 4 insurance': 6,
  'vehicle 5 road_worthiness': 13,
  'driver 2 lasdri_card': 21,
  'driver 5 drivers_licence': 28,
  'driver 8 lasdri_card': 'rejected',
  'vehicle 10 vehicle_licence': 'under_review',
  'driver 11 lasdri_card': 'under_review',
}

type Owner = Pick<MockVehicle | MockDriver, 'id' | 'partner_id' | 'city_id' | 'created_at'> &
  Partial<Pick<MockDriver, 'licence_number' | 'lasdri_number'>>

/** The required documents of all vehicles and drivers that are not removed. */
export function createFleetDocuments(vehicles: readonly MockVehicle[], drivers: readonly MockDriver[], now: Date): MockDocument[] {
  const today = lagosDate(now)
  const createFor = (owner: 'vehicle' | 'driver', all: readonly (Owner & { status: string; ownership?: string })[]) =>
    all.flatMap((each) => {
      if (each.status === 'archived' || each.status === 'suspended') return []
      const place = all.filter(({ partner_id }) => partner_id === each.partner_id).indexOf(each)
      const city = demoCities.find(({ id }) => id === each.city_id)?.code
      return requiredDocumentTypes(owner, { city, ownership: each.ownership }).map((type, at) =>
        createDocument(owner, each, type, place, at, today),
      )
    })
  return [...createFor('vehicle', vehicles), ...createFor('driver', drivers)]
}

function createDocument(owner_type: DocumentOwnerType, owner: Owner, type: string, place: number, at: number, today: Day): MockDocument {
  const kind = documentTypes[owner_type].find(({ code }) => code === type)
  const usual = 40 + ((place * 53 + at * 31) % 320)
  const exception = owner.partner_id === demoOrganizations.okafor.id ? documentExceptions[`${owner_type} ${place} ${type}`] : undefined
  const daysLeftOrStatus = owner.partner_id === demoOrganizations.udoh.id && owner_type === 'vehicle' ? -12 - at * 5 : (exception ?? usual)
  const expires = kind?.expires === 'yes' || (kind?.expires === 'optional' && typeof daysLeftOrStatus === 'number' && daysLeftOrStatus < 0)
  const state = typeof daysLeftOrStatus === 'number' ? 'approved' : daysLeftOrStatus
  const issue_date = typeof daysLeftOrStatus === 'number' ? addDays(today, daysLeftOrStatus - 365) : addDays(today, -5)
  return {
    // Vehicles and drivers are numbered alike.
    id: `doc_${owner_type === 'driver' ? 'd' : ''}${owner.id.slice(4)}_${at}`,
    partner_id: owner.partner_id,
    owner_type,
    owner_id: owner.id,
    type,
    number:
      kind?.numberLabel === undefined
        ? null
        : (numberOfDriver(owner, type) ?? `${type.slice(0, 3).toUpperCase()}/${100_000 + place * 331 + at}`),
    issuer: null,
    issue_date,
    expiry_date: expires ? addDays(issue_date, 365) : null,
    files: [{ Location: `/files/upl_demo_${type}`, name: `${type}.pdf`, mime: 'application/pdf', size: 48_213 }],
    status: state,
    reason_code: state === 'rejected' ? 'unreadable' : null,
    reason_text: state === 'rejected' ? (documentRejectionMessages['unreadable'] ?? null) : null,
    reviewed_at: state === 'under_review' ? null : `${addDays(issue_date, 1)}T10:00:00.000Z`,
    supersedes_id: null,
    snoozed_until: null,
    uploaded_by: null,
    created_at: `${issue_date}T09:00:00.000Z`,
    version: 1,
    review_due_at: null,
    review_outcome: null,
  }
}

/** The number on a document that the driver's own fields say too. */
const numberOfDriver = ({ licence_number, lasdri_number }: Owner, type: string) =>
  type === 'drivers_licence' ? licence_number : type === 'lasdri_card' ? lasdri_number : null

/** Gives drivers the dates of their documents: a licence has one date of expiry, not one of the driver and one of the document. */
export function takeDocumentDates(drivers: readonly MockDriver[], documents: readonly MockDocument[]): void {
  for (const driver of drivers)
    for (const document of documents)
      if (document.owner_type === 'driver' && document.owner_id === driver.id)
        Object.assign(driver, driverFieldsOfDocument({ ...document, number: null }))
}

const companyTypes = ['cac_certificate', 'status_report', 'tax_id_certificate'] as const

/** The company documents of the organisations. */
export function createCompanyDocuments(now: Date): MockDocument[] {
  return Object.values(demoOrganizations as Record<string, DemoOrganization>).flatMap(({ id, companyDocs }) => {
    if (companyDocs === undefined || companyDocs === 'pending') return []
    const owner = { id, partner_id: id, city_id: '', created_at: '' }
    return companyTypes.map((type, at) => {
      const waits = companyDocs === 'under-review'
      const document = createDocument('partner', owner, type, 0, at, lagosDate(now))
      return {
        ...document,
        id: `doc_${id.slice(4)}_${type}`,
        status: waits ? 'under_review' : 'approved',
        reviewed_at: waits ? null : document.reviewed_at,
      }
    })
  })
}
