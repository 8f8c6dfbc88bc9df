import { contract } from '@vehicle-partner/api/contract'
import {
  createDemoData,
  createDemoSession,
  demoNow,
  mockTransport,
  type DemoSetup,
  type OrganizationKey,
  type PersonKey,
} from '@vehicle-partner/api/mock'
import type { Realtime, SharedRealtime } from '@vehicle-partner/api/realtime'
import { matchEndpoint } from '@vehicle-partner/api/server'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock } from '@vehicle-partner/domain'
import { useState } from 'react'
import { memoryRouterAt } from '../app/memoryRouter.ts'
import { Portal, type PortalProps } from '../app/Portal.tsx'
import { useAfterUnmount } from '../loading/useAfterUnmount.ts'
import { noAnalytics } from '../session/analytics.ts'
import type { Analytics, Device, PortalDependencies } from '../session/PortalDependencies.ts'
import { createMemoryTheme } from '../session/themeStore.ts'
import { withReusedIdempotencyKeys } from '../session/withReusedIdempotencyKeys.ts'
import { memoryStorage } from './memoryStorage.ts'

export interface PortalStoryProps {
  /** The path of the page, with its query. */
  at: string
  /** The demo user who is signed in; absent for a visitor. */
  as?: PersonKey | undefined
  /** The active organisation of a user with several. */
  organization?: OrganizationKey | undefined
  /** Changes the demo data before the portal is rendered. */
  setup?: DemoSetup | readonly DemoSetup[] | undefined
  /** The current time, ISO 8601 UTC. @default 21 November 2026, 14:32 in Lagos */
  clock?: string
  /** Whether the device is online. @default true */
  online?: boolean
  /** Whether the device asks for little data. @default false */
  savesData?: boolean
  /** Whether the server keeps messages in its outbox. @default false */
  sandbox?: boolean
  /** What the operator lets pages show. @default nothing */
  pageSettings?: PortalDependencies['pageSettings']
  /** The initial content of the browser's storage. */
  stored?: Readonly<Record<string, string>>
  /** The initial content of the tab's storage. */
  storedInTab?: Readonly<Record<string, string>>
  /** The realtime connection; absent where nothing is live. */
  realtime?: Realtime | undefined
  analytics?: Analytics
  /** What the device can do with pages and files. @default nothing */
  device?: Device
  onTitle?: (title: string) => void
  /** Called with the name of every GET call, such as `partners.summary`, and its response. */
  onQuery?: (call: string, response: Promise<unknown>) => void
}

/** The real portal on the in-process mock, with demo data of its own. */
export function PortalStory(props: PortalStoryProps) {
  const { at, as, organization, clock, online, savesData } = props
  // The portal reads its dependencies once: remount it when they change.
  return <StoryPortal key={[at, as, organization, clock, online, savesData].join(' ')} {...props} />
}

function StoryPortal({
  at,
  as,
  organization,
  setup = [],
  clock = demoNow,
  online = true,
  savesData = false,
  sandbox = false,
  pageSettings = {},
  stored,
  storedInTab,
  realtime,
  analytics = noAnalytics,
  device,
  onTitle,
  onQuery,
}: PortalStoryProps) {
  const [{ disposeRouters, ...dependencies }] = useState(
    (): Pick<
      PortalProps,
      'openRealtime' | 'transport' | 'storage' | 'tabStorage' | 'readSession' | 'clock' | 'network' | 'theme' | 'createRouter'
    > & { disposeRouters: () => void } => {
      const storyClock = fixedClock(clock)
      const demoData = createDemoData(storyClock)
      for (const change of [setup].flat()) change(demoData)
      const session = as && { [sessionKey]: JSON.stringify({ version: 1, ...createDemoSession(demoData, as, organization) }) }
      // In development React creates a second portal, and throws it away.
      const routers: ReturnType<ReturnType<typeof memoryRouterAt>>[] = []
      const transport = withReusedIdempotencyKeys(mockTransport(demoData))
      return {
        transport(request) {
          const endpoint = request.method === 'GET' ? matchEndpoint(contract, request) : undefined
          const response = transport(request)
          if (endpoint) onQuery?.(`${endpoint.resource}.${endpoint.name}`, response)
          return response
        },
        ...(realtime ? { openRealtime: () => Promise.resolve(shareAlone(realtime)) } : {}),
        storage: memoryStorage({ ...stored, ...session }).open(),
        tabStorage: memoryStorage(storedInTab).open(),
        readSession,
        clock: storyClock,
        theme: createMemoryTheme(),
        network: { online: () => online, savesData: () => savesData, onChange: () => () => undefined },
        createRouter: (...parts) => {
          const router = memoryRouterAt(at)(...parts)
          routers.push(router)
          return router
        },
        disposeRouters: () => routers.forEach((router) => router.dispose()),
      }
    },
  )
  // Their listeners at the window would keep the data of all stories of a page.
  useAfterUnmount(disposeRouters)
  return (
    <Portal
      {...dependencies}
      origin="https://partners.example"
      sandbox={sandbox}
      pageSettings={pageSettings}
      analytics={analytics}
      {...(device ? { loadDevice: () => Promise.resolve(device) } : {})}
      {...(onTitle ? { onTitle } : {})}
    />
  )
}

/** A connection of a browser with one tab. */
const shareAlone = (realtime: Realtime): SharedRealtime => ({
  ...realtime,
  setRooms: (rooms) => realtime.join(rooms),
  tellStale: () => undefined,
  onStale: () => () => undefined,
  onDenied: () => () => undefined,
})
