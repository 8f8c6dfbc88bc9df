import { lagosDate, type DocumentOwnerType } from '@vehicle-partner/domain'
import type { Document } from '../documents/document.ts'
import { serializeDocument, type DocumentOwner, type DocumentView } from '../documents/serializeDocument.ts'
import { RequestError } from '../kernel/errors.ts'
import type { MockDocument } from './mockFleet.ts'
import { findCity } from './fleetLookups.ts'
import type { MockContext } from './mockContext.ts'
import type { DemoData } from './demoData.ts'

/** The documents of one owner. */
export const listDocuments = ({ fleet }: DemoData, ownerId: string): MockDocument[] =>
  fleet.documents.filter(({ owner_id }) => owner_id === ownerId)

/** The owner of documents, with what decides which are required. Throws RequestError `NotFound`. */
export function readDocumentOwner({ fleet, organizations }: DemoData, owner_type: DocumentOwnerType, owner_id: string): DocumentOwner {
  if (owner_type === 'vehicle') {
    const vehicle = fleet.vehicles.find(({ id }) => id === owner_id)
    if (vehicle)
      return {
        owner_type,
        owner_id,
        owner_label: vehicle.registration_number,
        city: findCity(vehicle.city_id).code,
        ownership: vehicle.ownership,
      }
  }
  if (owner_type === 'driver') {
    const driver = fleet.drivers.find(({ id }) => id === owner_id)
    if (driver) return { owner_type, owner_id, owner_label: `${driver.fname} ${driver.lname}`, city: findCity(driver.city_id).code }
  }
  const organization = Object.values(organizations).find(({ id }) => id === owner_id)
  if (!organization) throw new RequestError('NotFound')
  return { owner_type, owner_id, owner_label: organization.company_name }
}

/** The context for serializing documents. */
export const readDocumentView = ({ demoData }: MockContext): DocumentView => ({
  today: lagosDate(demoData.clock()),
  link: (location) => location,
})

/** A document as the list shows it. Throws RequestError `NotFound`. */
export const readDocument = (context: MockContext, document: MockDocument): Document =>
  serializeDocument(document, readDocumentOwner(context.demoData, document.owner_type, document.owner_id), {
    ...readDocumentView(context),
    isRenewing: ({ type }) =>
      listDocuments(context.demoData, document.owner_id).some((other) => other.type === type && other.status === 'under_review'),
  })
