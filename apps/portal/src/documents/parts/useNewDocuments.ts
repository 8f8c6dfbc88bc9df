import type { DocumentValues } from '@vehicle-partner/forms'
import { useRef, useState } from 'react'
import type { DeviceDraft } from '../../session/useDeviceDraft.ts'
import { parseKeptDocuments, toKeptDocument, type NewDocument } from './newOwnerDocuments.ts'

/** The documents of a vehicle or driver that does not exist yet, by type; they are sent once it does. Until then this device keeps them. */
export function useNewDocuments(kept: DeviceDraft) {
  const [documents, setDocuments] = useState(() => parseKeptDocuments(kept.found?.body))
  const [isKept, setKept] = useState(true)
  const writing = useRef(Promise.resolve())
  const withoutType = (code: string) => documents.filter(({ values }) => values.type !== code)
  const change = (next: readonly NewDocument[]) => {
    setDocuments(next)
    // One after the other, so that the last write stays.
    writing.current = writing.current
      .then(() => kept.keep(next.map(toKeptDocument)))
      .then(
        () => setKept(true),
        () => setKept(false),
      )
  }
  return {
    documents,
    /** Whether leaving the page would lose documents: this browser cannot keep them. */
    isUnsaved: !isKept && documents.length > 0,
    add: (document: NewDocument) => change([...withoutType(document.values.type), document]),
    remove: (code: string) => change(withoutType(code)),
    /** Sends them one by one, and resolves to the labels of those that were rejected. */
    async send(create: (values: DocumentValues) => Promise<unknown>): Promise<readonly string[]> {
      const rejected: string[] = []
      for (const { label, values } of documents) await create(values).catch(() => rejected.push(label))
      void writing.current.then(kept.forget)
      return rejected
    },
  }
}
