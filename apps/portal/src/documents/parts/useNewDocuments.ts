import type { DocumentValues, FormDraft } from '@vehicle-partner/forms'
import { useRef, useState } from 'react'
import type { DeviceDraft } from '../../session/useDeviceDraft.ts'
import { parseKeptDocuments, toKeptDocument, type NewDocument } from './newOwnerDocuments.ts'

/** The documents of a vehicle or driver that does not exist yet, by type; they are sent once it does. Until then this device keeps them. */
export function useNewDocuments(kept: DeviceDraft) {
  const [documents, setDocuments] = useState(() => parseKeptDocuments(kept.found?.body))
  const [isKept, setKept] = useState(true)
  const writing = useRef(Promise.resolve())
  const newest = useRef(documents)
  const drafts = useRef(new Map<string, string>())
  const withoutType = (code: string) => newest.current.filter(({ values }) => values.type !== code)
  const write = async (next: readonly NewDocument[]) => {
    newest.current = next
    // One after the other, so that the last write stays.
    writing.current = writing.current
      .then(() => kept.keep(next.map(toKeptDocument)))
      .then(
        () => setKept(true),
        () => setKept(false),
      )
    await writing.current
  }
  return {
    documents,
    /** Whether leaving the page would lose documents: this browser cannot keep them. */
    isUnsaved: !isKept && documents.length > 0,
    /** Resolves once this device keeps it, or cannot: until then a reload would lose what is shown as ready. */
    async add(document: NewDocument) {
      await write([...withoutType(document.values.type), document])
      setDocuments(newest.current)
    },
    remove(code: string) {
      drafts.current.delete(code)
      void write(withoutType(code))
      setDocuments(newest.current)
    },
    /** Keeps what is entered and not added until the page is left: the form of a document is in a panel, which may be closed by accident. */
    draftOf: (code: string): FormDraft => ({
      read: () => drafts.current.get(code) ?? null,
      write: (text) => void drafts.current.set(code, text),
      clear: () => void drafts.current.delete(code),
    }),
    /** Sends them one by one, and resolves to the labels of those that were rejected. */
    async send(create: (values: DocumentValues) => Promise<unknown>): Promise<readonly string[]> {
      const rejected: string[] = []
      for (const { label, values } of documents) await create(values).catch(() => rejected.push(label))
      void writing.current.then(kept.forget)
      return rejected
    },
  }
}
