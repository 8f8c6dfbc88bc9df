import type { DocumentValues } from '@vehicle-partner/forms'
import { useState } from 'react'

/** A document that waits until its owner exists. */
export interface NewDocument {
  label: string
  values: DocumentValues
}

/** The documents of a vehicle or driver that does not exist yet, by type; they are sent once it does. */
export function useNewDocuments() {
  const [documents, setDocuments] = useState<readonly NewDocument[]>([])
  const withoutType = (code: string) => documents.filter(({ values }) => values.type !== code)
  return {
    documents,
    add: (document: NewDocument) => setDocuments([...withoutType(document.values.type), document]),
    remove: (code: string) => setDocuments(withoutType(code)),
    /** Sends them one by one, and resolves to the labels of those that were rejected. */
    async send(create: (values: DocumentValues) => Promise<unknown>): Promise<readonly string[]> {
      const rejected: string[] = []
      for (const { label, values } of documents) await create(values).catch(() => rejected.push(label))
      return rejected
    },
  }
}
