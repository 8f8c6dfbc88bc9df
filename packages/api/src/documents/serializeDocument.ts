import {
  daysBetween,
  isRequired,
  documentState,
  findDocumentType,
  documentTypes,
  documentTypesFor,
  type Day,
  type DocumentContext,
  type DocumentOwnerType,
} from '@vehicle-partner/domain'
import type { Document, DocumentFile } from './document.ts'

/** A stored document. */
export interface DocumentRecord {
  id: string
  type: string
  number: string | null
  issuer: string | null
  issue_date: Day | null
  expiry_date: Day | null
  files: DocumentFile[]
  status: 'under_review' | 'approved' | 'rejected' | 'superseded'
  reason_code: string | null
  reason_text: string | null
  reviewed_at: string | null
  supersedes_id: string | null
  snoozed_until: Day | null
  uploaded_by: string | null
  created_at: string
  version: number
}

/** The owner of documents, with what decides which are required. */
export interface DocumentOwner extends DocumentContext {
  owner_type: DocumentOwnerType
  owner_id: string
  owner_label: string
}

/** The context for serializing a document. */
export interface DocumentView {
  today: Day
  link: (location: string) => string
  /** Whether a renewal of a document is under review. */
  isRenewing?: (record: DocumentRecord) => boolean
}

/** Serializes a stored document. */
export function serializeDocument(record: DocumentRecord, owner: DocumentOwner, { today, link, isRenewing }: DocumentView): Document {
  const { id, type, number, issuer, issue_date, expiry_date, files, status, reason_code, reason_text, reviewed_at } = record
  const kind = findDocumentType(owner.owner_type, type)
  return {
    id,
    owner_type: owner.owner_type,
    owner_id: owner.owner_id,
    owner_label: owner.owner_label,
    type,
    label: kind?.label ?? type,
    required: kind !== undefined && isRequired(kind.required, owner),
    number,
    issuer,
    issue_date,
    expiry_date,
    days_left: expiry_date === null ? null : daysBetween(today, expiry_date),
    files: files.map((file) => ({ ...file, Location: link(file.Location) })),
    status: documentState(record, today),
    ...(record.status === 'approved' && isRenewing?.(record) ? { renewing: true } : {}),
    review: { state: status === 'superseded' ? 'approved' : status, reason_code, reason_text, reviewed_at },
    supersedes_id: record.supersedes_id,
    snoozed_until: record.snoozed_until !== null && record.snoozed_until >= today ? record.snoozed_until : null,
    uploaded_by: record.uploaded_by,
    created_at: record.created_at,
    version: record.version,
  }
}

/** Serializes a document that was never uploaded. Its id is its type code. */
export function serializeMissingDocument(type: string, owner: DocumentOwner): Document {
  const kind = findDocumentType(owner.owner_type, type)
  return {
    id: type,
    owner_type: owner.owner_type,
    owner_id: owner.owner_id,
    owner_label: owner.owner_label,
    type,
    label: kind?.label ?? type,
    required: kind !== undefined && isRequired(kind.required, owner),
    number: null,
    issuer: null,
    issue_date: null,
    expiry_date: null,
    days_left: null,
    files: [],
    status: 'missing',
    review: { state: 'none', reason_code: null, reason_text: null, reviewed_at: null },
    supersedes_id: null,
    snoozed_until: null,
    uploaded_by: null,
    created_at: null,
    version: 0,
  }
}

/** The current documents of one type: approved, under review, or the latest if it was rejected. */
function currentDocuments(records: readonly DocumentRecord[]): DocumentRecord[] {
  const newest = records.toSorted((a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : a.id < b.id ? 1 : -1))
  return newest.filter(({ status }, at) => status === 'approved' || status === 'under_review' || (status === 'rejected' && at === 0))
}

/** Serializes the documents of one owner by type, including missing ones. `history` includes replaced ones. */
export function serializeOwnerDocuments(
  records: readonly DocumentRecord[],
  owner: DocumentOwner,
  view: DocumentView & { history?: boolean },
): Document[] {
  const offered = documentTypesFor(owner.owner_type, owner).map(({ code }) => code)
  return documentTypes[owner.owner_type].flatMap(({ code, required }) => {
    const ofType = records.filter(({ type }) => type === code)
    const current = currentDocuments(ofType.filter(({ status }) => status !== 'superseded'))
    const listed = view.history ? ofType.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1)) : current
    const isSent = current.some(({ status }) => status === 'under_review')
    const replies = listed.map((record) => serializeDocument(record, owner, { ...view, isRenewing: () => isSent }))
    const missing = current.length === 0 && offered.includes(code) && isRequired(required, owner)
    return missing ? [serializeMissingDocument(code, owner), ...replies] : replies
  })
}

/** Finds a document by id or type code and serializes it. Undefined if there is none. */
export function serializeDocumentByName(
  records: readonly DocumentRecord[],
  owner: DocumentOwner,
  name: string,
  view: DocumentView,
): Document | undefined {
  const found = records.find(({ id }) => id === name)
  if (found) return serializeDocument(found, owner, view)
  if (!findDocumentType(owner.owner_type, name)) return undefined
  const [first] = currentDocuments(records.filter(({ type, status }) => type === name && status !== 'superseded'))
  return first ? serializeDocument(first, owner, view) : serializeMissingDocument(name, owner)
}
