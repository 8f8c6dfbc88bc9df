import type { Api } from '@vehicle-partner/api'
import { createSessionStore, type Session } from '@vehicle-partner/api/session'
import { activeContext, analyticsLabel, canChooseOrganization, isRevoked, revokedMessage, roleNames } from '@vehicle-partner/domain'
import type { PortalDependencies } from './PortalDependencies.ts'

export type Membership = Session['associatedOrganizations'][number]
export type Profile = Awaited<ReturnType<Api['users']['profile']>>
/** A user with the token of a new session, and where the server wants to lead. */
export type LoginResult = NonNullable<Awaited<ReturnType<Api['auth']['login']>>['data']>

/** How the session changed without this tab's person asking: the server refused the token, or another tab wrote. */
export type SessionEvent = 'refused' | 'elsewhere'

/** What the check at start found; after `failed` nothing is known and the session is kept. */
export type SessionValidation = { found: 'nothing'; message?: string } | { found: 'session' } | { found: 'failed' }

/** Why a login did not become a session, in the words of spec section 8. */
export class LoginError extends Error {
  override name = 'LoginRefused'
  readonly code = 'LoginRefused'
}

export interface SessionManager {
  /** The session now; the same object until it changes. */
  session: () => Session | undefined
  /** The profile as the last check or login saw it. */
  profile: () => Profile | undefined
  subscribe: (listener: () => void) => () => void
  onEvent: (listener: (event: SessionEvent) => void) => () => void
  /** The client; each call carries the token of its moment. */
  api: () => Promise<Api>
  /** Asks the server once whether a stored session is still good; after a failure the next call asks again. */
  validate: () => Promise<SessionValidation>
  /** Answers with where the server wants to lead; rejects when there is no session to be had. */
  signIn: (values: { email: string; password: string }) => Promise<string | undefined>
  /** The same for every other way in: the call answers with the user and the token. */
  signInWith: (ask: (api: Api) => Promise<LoginResult | null | undefined>) => Promise<string | undefined>
  /** Ends the session here at once, and on the server if that can be reached; with `everything` all that is stored here goes too. */
  signOut: (options?: { everything?: boolean }) => void
  /** What is known of the session may be old: the next check asks the server. */
  invalidate: () => Promise<void>
  /** Makes an organisation the active context; false while its set-up is incomplete (spec section 4). */
  setActiveOrganization: (organization: Membership) => boolean
  /** Drops whatever is stored, damaged or not. */
  clear: () => void
}

/** Keeps one portal's session: login, check at start, logout, other tabs, and a server that no longer takes the token (spec section 4). */
export function createSessionManager({
  transport,
  storage,
  readSession,
  analytics,
}: Pick<PortalDependencies, 'transport' | 'storage' | 'readSession' | 'analytics'>): SessionManager {
  const store = createSessionStore(storage, readSession)
  const events = new Set<(event: SessionEvent) => void>()
  let profile: Profile | undefined
  let checkedToken: string | undefined
  let checking: Promise<SessionValidation> | undefined
  let writing = false
  let ours: Promise<Api> | undefined

  const tell = (event: SessionEvent) => events.forEach((listener) => listener(event))

  const write = (next: Session | undefined) => {
    writing = true // or the change would be taken for another tab's
    try {
      if (next) store.set(next)
      else store.clear()
    } finally {
      writing = false
    }
    checkedToken = next?.token
    if (!next) profile = undefined
  }

  const refused = (token: string) => {
    // A check draws its own conclusion, and a token that is no longer ours says nothing.
    if (checking || store.get()?.token !== token) return
    write(undefined)
    tell('refused')
  }

  const client = () => import('./sessionApi.ts')
  const api = () =>
    (ours ??= client()
      .then(({ connect: createSessionApi }) => createSessionApi(transport, { token: () => store.get()?.token, onUnauthorized: refused }))
      .catch((error: unknown) => {
        ours = undefined // the next call tries again
        throw error
      }))
  /** For a session that is not kept yet, or no longer. */
  const apiWith = async (token?: string) => (await client()).createSessionApi(transport, { token: () => token, onUnauthorized: () => undefined })

  const endOnServer = (token: string, id: string) => {
    // Best effort, and nobody waits for it: a token also expires by itself.
    apiWith(token)
      .then((past) => past.users.endSession({ params: { id, sid: 'current' } }))
      .catch(() => undefined)
  }

  const ask = async ({ token, user, activeContext: active }: Session): Promise<SessionValidation> => {
    try {
      const asked = await api()
      const [person, { data: records }] = await Promise.all([
        asked.users.profile(),
        asked.users.partnerMembers({ params: { id: user.id } }),
      ])
      if (store.get()?.token !== token) return store.get() ? { found: 'session' } : { found: 'nothing' }
      if (isRevoked(records)) return drop(revokedMessage)
      profile = person
      checkedToken = token
      const next = sessionOf(token, person, records, active?.partner?.id)
      if (JSON.stringify(next) !== JSON.stringify(store.get())) write(next)
      return { found: 'session' }
    } catch (error) {
      const { session, message } = (await client().catch(() => undefined))?.classifySessionError(error) ?? { session: 'kept' as const }
      return session === 'lost' ? drop(message) : { found: 'failed' }
    }
  }
  const drop = (message?: string): SessionValidation => {
    write(undefined)
    return { found: 'nothing', ...(message === undefined ? {} : { message }) }
  }

  const enter: SessionManager['signInWith'] = async (ask) => {
    const data = await ask(await apiWith())
    if (!data) throw new LoginError('Login failed!')
    const { token, redirect, ...person } = data
    const { data: records } = await (await apiWith(token)).users.partnerMembers({ params: { id: person.id } })
    if (isRevoked(records)) {
      write(undefined)
      endOnServer(token, person.id)
      throw new LoginError(revokedMessage)
    }
    profile = person
    write(sessionOf(token, person, records))
    analytics.identify({ id: person.id, email: person.email, label: analyticsLabel(roleNames(records[0])) })
    return redirect
  }

  return {
    session: store.get,
    profile: () => profile,
    api,
    clear: () => write(undefined),

    subscribe(listener) {
      return store.subscribe(listener)
    },

    onEvent(listener) {
      let last = store.get()
      const stop = store.subscribe(() => {
        const before = last
        last = store.get()
        if (writing || before === last) return
        // The other tab has spoken with the server already.
        checkedToken = last?.token
        if (last?.user.id !== before?.user.id) profile = undefined
        listener('elsewhere')
      })
      events.add(listener)
      return () => {
        stop()
        events.delete(listener)
      }
    },

    async validate() {
      const session = store.get()
      if (!session) return { found: 'nothing' }
      if (session.token === checkedToken) return { found: 'session' }
      checking ??= ask(session).finally(() => (checking = undefined))
      return checking
    },

    signInWith: enter,
    signIn: ({ email, password }) => enter(async ({ auth }) => (await auth.login({ body: { email, password } })).data),

    signOut({ everything = false } = {}) {
      const session = store.get()
      write(undefined)
      if (everything) clear(storage)
      if (session) endOnServer(session.token, session.user.id)
    },

    async invalidate() {
      // A check that is under way may have asked before whatever has changed.
      await checking
      checkedToken = undefined
    },

    setActiveOrganization(organization) {
      const session = store.get()
      if (!session || !canChooseOrganization(organization)) return false
      write({ ...session, activeContext: organization })
      return true
    },
  }
}

function clear(storage: PortalDependencies['storage']): void {
  try {
    storage.clear()
  } catch {
    // A storage that refuses has kept nothing.
  }
}

function sessionOf(token: string, user: Profile, records: readonly Membership[], chosen?: string): Session {
  const { id, role, email, fname, lname } = user
  return {
    token,
    user: { id, role, email, fname, lname },
    associatedOrganizations: [...records],
    activeContext: activeContext(records, chosen) ?? null,
  }
}
