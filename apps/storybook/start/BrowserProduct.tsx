import {
  createDemoData,
  createDemoSession,
  demoNow,
  demoPassword,
  demoPeople,
  mockTransport,
  type DemoData,
  type PersonKey,
} from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { Button, DateText, Select, Text } from '@vehicle-partner/ui'
import { useEffect, useState } from 'react'
import type { CreateRouter } from '../../portal/src/app/router.tsx'
import { Portal, type PortalProps } from '../../portal/src/app/Portal.tsx'
import { noAnalytics } from '../../portal/src/session/analytics.ts'
import { createMemoryTheme } from '../../portal/src/session/themeStore.ts'
import { memoryStorage } from '../../portal/src/storyHarness/memoryStorage.ts'
import { getStoryHref } from '../docs/storybookLinks.tsx'
import './pages.css'

/** The demo users whom the page offers, with what makes them different. */
const users: { value: PersonKey | 'visitor'; label: string }[] = [
  { value: 'owner', label: 'Adaeze, owner of a company' },
  { value: 'individual', label: 'Ibrahim, a person with one bus' },
  { value: 'new', label: 'Kelechi, just signed up' },
  { value: 'kyc-identity', label: 'Danladi, in the identity check' },
  { value: 'multi', label: 'Emeka, in three organisations' },
  { value: 'vehicles', label: 'Fatima, vehicle manager' },
  { value: 'trips', label: 'Bola, trip manager' },
  { value: 'earnings', label: 'Chinedu, earnings manager' },
  { value: 'visitor', label: 'A visitor, not signed in' },
]

export const isPerson = (name: string | null): name is PersonKey => name !== null && Object.hasOwn(demoPeople, name)

/** The demo user of a stored session; the e-mail address of someone who has registered here. */
function findUser(stored: string | undefined): string {
  const email = stored === undefined ? undefined : readSession(stored)?.user.email
  if (email === undefined) return 'visitor'
  const name = email.replace('@demo.test', '')
  return isPerson(name) ? name : email
}

const hour = 3_600_000
const steps = [
  { label: '1 hour later', milliseconds: hour },
  { label: '1 day later', milliseconds: 24 * hour },
  { label: '1 week later', milliseconds: 168 * hour },
]

/** The demo data of a visit, and its clock, which stands still until it is moved. */
interface World {
  now: { value: number }
  demoData: DemoData
}

const firstMoment = new Date(demoNow).getTime()

function createWorld(moved = 0): World {
  const now = { value: firstMoment + moved }
  return { now, demoData: createDemoData(() => new Date(now.value)) }
}

export interface BrowserProductProps {
  /** The path of the first page. */
  at: string
  as: PersonKey | 'visitor'
  /** Milliseconds by which the clock has been moved. */
  moved?: number
  createRouterAt: (path: string) => CreateRouter
  /** Called when the page is opened anew: for whom, and how far the clock has been moved. */
  onOpen?: (as: string, moved: number) => void
}

/** The whole portal on made-up data in this tab, without a server: demo users, a clock that can be moved, and a reset. */
export function BrowserProduct({ at, as, moved = 0, createRouterAt, onOpen }: BrowserProductProps) {
  const [world, setWorld] = useState(() => createWorld(moved))
  const [user, setUser] = useState<string>(as)
  const [path, setPath] = useState(at)
  // Each change of user, clock or data opens the portal again: it reads its dependencies once.
  const [opened, setOpened] = useState(0)
  const reopen = (nextUser = user, nextWorld = world) => {
    setUser(nextUser)
    setWorld(nextWorld)
    setOpened((count) => count + 1)
    onOpen?.(nextUser, nextWorld.now.value - firstMoment)
  }
  const now = <DateText value={new Date(world.now.value).toISOString()} format="dateTime" />
  return (
    <>
      <section className="startBar" aria-label="Demo">
        {/* On a phone it would take a third of the screen. */}
        <details open={!window.matchMedia('(width < 640px)').matches}>
          <summary>Demo, {now} in Lagos</summary>
          <div className="startBarContent">
            <Text>
              The whole product on made-up data in this tab. No server: nothing is sent, files are not kept, live positions and e-mails do
              not arrive, and a reload begins with the first data again. Every user’s password is {demoPassword}.{' '}
              <a href={getStoryHref('Start/Welcome', 'Overview')} target="_top">
                Back to Storybook
              </a>
            </Text>
            <Select
              label="Signed in as"
              value={user}
              options={users.some(({ value }) => value === user) ? users : [...users, { value: user, label: user }]}
              onValueChange={(value) => {
                setPath(value === 'visitor' ? '/login' : '/dashboard')
                reopen(value)
              }}
            />
            {steps.map(({ label, milliseconds }) => (
              <Button
                key={label}
                variant="secondary"
                onClick={() => {
                  world.now.value += milliseconds
                  reopen()
                }}
              >
                {label}
              </Button>
            ))}
            <Button variant="quiet" onClick={() => reopen(user, createWorld())}>
              Reset
            </Button>
          </div>
        </details>
      </section>
      <OpenedProduct
        key={opened}
        world={world}
        user={user}
        createRouter={createRouterAt(path)}
        onPageChange={(shownPath, shownUser) => {
          setPath(shownPath)
          if (shownUser !== user) onOpen?.(shownUser, world.now.value - firstMoment)
          setUser(shownUser)
        }}
      />
    </>
  )
}

interface OpenedProductProps {
  world: World
  user: string
  createRouter: CreateRouter
  /** Called with the path and the user, who may have logged in or out in the portal. */
  onPageChange: (path: string, user: string) => void
}

function OpenedProduct({ world: { demoData, now }, user, createRouter, onPageChange }: OpenedProductProps) {
  const [portal] = useState((): { props: PortalProps; close: () => void } => {
    const session: Record<string, string> = isPerson(user)
      ? { [sessionKey]: JSON.stringify({ version: 1, ...createDemoSession(demoData, user) }) }
      : {}
    const storage = memoryStorage(session)
    let close = () => {}
    const props: PortalProps = {
      transport: mockTransport(demoData),
      storage: storage.open(),
      tabStorage: memoryStorage({}).open(),
      readSession,
      clock: () => new Date(now.value),
      theme: createMemoryTheme(),
      analytics: noAnalytics,
      origin: window.location.origin,
      createRouter: (routes, options) => {
        const router = createRouter(routes, options)
        const stop = router.subscribe(({ location }) =>
          onPageChange(location.pathname + location.search, findUser(storage.values.get(sessionKey))),
        )
        close = () => {
          stop()
          router.dispose()
        }
        return router
      },
    }
    return { props, close: () => close() }
  })
  useEffect(() => () => portal.close(), [portal])
  return <Portal {...portal.props} />
}
