import type { DocumentQuestionValues, DocumentValues } from '@vehicle-partner/forms'
import type { Upload } from '@vehicle-partner/ui'

/** The writes to the documents of one owner: an organisation, a vehicle or a driver. Each rejects with the error of the server. */
export interface DocumentCalls {
  /** The owner of the documents. */
  ownerId: string
  /** Uploads a file; the document then holds its location. */
  upload: Upload
  create: (values: DocumentValues) => Promise<unknown>
  remove: (documentId: string) => Promise<unknown>
  ask: (documentId: string, question: DocumentQuestionValues) => Promise<unknown>
}
