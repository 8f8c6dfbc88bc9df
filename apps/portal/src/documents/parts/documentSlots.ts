import type { Document } from '@vehicle-partner/api'
import type { DocumentTypeOption } from '@vehicle-partner/forms'

/** A document type as the API lists it, with whether its owner needs one. */
export type OfferedDocumentType = DocumentTypeOption & { required: boolean }

/** What an owner has of one document type. */
export interface DocumentSlot {
  type: OfferedDocumentType
  /** The document in force, also when it has expired. */
  inForce: Document | undefined
  /** The upload under review, or the rejected one. While another document is in force it is its renewal. */
  upload: Document | undefined
}

export type DocumentAction = 'upload' | 'uploadAgain' | 'renew' | 'ask' | 'delete'

const inForceStatuses: readonly string[] = ['approved', 'expiring', 'expired']
const uploadStatuses: readonly string[] = ['under_review', 'rejected']

/** The status of a slot: that of the document in force, or else of the upload. */
export const slotStatus = ({ inForce, upload }: DocumentSlot): string => inForce?.status ?? upload?.status ?? 'missing'

/** What stops trips first, then what will soon, then the rest; what is optional and was never uploaded is last. */
function slotUrgency(slot: DocumentSlot): number {
  const status = slotStatus(slot)
  if (status === 'missing' && !slot.type.required) return urgencies.length + 1
  const urgency = urgencies.indexOf(slot.upload?.status === 'rejected' && status !== 'expired' ? 'rejected' : status)
  return urgency === -1 ? urgencies.length : urgency
}
const urgencies: readonly string[] = ['expired', 'rejected', 'missing', 'expiring', 'under_review', 'approved']

/** Groups documents by the types that an owner can have, the most urgent first. */
export function groupDocuments(types: readonly OfferedDocumentType[], documents: readonly Document[]): DocumentSlot[] {
  const slots = types.map((type) => {
    const ofType = documents.filter((document) => document.type === type.code)
    return {
      type,
      inForce: ofType.find(({ status }) => inForceStatuses.includes(status)),
      upload: ofType.find(({ status }) => uploadStatuses.includes(status)),
    }
  })
  return slots.toSorted((a, b) => slotUrgency(a) - slotUrgency(b) || Number(b.type.required) - Number(a.type.required))
}

/** How many of the required documents are in force. */
export function countInForce(slots: readonly DocumentSlot[]): { inForce: number; required: number } {
  const required = slots.filter(({ type }) => type.required)
  return {
    inForce: required.filter(({ inForce }) => inForce !== undefined && inForce.status !== 'expired').length,
    required: required.length,
  }
}

/** What can be done with a slot, the most important first. What is under review is neither renewed nor asked about. */
export function listDocumentActions({ inForce, upload }: DocumentSlot): DocumentAction[] {
  if (upload?.status === 'under_review') return ['delete']
  if (upload?.status === 'rejected') return ['uploadAgain', 'ask', 'delete']
  return inForce ? ['renew'] : ['upload']
}

/** Whether the document in force has a renewal under review. */
export const isRenewing = ({ inForce, upload }: DocumentSlot): boolean => inForce !== undefined && upload?.status === 'under_review'

/** Whether the form may open for a slot: not while an upload of this type is under review. */
export const canUpload = (slot: DocumentSlot): boolean => slot.upload?.status !== 'under_review'

/** What sending a document of a slot is called. */
export const uploadVerb = ({ inForce, upload }: DocumentSlot): string =>
  upload?.status === 'rejected' ? 'Upload again' : inForce ? 'Renew' : 'Upload'

/** The slot of a document type's code, or of a document's id. */
export const findSlot = (slots: readonly DocumentSlot[], codeOrId: string): DocumentSlot | undefined =>
  slots.find(({ type, inForce, upload }) => type.code === codeOrId || inForce?.id === codeOrId || upload?.id === codeOrId)
