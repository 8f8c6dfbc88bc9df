import { addDays, lagosDayStart, type Day } from './calendarDays.ts'
import { formatDate } from './dateFormats.ts'
import { documentState, documentTypeState, type DocumentRecordState } from './documentStates.ts'
import { documentTypes, isRequired, type DocumentContext } from './documentTypes.ts'
import { initials } from './names.ts'

/** Days for which a roadside pack is valid at most: a driver's week, and short enough for a lost phone. */
export const roadsidePackDays = 7

/** The most vehicles of one file of packs. */
export const maxRoadsidePacksPerFile = 50

/**
 * The documents that officers of VIO, FRSC and LASTMA ask for, in display order. NIN, photograph, guarantor and health of a driver are not
 * among them: they prove no right to drive, and a pack is shown to strangers.
 */
const roadsideTypes = {
  vehicle: [
    'vehicle_licence',
    'proof_of_ownership',
    'road_worthiness',
    'insurance',
    'hackney_permit',
    'stage_carriage_permit',
    'vehicle_registration',
    'customs_papers',
    'authority_letter',
  ],
  driver: ['drivers_licence', 'lasdri_card'],
} as const

/** What a document of a pack is on a day. Only documents in force are evidence. */
export const roadsideDocumentStatuses = ['in_force', 'expired', 'rejected', 'under_review', 'missing'] as const
export type RoadsideDocumentStatus = (typeof roadsideDocumentStatuses)[number]

/** A document in a pack. */
export interface RoadsideDocument {
  owner: 'vehicle' | 'driver'
  type: string
  label: string
  status: RoadsideDocumentStatus
  /** Null unless it is in force. */
  number: string | null
  /** The last day of validity of the one in force or, if it has expired, of the last one. */
  expiry_date: Day | null
}

type StoredDocument = DocumentRecordState & { number: string | null }

/**
 * The documents of one owner in a pack on a day: of each type the one in force, or what is wrong with it. A type that is not required is left
 * out unless it is in force or has expired.
 */
export function listRoadsideDocuments(
  owner: 'vehicle' | 'driver',
  documents: readonly StoredDocument[],
  context: DocumentContext,
  today: Day,
): RoadsideDocument[] {
  return roadsideTypes[owner].flatMap((code): RoadsideDocument[] => {
    const kind = documentTypes[owner].find((type) => type.code === code)
    if (!kind) return []
    const ofType = documents.filter(({ type }) => type === code)
    const state = documentTypeState(ofType, today)
    const status = state === 'complete' || state === 'expiring' ? 'in_force' : state
    const isOwed = isRequired(kind.required, context)
    if (!isOwed && status !== 'in_force' && status !== 'expired') return []
    const latest = findLatest(
      ofType.filter((document) => {
        const each = documentState(document, today)
        return status === 'in_force' ? each === 'approved' || each === 'expiring' : status === 'expired' && each === 'expired'
      }),
    )
    return [
      {
        owner,
        type: code,
        label: kind.label,
        status,
        number: status === 'in_force' ? (latest?.number ?? null) : null,
        expiry_date: latest?.expiry_date ?? null,
      },
    ]
  })
}

/** The document that is valid longest; one without an expiry date is valid forever. */
const findLatest = (documents: readonly StoredDocument[]): StoredDocument | undefined =>
  documents.toSorted((a, b) => ((a.expiry_date ?? '9999') < (b.expiry_date ?? '9999') ? 1 : -1))[0]

/** When a pack that is made now expires: after a week, or with the first of its documents, at the end of that day in Lagos. */
export function roadsidePackExpiry(documents: readonly Pick<RoadsideDocument, 'status' | 'expiry_date'>[], now: Date): Date {
  const latest = now.getTime() + roadsidePackDays * 86_400_000
  const ends = documents.flatMap(({ status, expiry_date }) =>
    status === 'in_force' && expiry_date !== null ? [lagosDayStart(addDays(expiry_date, 1)).getTime()] : [],
  )
  return new Date(Math.min(latest, ...ends))
}

/** A pack is live until it is ended or expires. */
export const roadsidePackStates = ['live', 'expired', 'ended'] as const
export type RoadsidePackState = (typeof roadsidePackStates)[number]

/** The state of a pack at a time. A pack that was ended stays ended. */
export function roadsidePackState({ expires_at, ended_at }: { expires_at: Date; ended_at: Date | null }, now: Date): RoadsidePackState {
  if (ended_at) return 'ended'
  return expires_at <= now ? 'expired' : 'live'
}

/** What a check says: a live pack is valid, or something in it is not in order. */
export const roadsideVerdicts = ['valid', 'not_in_order', 'expired', 'ended'] as const
export type RoadsideVerdict = (typeof roadsideVerdicts)[number]

/** The facts of a live pack at the time of a check. */
export interface RoadsideFacts {
  vehicle: { status: string }
  driver: {
    name: string
    status: string
    /** Whether they are assigned to the vehicle now, and were when the pack was made. */
    is_assigned: boolean
    was_assigned: boolean
  } | null
  documents: readonly RoadsideDocument[]
}

const documentProblems: Readonly<Record<RoadsideDocumentStatus, (document: RoadsideDocument) => string>> = {
  in_force: ({ label }) => label,
  expired: ({ label, expiry_date }) => (expiry_date === null ? `${label} has expired` : `${label} expired on ${formatDate(expiry_date)}`),
  rejected: ({ label }) => `${label} was not accepted`,
  under_review: ({ label }) => `${label} is still being checked`,
  missing: ({ label }) => `${label} is missing`,
}

/** Whether a check shows nothing else about the vehicle: its partner has removed it. */
export const isRemovedFromRoad = ({ vehicle }: Pick<RoadsideFacts, 'vehicle'>): boolean => vehicle.status === 'archived'

/** What is not in order, one sentence without a full stop each; empty when everything is. */
export function roadsideProblems(facts: RoadsideFacts): string[] {
  const { vehicle, driver, documents } = facts
  if (isRemovedFromRoad(facts)) return ['The partner has removed this vehicle']
  return [
    ...(vehicle.status === 'suspended' ? ['This vehicle is suspended'] : []),
    // A changed plate or person is under review, and the documents may be those of the one before.
    ...(vehicle.status === 'draft' || vehicle.status === 'pending_review' ? ['This vehicle is not approved yet'] : []),
    ...(vehicle.status === 'rejected' ? ['This vehicle was not accepted'] : []),
    ...(driver?.status === 'suspended' ? [`${driver.name} is suspended`] : []),
    ...(driver?.status === 'pending_review' ? [`${driver.name} is not approved as a driver yet`] : []),
    ...(driver?.status === 'rejected' ? [`${driver.name} was not accepted as a driver`] : []),
    ...(driver?.status === 'archived' ? [`${driver.name} no longer drives for this partner`] : []),
    ...(driver && driver.status !== 'archived' && driver.was_assigned && !driver.is_assigned
      ? [`${driver.name} is no longer assigned to this vehicle`]
      : []),
    ...documents.filter(({ status }) => status !== 'in_force').map((document) => documentProblems[document.status](document)),
  ]
}

/** What a check says about a pack with these problems. */
export function roadsideVerdict(state: RoadsidePackState, problems: readonly string[]): RoadsideVerdict {
  if (state !== 'live') return state
  return problems.length === 0 ? 'valid' : 'not_in_order'
}

/** Whether anything can be shown: a pack without a document in force proves nothing, and a removed vehicle has none. */
export const canMakeRoadsidePack = (facts: Pick<RoadsideFacts, 'vehicle' | 'documents'>): boolean =>
  !isRemovedFromRoad(facts) && facts.documents.some(({ status }) => status === 'in_force')

/** The end of a document's number, for strangers who compare it with the document itself: '••••4417'. */
export function maskDocumentNumber(number: string): string {
  const signs = Array.from(number)
  return `••••${signs.length > 6 ? signs.slice(-4).join('') : ''}`
}

/** A driver's name for strangers: 'Musa B.'. */
export const publicDriverName = ({ fname, lname }: { fname: string; lname: string }): string => `${fname} ${initials(lname).slice(0, 1)}.`
