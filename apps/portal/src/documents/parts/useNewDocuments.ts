import type { DocumentValues, FormDraft } from '@vehicle-partner/forms'
import { useRef, useState } from 'react'
import type { DeviceDraft } from '../../session/useDeviceDraft.ts'
import { parseKeptDocuments, toKeptDocument, type NewDocument } from './newOwnerDocuments.ts'

/** The documents of a vehicle or driver that does not exist yet, by type; they are sent once it does. Until then this device keeps them. */
export function useNewDocuments(kept: DeviceDraft) {
  const [found] = useState(() => parseKeptDocuments(kept.found?.body))
  const [documents, setDocuments] = useState(found.documents)
  const [isKept, setKept] = useState(true)
  const writing = useRef(Promise.resolve())
  const newest = useRef(documents)
  const drafts = useRef(new Map(Object.entries(found.drafts)))
  const withoutType = (code: string) => newest.current.filter(({ values }) => values.type !== code)
  const write = async () => {
    // One after the other, so that the last write stays.
    writing.current = writing.current
      .then(() => kept.keep({ documents: newest.current.map(toKeptDocument), drafts: Object.fromEntries(drafts.current) }))
      .then(
        () => setKept(true),
        () => setKept(false),
      )
    await writing.current
  }
  const setDraft = (code: string, text: string | undefined) => {
    if (text === undefined) drafts.current.delete(code)
    else drafts.current.set(code, text)
    void write()
  }
  return {
    documents,
    /** Whether leaving the page would lose documents: this browser cannot keep them. */
    isUnsaved: !isKept && documents.length > 0,
    /** Resolves once this device keeps it, or cannot: until then a reload would lose what is shown as ready. */
    async add(document: NewDocument) {
      newest.current = [...withoutType(document.values.type), document]
      await write()
      setDocuments(newest.current)
    },
    remove(code: string) {
      newest.current = withoutType(code)
      setDraft(code, undefined)
      setDocuments(newest.current)
    },
    /**
     * Keeps what is entered and not added: the form of a document is in a panel, which may be closed by accident, and a phone without memory
     * loads the page anew when its camera closes.
     */
    draftOf: (code: string): FormDraft => ({
      read: () => drafts.current.get(code) ?? null,
      write: (text) => setDraft(code, text),
      clear: () => setDraft(code, undefined),
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
