import {
  createWorld,
  demoNow,
  mockTransport,
  sessionFor,
  type Given,
  type OrganizationKey,
  type PersonKey,
} from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock } from '@vehicle-partner/domain'
import { useState } from 'react'
import { nobodyListens } from '../app/analytics.ts'
import { Portal } from '../app/Portal.tsx'
import type { Analytics, Ports } from '../app/ports.ts'
import { memoryStorage } from './memoryStorage.ts'

export interface StageProps {
  /** The address that is opened. */
  at: string
  /** Who is logged in; nobody without it. */
  as?: PersonKey
  /** The organisation that they work for, where they have several. */
  organization?: OrganizationKey
  /** Changes the demo world before the curtain rises. */
  given?: Given | readonly Given[]
  /** The moment that it is, ISO 8601 UTC. @default 21 November 2026, 14:32 in Lagos */
  clock?: string
  /** Whether the device says that it has a network. @default true */
  online?: boolean
  /** Whether the server says that it keeps messages and sends none. @default false */
  sandbox?: boolean
  /** What this device remembers of earlier visits. */
  remembered?: Readonly<Record<string, string>>
  analytics?: Analytics
  onTitle?: (title: string) => void
}

/** The real portal on a demo world of its own, with a person in front of it. */
export function Stage(props: StageProps) {
  const { at, as, organization, clock, online } = props
  // A changed situation is another performance.
  return <Performance key={[at, as, organization, clock, online].join(' ')} {...props} />
}

function Performance({
  at,
  as,
  organization,
  given = [],
  clock = demoNow,
  online = true,
  sandbox = false,
  remembered,
  analytics = nobodyListens,
  onTitle,
}: StageProps) {
  const [ports] = useState((): Pick<Ports, 'transport' | 'storage' | 'readSession' | 'clock' | 'network'> => {
    const now = fixedClock(clock)
    const world = createWorld(now)
    for (const change of [given].flat()) change(world)
    const session = as && { [sessionKey]: JSON.stringify({ version: 1, ...sessionFor(world, as, organization) }) }
    return {
      transport: mockTransport(world),
      storage: memoryStorage({ ...remembered, ...session }).open(),
      readSession,
      clock: now,
      network: { online: () => online, onChange: () => () => undefined },
    }
  })
  return <Portal {...ports} at={at} sandbox={sandbox} analytics={analytics} {...(onTitle ? { onTitle } : {})} />
}
