import type { SetupDraft as ServerDraft } from '@vehicle-partner/api'
import type { Clock } from '@vehicle-partner/domain'
import { pickDraftFields, setupDraftValues, type SetupDraftForm, type SetupDraftValues } from '@vehicle-partner/domain/entities'
import { serializeDraft, type FormDraft } from '@vehicle-partner/forms'
import * as z from 'zod/mini'
import type { PortalDependencies } from '../../session/PortalDependencies.ts'
import { tryStorage } from '../../session/tryStorage.ts'
import { setupDraftKey } from './setupDraftKey.ts'

/** Milliseconds without a change after which a draft is sent. */
const draftSaveDelay = 2000

/** A draft on this device and on the server. */
export interface SetupDraft extends FormDraft {
  /** Sends what is not saved yet. Resolves to whether the server has a draft; rejects if it could not be saved. */
  flush: () => Promise<boolean>
}

interface SetupDraftOptions {
  form: SetupDraftForm
  userId: string
  /** The organisation of a draft that belongs to one. */
  partnerId?: string | undefined
  storage: Pick<PortalDependencies['storage'], 'getItem' | 'setItem' | 'removeItem'>
  clock: Clock
  /** The draft of the server; undefined if it could not be loaded: nothing is sent then, because it may be newer. */
  server: ServerDraft | null | undefined
  /** Whether the user still has the session: it ends in other tabs, too, while a save waits for the pause. */
  isSignedIn: () => boolean
  save: (values: SetupDraftValues) => Promise<ServerDraft | null>
  remove: () => Promise<unknown>
  setTimer: (run: () => void, milliseconds: number) => () => void
}

/** The draft on this device, with the time of the server's draft that it continues. */
const LocalDraft = z.object({
  text: z.string(),
  typedAt: z.string(),
  continues: z.nullable(z.string()),
  isSaved: z.boolean(),
  /** The values that were sent last, as JSON, until there is a response: the server may have stored them. */
  sending: z.optional(z.string()),
})
type LocalDraft = z.output<typeof LocalDraft>

/** Whether the draft on this device is newer than that of the server. */
export function isLocalDraftNewer(local: LocalDraft | undefined, server: ServerDraft | null | undefined): boolean {
  if (!local) return false
  // The server has sent or deleted what was saved: the draft is over.
  if (server === null) return !local.isSaved
  // The clocks of devices differ: they decide only if another device has saved as well.
  if (server === undefined || local.continues === server.updated_at) return true
  return local.sending === JSON.stringify(server.values) || local.typedAt > server.updated_at
}

/** Keeps what is typed into a form on this device at once and on the server after a pause. The newer of the two fills the form. */
export function createSetupDraft({
  form,
  userId,
  partnerId,
  storage,
  clock,
  server,
  isSignedIn,
  save,
  remove,
  setTimer,
}: SetupDraftOptions): SetupDraft {
  const key = setupDraftKey(form, userId, partnerId)
  const local = readLocalDraft(storage, key)
  const usesLocal = local !== undefined && isLocalDraftNewer(local, server)
  let text = usesLocal ? local.text : server ? serializeDraft(server.values) : null
  let savedText = usesLocal ? (local.isSaved ? text : null) : text
  let continues = server?.updated_at ?? null
  let isOnServer = Boolean(server)
  let isOver = false
  let cancelTimer = () => undefined as void
  let saving: Promise<void> = Promise.resolve()
  let isSending = false
  let isSubmitting = false
  /** A save was under way during the submission: it may be stored after the server has deleted the draft. */
  let mayOutlive = false

  let typedAt = local?.typedAt ?? ''
  let sending = usesLocal ? local.sending : undefined

  const setTypedAt = () => {
    const now = clock().toISOString()
    typedAt = continues !== null && continues > now ? continues : now
  }
  const store = (typed: string) => {
    const draft: LocalDraft = { text: typed, typedAt, continues, isSaved: typed === savedText, sending }
    storage.setItem(key, JSON.stringify(draft))
  }
  const sendChanges = async () => {
    if (isOver || text === null || text === savedText) return
    if (server === undefined) throw new Error('The draft of the server is not known')
    if (!isSignedIn()) throw new Error('The user of the draft is logged out')
    const sent = text
    const values = parseValues(sent)
    isSending = true
    mayOutlive = isSubmitting
    sending = JSON.stringify(pickDraftFields(form, values))
    // Another tab may have stored what was typed there since.
    if (readLocalDraft(storage, key)?.text === sent) tryStorage(() => store(sent))
    const saved = await save(values).finally(() => (isSending = false))
    sending = undefined
    savedText = sent
    continues = saved?.updated_at ?? null
    isOnServer = saved !== null
    // What was typed meanwhile continues this draft of the server.
    if (isOver) return
    setTypedAt()
    const typed = text
    tryStorage(() => store(typed))
  }
  const flush = async () => {
    cancelTimer()
    saving = saving.catch(() => undefined).then(sendChanges)
    await saving
    return isOnServer
  }
  return {
    read: () => text,
    write(typed) {
      if (isOver) return
      text = typed
      isSubmitting = false
      cancelTimer()
      if (server !== undefined) cancelTimer = setTimer(() => void flush().catch(() => undefined), draftSaveDelay)
      setTypedAt()
      store(typed)
    },
    beginSubmit() {
      cancelTimer()
      isSubmitting = true
      mayOutlive = isSending
    },
    clear() {
      if (isOver) return
      isOver = true
      cancelTimer()
      // The server has deleted the draft with what was sent.
      if (isSending || mayOutlive) void saving.then(remove).catch(() => undefined)
      storage.removeItem(key)
    },
    flush,
  }
}

function readLocalDraft(storage: SetupDraftOptions['storage'], key: string): LocalDraft | undefined {
  try {
    return LocalDraft.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data
  } catch {
    // Private windows throw, and a stored value may be damaged.
    return undefined
  }
}

const DraftText = z.object({ values: setupDraftValues })
const parseValues = (text: string): SetupDraftValues => DraftText.parse(JSON.parse(text)).values
