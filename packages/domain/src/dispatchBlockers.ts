import { allowsTrips } from './compliance.ts'
import type { DocumentIssue, DocumentsSummary } from './documentStates.ts'
import { describeExpiry } from './documentStates.ts'
import { documentPath, fleetDetailsPath, fleetEditPath } from './fleetPaths.ts'
import { paths } from './paths.ts'
import { findDocumentType, type DocumentOwnerType } from './documentTypes.ts'

/** One reason why a vehicle or driver gets no trips, and the next step. */
export interface DispatchBlocker {
  code:
    | 'document_expired'
    | 'document_missing'
    | 'document_rejected'
    | 'no_driver'
    | 'no_vehicle'
    | 'driver_blocked'
    | 'paused'
    | 'suspended'
    | 'under_review'
    | 'kyc_incomplete'
    | 'draft'
    | 'rejected'
    | 'removed'
  /** One sentence without a full stop: 'Road worthiness certificate expired 3 days ago'. */
  text: string
  action: { label: string; link: string } | null
}

interface Subject {
  id: string
  status: string
  /** The reason for a suspension or rejection, in words. */
  reason?: string | null
  documents: DocumentsSummary
  /** Whether the organisation's KYC is complete. */
  verified: boolean
}

const statusBlocker: Readonly<Record<string, (subject: Subject, owner: 'vehicle' | 'driver') => DispatchBlocker>> = {
  draft: ({ id }, owner) => ({
    code: 'draft',
    text: 'Not sent for review yet',
    action: { label: 'Complete', link: fleetEditPath(owner, id) },
  }),
  pending_review: () => ({ code: 'under_review', text: 'We are checking the details', action: null }),
  inactive: ({ id }, owner) => ({
    code: 'paused',
    text: 'Paused by you',
    action: { label: 'Resume', link: fleetDetailsPath(owner, id) },
  }),
  suspended: ({ reason }) => ({ code: 'suspended', text: `Suspended${reason ? `: ${reason}` : ''}`, action: null }),
  rejected: ({ id, reason }, owner) => ({
    code: 'rejected',
    text: `Not accepted${reason ? `: ${reason}` : ''}`,
    action: { label: 'Correct', link: fleetEditPath(owner, id) },
  }),
  archived: ({ id }, owner) => ({
    code: 'removed',
    text: 'Removed',
    action: { label: 'Restore', link: fleetDetailsPath(owner, id) },
  }),
}

/** What is said beside a document whose renewal is under review. */
export const renewalSent = 'Renewal sent, being checked'

/** Documents that keep a vehicle or a driver from getting trips. */
function documentBlockers(owner: DocumentOwnerType, id: string, documents: DocumentsSummary): DispatchBlocker[] {
  return documents.issues.flatMap(({ document_type, state, days_left, renewing }): DispatchBlocker[] => {
    const label = findDocumentType(owner, document_type)?.label ?? document_type
    const link = documentPath(owner, id, document_type)
    if (state === 'expired')
      return [{ code: 'document_expired', text: `${label} ${describeExpiry(days_left ?? -1)}`, action: { label: 'Renew', link } }]
    if (state === 'missing') return [{ code: 'document_missing', text: `${label} is missing`, action: { label: 'Upload', link } }]
    if (state === 'rejected')
      return [{ code: 'document_rejected', text: `${label} was not accepted`, action: { label: 'Upload again', link } }]
    if (state !== 'under_review') return []
    const text = renewing ? `${label} has expired. ${renewalSent}` : `${label} is being checked`
    return [{ code: 'under_review', text, action: null }]
  })
}

/** The document that ends the trips next. */
export interface ExpiryNotice {
  /** One sentence without a full stop: 'Insurance certificate expires in 9 days'. */
  text: string
  daysLeft: number
  /** Where it is renewed. */
  link: string
  /** Its renewal is under review. */
  renewing: boolean
}

/** An issue as a server sends it: newer servers may have more states. */
type SeenIssue = Omit<DocumentIssue, 'state' | 'days_left' | 'renewing'> & {
  state: string
  days_left?: number | undefined
  renewing?: boolean | undefined
}

/** The required document that expires next; one whose renewal is under review only if no other expires. */
export function expiryNotice(owner: DocumentOwnerType, id: string, issues: readonly SeenIssue[]): ExpiryNotice | undefined {
  const expiring = issues.filter(({ state }) => state === 'expiring')
  const first = expiring.find(({ renewing }) => renewing !== true) ?? expiring[0]
  if (first?.days_left === undefined) return undefined
  const { document_type, days_left: daysLeft, renewing = false } = first
  const label = findDocumentType(owner, document_type)?.label ?? document_type
  return { text: `${label} ${describeExpiry(daysLeft)}`, daysLeft, link: documentPath(owner, id, document_type), renewing }
}

const kyc: DispatchBlocker = {
  code: 'kyc_incomplete',
  text: 'Your organisation is not verified yet',
  action: { label: 'Continue', link: paths.dashboard() },
}

/** Why a driver gets no trips; empty when they do. `licenceDaysLeft` counts to the expiry date entered on the driver, which may differ from the document's. */
export function driverBlockers(driver: Subject & { licenceDaysLeft?: number | null }): DispatchBlocker[] {
  const { id, status, documents, verified, licenceDaysLeft } = driver
  const statusReason = statusBlocker[status]?.(driver, 'driver')
  const reportedByDocument = documents.issues.some(
    ({ document_type, state }) => document_type === 'drivers_licence' && state !== 'expiring',
  )
  const expired = typeof licenceDaysLeft === 'number' && licenceDaysLeft < 0 && !reportedByDocument
  const edit = { label: 'Renew', link: fleetEditPath('driver', id) }
  if (status === 'archived' && statusReason) return [statusReason]
  return [
    ...(statusReason ? [statusReason] : []),
    ...documentBlockers('driver', id, documents),
    ...(expired ? [{ code: 'document_expired' as const, text: `The licence ${describeExpiry(licenceDaysLeft)}`, action: edit }] : []),
    ...(verified ? [] : [kyc]),
  ]
}

/** The driver of a vehicle, as far as dispatch needs to know. */
export interface DispatchDriver {
  id: string
  name: string
  /** Whether nothing of the driver's own keeps them from trips: the verification of the organisation does not count. */
  dispatchable: boolean
  /** What does; absent where the reader may not read drivers. */
  blockers?: readonly DispatchBlocker[] | undefined
}

/** Why the driver of a vehicle keeps it from trips, with the steps of the driver where the reader may take them. */
function blockersOfDriver({ id, name, dispatchable, blockers = [] }: DispatchDriver): DispatchBlocker[] {
  if (dispatchable) return []
  const code = 'driver_blocked'
  const own = blockers.filter((blocker) => isDriversOwn(blocker))
  if (own.length > 0) return own.map(({ text, action }) => ({ code, text: `${name}: ${text}`, action }))
  return [{ code, text: `${name} cannot take trips now`, action: { label: 'See why', link: fleetDetailsPath('driver', id) } }]
}

/** Whether a reason is the driver's own, and not that of the whole organisation. */
export const isDriversOwn = ({ code }: Pick<DispatchBlocker, 'code'>): boolean => code !== kyc.code

/** Why a vehicle gets no trips; empty when it gets them (`status=active`, documents in force, and a driver who may drive). */
export function vehicleBlockers(vehicle: Subject & { driver: DispatchDriver | null }): DispatchBlocker[] {
  const { id, status, documents, driver, verified } = vehicle
  const statusReason = statusBlocker[status]?.(vehicle, 'vehicle')
  const isArchived = status === 'archived'
  return [
    ...(statusReason ? [statusReason] : []),
    ...(isArchived ? [] : documentBlockers('vehicle', id, documents)),
    ...(driver || isArchived
      ? []
      : [
          {
            code: 'no_driver' as const,
            text: 'No driver is assigned',
            action: { label: 'Assign a driver', link: fleetDetailsPath('vehicle', id) },
          },
        ]),
    ...(driver ? blockersOfDriver(driver) : []),
    ...(verified ? [] : [kyc]),
  ]
}

/** What keeps a driver's vehicle from trips, for the page of the driver: without what is the driver's own, or the whole organisation's. */
export const blockersOfVehicle = <B extends { code: string; text: string }>(plate: string, blockers: readonly B[]): B[] =>
  blockers
    .filter(({ code }) => code !== 'driver_blocked' && code !== kyc.code)
    .map((blocker) => ({ ...blocker, text: `${plate}: ${blocker.text}` }))

/** Whether a vehicle in review may become active: its documents must be in force. */
export const canBeActive = (documents: DocumentsSummary): boolean => allowsTrips(documents.status)

/** What keeps a driver from trips beside `driverBlockers`: trips go to vehicles. */
export const noVehicleBlocker = (driverId: string): DispatchBlocker => ({
  code: 'no_vehicle',
  text: 'No vehicle is assigned',
  action: { label: 'Assign a vehicle', link: fleetDetailsPath('driver', driverId) },
})
