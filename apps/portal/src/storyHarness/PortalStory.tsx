import {
  createDemoData,
  demoNow,
  mockTransport,
  createDemoSession,
  type DemoSetup,
  type OrganizationKey,
  type PersonKey,
} from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock } from '@vehicle-partner/domain'
import { useState } from 'react'
import { noAnalytics } from '../session/analytics.ts'
import { Portal } from '../app/Portal.tsx'
import type { Analytics, PortalDependencies } from '../session/PortalDependencies.ts'
import { memoryStorage } from './memoryStorage.ts'

export interface PortalStoryProps {
  /** The address that is opened. */
  at: string
  /** Who is logged in; nobody without it. */
  as?: PersonKey
  /** The organisation that they work for, where they have several. */
  organization?: OrganizationKey
  /** Changes the demo world before the curtain rises. */
  setup?: DemoSetup | readonly DemoSetup[]
  /** The moment that it is, ISO 8601 UTC. @default 21 November 2026, 14:32 in Lagos */
  clock?: string
  /** Whether the device says that it has a network. @default true */
  online?: boolean
  /** Whether the server says that it keeps messages and sends none. @default false */
  sandbox?: boolean
  /** What this device remembers of earlier visits. */
  stored?: Readonly<Record<string, string>>
  analytics?: Analytics
  onTitle?: (title: string) => void
}

/** The real portal on a demo world of its own, with a person in front of it. */
export function PortalStory(props: PortalStoryProps) {
  const { at, as, organization, clock, online } = props
  // A changed situation is another performance.
  return <StoryPortal key={[at, as, organization, clock, online].join(' ')} {...props} />
}

function StoryPortal({
  at,
  as,
  organization,
  setup = [],
  clock = demoNow,
  online = true,
  sandbox = false,
  stored,
  analytics = noAnalytics,
  onTitle,
}: PortalStoryProps) {
  const [ports] = useState((): Pick<PortalDependencies, 'transport' | 'storage' | 'readSession' | 'clock' | 'network'> => {
    const now = fixedClock(clock)
    const demoData = createDemoData(now)
    for (const change of [setup].flat()) change(demoData)
    const session = as && { [sessionKey]: JSON.stringify({ version: 1, ...createDemoSession(demoData, as, organization) }) }
    return {
      transport: mockTransport(demoData),
      storage: memoryStorage({ ...stored, ...session }).open(),
      readSession,
      clock: now,
      network: { online: () => online, onChange: () => () => undefined },
    }
  })
  return <Portal {...ports} at={at} sandbox={sandbox} analytics={analytics} {...(onTitle ? { onTitle } : {})} />
}
