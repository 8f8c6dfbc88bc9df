// Longer than most files: one closure keeps the state of a session.
import type { Api } from '@vehicle-partner/api'
import { createSessionStore, type Session } from '@vehicle-partner/api/session'
import { canChooseOrganization, isRevoked, revokedMessage } from '@vehicle-partner/domain'
import { createSession } from './createSession.ts'
import type { PortalDependencies } from './PortalDependencies.ts'
import type { RolePreview } from './rolePreview.ts'
import type { LoginResult } from './sessionApi.ts'
import { tryStorage } from './tryStorage.ts'

/** The storage key of responses that the next visit shows at once. They end with the session. */
export const keptResponsesKey = 'KEPT_RESPONSES'
/** The storage key of what the user has chosen in the search. It ends with the session, too. */
export const recentSearchesKey = 'RECENT_SEARCHES'

export type Membership = Session['associatedOrganizations'][number]
export type Profile = Awaited<ReturnType<Api['users']['profile']>>

/** A change of the session that the user of this tab did not make: the server rejected the token, another tab changed it, or an owner did. */
export type SessionEvent = 'rejected' | 'changedInOtherTab' | 'accessDenied'

/** What ended a session during use: the server, which rejected its token without a reason, or a log-out in another tab. */
export type SessionEnd = 'server' | 'otherTab'

/** The result of a validation; `unknown` when the server did not answer, which keeps the session. */
export type SessionValidation = { session: 'none'; message?: string } | { session: 'valid' } | { session: 'unknown' }

export interface SessionManager {
  /** The current session; the same object until it changes. */
  session: () => Session | undefined
  /** The session as pages see it: the current one, or what a role sees of it while an owner previews the role. */
  viewedSession: () => Session | undefined
  /** Begins or ends the preview of a role. In memory of this tab; every change of the session ends it too. */
  setPreview: (preview: RolePreview | undefined) => void
  /** The running preview. */
  preview: () => RolePreview | undefined
  /** The profile from the last validation or login. */
  profile: () => Profile | undefined
  /** The profile that a running validation asks for; undefined while none runs. */
  pendingProfile: () => Promise<Profile | undefined> | undefined
  /** The number of an organisation's last event when this page began to ask for data. Later events change what the page shows. */
  firstEventSeq: (partnerId: string) => number | undefined
  /** How the last session of this tab ended, if not by its user here; until the next login. */
  endedBy: () => SessionEnd | undefined
  subscribe: (listener: () => void) => () => void
  /** The message says why a session was rejected. */
  onEvent: (listener: (event: SessionEvent, message?: string) => void) => () => void
  /** The API client; each call carries the current token. */
  api: () => Promise<Api>
  /** Whether a page may be shown from the stored session while the server validates it: until a change makes it outdated. */
  trustsStoredSession: () => boolean
  /** Validates a stored session with the server, once per token; after an `unknown` the next call tries again. */
  validate: () => Promise<SessionValidation>
  /** Resolves to the path that the server redirects to; rejects when the login fails. */
  signIn: (values: { email: string; password: string }) => Promise<string | undefined>
  /**
   * The same for every other login call. A call that works once, such as one with a code, names its `content`: if what follows it fails,
   * the next login with the same content continues with its result.
   */
  signInWith: (login: (api: Api) => Promise<LoginResult | null | undefined>, content?: string) => Promise<string | undefined>
  /** Ends the session in this browser at once and tries to end it on the server. `clearStorage` clears all storage. */
  signOut: (options?: { clearStorage?: boolean }) => void
  /** Ends the session of a token that the server has rejected; nothing happens if it is no longer the current one. */
  reject: (token: string, message?: string) => void
  /** Makes the next validation ask the server again. */
  invalidate: () => Promise<void>
  /** Makes an organisation the active context; returns false while its set-up is incomplete (spec section 4). */
  setActiveOrganization: (organization: Membership) => boolean
  /** Removes the stored session, also a damaged one. */
  clear: () => void
}

/** Manages the session of one portal: login, validation, logout, other tabs and rejected tokens (spec section 4). */
export function createSessionManager({
  transport,
  storage,
  readSession,
  analytics,
}: Pick<PortalDependencies, 'transport' | 'storage' | 'readSession' | 'analytics'>): SessionManager {
  const store = createSessionStore(storage, readSession)
  const eventListeners = new Set<(event: SessionEvent, message?: string) => void>()
  let profile: Profile | undefined
  let firstEventSeqs: Readonly<Record<string, number>> = {}
  let validToken: string | undefined
  let validating: Promise<SessionValidation> | undefined
  let isOutdated = false
  let isWriting = false
  let loadingApi: Promise<Api> | undefined
  let endedBy: SessionEnd | undefined
  let startedPreview: RolePreview | undefined
  const preview = () => (startedPreview?.of === store.get() ? startedPreview : undefined)

  const emit = (event: SessionEvent, message?: string) => eventListeners.forEach((listener) => listener(event, message))

  const write = (next: Session | undefined) => {
    isWriting = true // tells this tab's writes from other tabs'
    try {
      if (next) store.set(next)
      else store.clear()
    } finally {
      isWriting = false
    }
    validToken = next?.token
    isOutdated = false
    if (next) {
      endedBy = undefined
      return
    }
    profile = undefined
    firstEventSeqs = {}
    for (const key of [keptResponsesKey, recentSearchesKey]) tryStorage(() => storage.removeItem(key))
  }

  const reject: SessionManager['reject'] = (token, message) => {
    if (store.get()?.token !== token) return
    write(undefined)
    endedBy = message === undefined ? 'server' : undefined
    emit('rejected', message)
  }
  // A validation handles its own 401.
  const handleUnauthorized = (token: string, message?: string) => (validating ? undefined : reject(token, message))

  const handleAccessDenied = () => {
    // Concurrent calls fail together; the next validation reads the memberships.
    if (validToken === undefined) return
    validToken = undefined
    emit('accessDenied')
  }

  const loadSessionApi = () => import('./sessionApi.ts')
  const api = () =>
    (loadingApi ??= loadSessionApi()
      .then(({ createSessionApi }) =>
        createSessionApi(
          transport,
          { token: () => store.get()?.token, onUnauthorized: handleUnauthorized, viewAs: () => preview()?.role },
          handleAccessDenied,
        ),
      )
      .catch((error: unknown) => {
        loadingApi = undefined // the next call tries again
        throw error
      }))
  const endOnServer = (token: string, id: string) => {
    loadSessionApi()
      .then((sessionApi) => sessionApi.endOnServer(transport, token, id))
      .catch(() => undefined)
  }

  const validateWithServer = async ({ token, user }: Session): Promise<SessionValidation> => {
    try {
      const { users } = await api()
      const [nextProfile, { data: records, metadata }] = await Promise.all([
        users.profile(),
        users.partnerMembers({ params: { id: user.id } }),
      ])
      if (store.get()?.token !== token) return store.get() ? { session: 'valid' } : { session: 'none' }
      if (isRevoked(records)) return removeSession(revokedMessage)
      profile = nextProfile
      firstEventSeqs = { ...metadata?.event_seqs, ...firstEventSeqs }
      validToken = token
      isOutdated = false
      // The user may have chosen another organisation meanwhile.
      const next = createSession(token, nextProfile, records, store.get()?.activeContext?.partner?.id)
      if (JSON.stringify(next) !== JSON.stringify(store.get())) write(next)
      return { session: 'valid' }
    } catch (error) {
      const { session, message } = (await loadSessionApi().catch(() => undefined))?.classifySessionError(error) ?? {
        session: 'kept' as const,
      }
      return session === 'lost' ? removeSession(message) : { session: 'unknown' }
    }
  }
  const removeSession = (message?: string): SessionValidation => {
    write(undefined)
    endedBy = message === undefined ? 'server' : undefined
    return { session: 'none', ...(message === undefined ? {} : { message }) }
  }

  const signInWith: SessionManager['signInWith'] = async (login, content) => {
    const { logIn } = await loadSessionApi()
    const { token, redirect, user, records, eventSeqs, label } = await logIn(transport, login, {
      content,
      onRevoked: () => write(undefined),
    })
    profile = user
    firstEventSeqs = eventSeqs
    write(createSession(token, user, records))
    analytics.identify({ id: user.id, email: user.email, label })
    return redirect
  }

  return {
    session: store.get,
    viewedSession: () => preview()?.session ?? store.get(),
    preview,
    endedBy: () => endedBy,
    setPreview(next) {
      startedPreview = next
    },
    profile: () => profile,
    firstEventSeq: (partnerId) => firstEventSeqs[partnerId],
    pendingProfile: () => validating?.then(() => profile),
    trustsStoredSession: () => !isOutdated,
    api,
    reject,
    clear: () => write(undefined),

    subscribe(listener) {
      return store.subscribe(listener)
    },

    onEvent(listener) {
      let lastSession = store.get()
      const unsubscribe = store.subscribe(() => {
        const previousSession = lastSession
        lastSession = store.get()
        if (isWriting || previousSession === lastSession) return
        // The other tab has validated its session already.
        validToken = lastSession?.token
        endedBy = lastSession ? undefined : 'otherTab'
        if (lastSession?.user.id !== previousSession?.user.id) profile = undefined
        listener('changedInOtherTab')
      })
      eventListeners.add(listener)
      return () => {
        unsubscribe()
        eventListeners.delete(listener)
      }
    },

    async validate() {
      const session = store.get()
      if (!session) return { session: 'none' }
      if (session.token === validToken) return { session: 'valid' }
      validating ??= validateWithServer(session).finally(() => (validating = undefined))
      return validating
    },

    signInWith,
    signIn: ({ email, password }) => signInWith(async ({ auth }) => (await auth.login({ body: { email, password } })).data),

    signOut({ clearStorage: clearsStorage = false } = {}) {
      const session = store.get()
      write(undefined)
      endedBy = undefined
      if (clearsStorage) tryStorage(() => storage.clear())
      if (session) endOnServer(session.token, session.user.id)
    },

    async invalidate() {
      // A running validation may have asked before the change.
      await validating
      validToken = undefined
      isOutdated = true
    },

    setActiveOrganization(organization) {
      const session = store.get()
      if (!session || !canChooseOrganization(organization)) return false
      // In a preview the page has a copy with the role's rights.
      const stored = session.associatedOrganizations.find(({ partner }) => partner?.id === organization.partner?.id)
      write({ ...session, activeContext: stored ?? organization })
      return true
    },
  }
}
