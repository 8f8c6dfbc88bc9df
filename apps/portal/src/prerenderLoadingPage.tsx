import { AsyncLocalStorage } from 'node:async_hooks'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createApi, getAddress, type QueryKey, type Transport } from '@vehicle-partner/api'
import { sessionKey, type Session } from '@vehicle-partner/api/session'
import type { Role } from '@vehicle-partner/domain'
import { StrictMode, type ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { memoryRouterAt } from './app/memoryRouter.ts'
import { Portal } from './app/Portal.tsx'
import type { SitemapRow } from './navigation/sitemapTypes.ts'
import { phoneQuery } from './phoneQuery.ts'
import { noAnalytics } from './session/analytics.ts'
import { createSessionManager } from './session/sessionManager.ts'
import { MainFrame } from './shell/MainFrame.tsx'
import { SetupFrame } from './shell/SetupFrame.tsx'

/** A value of the stored session (`user.id`) or a part of the path (`path.2`), which the early script fills in. No encoding changes it. */
export const placeholder = (name: string): string => `*${name}*`

/** A session of a user with this role in an organisation that is set up. */
export function createPlaceholderSession(role: Role, mode = 'business'): Session {
  const membership: Session['associatedOrganizations'][number] = {
    id: placeholder('activeContext.id'),
    role: 'owner',
    roles: [{ name: role }],
    disabled: 0,
    partner: {
      id: placeholder('activeContext.partner.id'),
      account_sid: placeholder('activeContext.partner.account_sid'),
      company_name: '',
      mode,
    },
    onboardingState: { identity: 'completed', address: { status: 'completed', partner_type: 'business' } },
    supportedCities: [{ id: '', name: '', code: '', country_id: '' }],
  }
  return {
    token: 'placeholder',
    user: {
      id: placeholder('user.id'),
      role: 'owner',
      email: placeholder('user.email'),
      fname: placeholder('user.fname'),
      lname: placeholder('user.lname'),
    },
    associatedOrganizations: [membership],
    activeContext: membership,
  }
}

export interface LoadingPage {
  row: SitemapRow
  Screen: ComponentType
  /** The path with its query. */
  at: string
  role: Role
  /** Values in the browser's storage. */
  stored: Readonly<Record<string, string>>
  /** The kind of the organisation. @default 'business' */
  mode?: string
  /** The page of a phone. @default false */
  onPhone?: boolean
}

/** Whether the page being rendered is that of a phone: pages are rendered at the same time. */
const rendersPhone = new AsyncLocalStorage<boolean>()
Object.assign(globalThis, {
  matchMedia: (query: string) => ({ matches: rendersPhone.getStore() === true && query.replaceAll(' ', '') === phoneQuery }),
})

/** What a page asks first. */
export interface FirstQuestion {
  address: string
  /**
   * The cache key of the query that asks it; undefined for what the route guard asks, and for an answer that the cache drops with the page:
   * one that the document put there would stay.
   */
  key?: QueryKey | undefined
}

/** Renders a page before its first response: its HTML, what it asks first, and the flags that it reads from the storage. */
export const renderLoadingPage = (page: LoadingPage) => rendersPhone.run(page.onPhone === true, () => renderPage(page))

async function renderPage({ row, Screen, at, role, stored, mode }: LoadingPage) {
  const flags = new Set<string>()
  const asked: string[] = []
  const transport: Transport = (request) => {
    asked.push(getAddress(request))
    return Promise.reject(new Error('A prerendered page has no server'))
  }
  const session = createPlaceholderSession(role, mode)
  const Frame = row.frame === 'main' ? MainFrame : SetupFrame
  let queryClient: QueryClient | undefined
  const ObservedScreen = () => {
    queryClient = useQueryClient()
    return <Screen />
  }
  const { prelude } = await prerender(
    <StrictMode>
      <Portal
        createRouter={memoryRouterAt(at)}
        prerendered={{ row, session, Screen: ObservedScreen, signedIn: { Frame, api: createApi(transport) } }}
        transport={transport}
        readSession={() => undefined}
        storage={createStorage((key) => {
          if (key !== sessionKey) flags.add(key)
          return stored[key] ?? null
        })}
        clock={() => new Date(0)}
        analytics={noAnalytics}
      />
    </StrictMode>,
    {
      // Render everything in place; streamed parts would need an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  const html = await new Response(prelude).text()
  if (/<(script|template)\b|\sstyle="/.test(html))
    throw new Error(`${row.path} needs an inline script or style, which the content security policy forbids`)
  const questions = new Map<string, FirstQuestion>()
  for (const query of queryClient ? listEnabledQueries(queryClient) : []) {
    await query.ask()
    for (const address of asked.splice(0)) questions.set(address, { address, key: query.key })
  }
  await validate(session, transport)
  for (const address of asked) questions.set(address, { address })
  return { html, questions: [...questions.values()], flags: [...flags] }
}

const createStorage = (getItem: (key: string) => string | null) => ({
  getItem,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
})

/** Asks what the route guard asks. */
const validate = (session: Session, transport: Transport) =>
  createSessionManager({
    transport,
    readSession: () => session,
    storage: createStorage(() => 'session'),
    analytics: noAnalytics,
  }).validate()

/** The queries of the rendered page. `ask` makes the call of one. */
function listEnabledQueries(client: QueryClient) {
  const queries = client.getQueryCache().getAll()
  return queries.flatMap(({ options, queryKey }) => {
    const { queryFn } = options
    if (('enabled' in options && options.enabled === false) || typeof queryFn !== 'function') return []
    const ask = () =>
      Promise.resolve(queryFn({ client, queryKey, signal: new AbortController().signal, meta: undefined })).catch(() => undefined)
    return [{ key: options.gcTime === 0 ? undefined : (queryKey as QueryKey), ask }] // the keys of calls of the contract
  })
}
