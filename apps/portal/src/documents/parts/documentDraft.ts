import type { FormDraft } from '@vehicle-partner/forms'
import * as z from 'zod/mini'
import type { DeviceDraft } from '../../session/useDeviceDraft.ts'

/** What is kept of a document that is not sent. */
const KeptDocument = z.object({ text: z.nullable(z.string()), hadUnkept: z.boolean() })

export interface DocumentDraft extends FormDraft {
  /** Whether something was entered that is not kept: the number of an identity document. */
  hadUnkept: boolean
  /** Keeps whether something is entered that is not kept. */
  setHasUnkept: (value: boolean) => void
}

/** Keeps what is typed into the form of a document. Writes come after each other, so that the last one stays. */
export function createDocumentDraft({ found, keep, forget }: DeviceDraft, onError: () => void): DocumentDraft {
  const kept = KeptDocument.safeParse(found?.body).data ?? { text: null, hadUnkept: false }
  let { text } = kept
  let hasUnkept = false
  let isOver = false
  let writing: Promise<void> = Promise.resolve()
  const save = () => {
    const body = { text, hadUnkept: hasUnkept }
    writing = writing.then(() => (isOver ? undefined : keep(body))).catch(onError)
  }
  return {
    hadUnkept: kept.hadUnkept,
    read: () => text,
    write(typed) {
      text = typed
      save()
    },
    setHasUnkept(value) {
      if (value === hasUnkept) return
      hasUnkept = value
      save()
    },
    clear() {
      isOver = true
      void writing.then(forget)
    },
  }
}
