import { createDemoData, createDemoSession, demoNow, mockTransport, type DemoData, type PersonKey } from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { Button, DateText, Select, Text } from '@vehicle-partner/ui'
import { useMemo, useState } from 'react'
import { memoryRouterAt } from '../../portal/src/app/memoryRouter.ts'
import { Portal, type PortalProps } from '../../portal/src/app/Portal.tsx'
import { noAnalytics } from '../../portal/src/session/analytics.ts'
import { createMemoryTheme } from '../../portal/src/session/themeStore.ts'
import { memoryStorage } from '../../portal/src/storyHarness/memoryStorage.ts'
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

function createWorld(): World {
  const now = { value: new Date(demoNow).getTime() }
  return { now, demoData: createDemoData(() => new Date(now.value)) }
}

export interface BrowserProductProps {
  /** The path of the first page. */
  at: string
  as: PersonKey | 'visitor'
}

/** The whole portal on made-up data in this tab, without a server: demo users, a clock that can be moved, and a reset. */
export function BrowserProduct({ at, as }: BrowserProductProps) {
  const [world, setWorld] = useState(createWorld)
  const [user, setUser] = useState(as)
  const [path, setPath] = useState(at)
  // Each change of user, clock or data opens the portal again: it reads its dependencies once.
  const [opened, setOpened] = useState(0)
  const reopen = () => setOpened((count) => count + 1)
  return (
    <>
      <section className="startBar" aria-label="Demo">
        <Text>
          The whole product on made-up data in this tab. No server: nothing is sent, files are not kept, live positions and e-mails do not
          arrive. It is <DateText value={new Date(world.now.value).toISOString()} format="dateTime" /> in Lagos.
        </Text>
        <Select
          label="Signed in as"
          value={user}
          options={users}
          onValueChange={(value) => {
            setUser(users.find((each) => each.value === value)?.value ?? 'visitor')
            setPath(value === 'visitor' ? '/login' : '/dashboard')
            reopen()
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
        <Button
          variant="quiet"
          onClick={() => {
            setWorld(createWorld())
            reopen()
          }}
        >
          Reset
        </Button>
      </section>
      <OpenedProduct key={opened} world={world} user={user} path={path} onPathChange={setPath} />
    </>
  )
}

interface OpenedProductProps {
  world: World
  user: PersonKey | 'visitor'
  path: string
  onPathChange: (path: string) => void
}

function OpenedProduct({ world: { demoData, now }, user, path, onPathChange }: OpenedProductProps) {
  const dependencies = useMemo((): PortalProps => {
    const session: Record<string, string> =
      user === 'visitor' ? {} : { [sessionKey]: JSON.stringify({ version: 1, ...createDemoSession(demoData, user) }) }
    return {
      transport: mockTransport(demoData),
      storage: memoryStorage(session).open(),
      tabStorage: memoryStorage({}).open(),
      readSession,
      clock: () => new Date(now.value),
      theme: createMemoryTheme(),
      analytics: noAnalytics,
      origin: window.location.origin,
      createRouter: (routes, options) => {
        const router = memoryRouterAt(path)(routes, options)
        router.subscribe(({ location }) => onPathChange(location.pathname + location.search))
        return router
      },
    }
    // The portal is opened once; its own navigation changes the path afterwards.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return <Portal {...dependencies} />
}
