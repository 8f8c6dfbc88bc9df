import { useQuery } from '@tanstack/react-query'
import type { DriverDetails } from '@vehicle-partner/api'
import { canAccess, paths } from '@vehicle-partner/domain'
import { formatPhone, RouteTabs, Skeleton, type RouteTab } from '@vehicle-partner/ui'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { ItemPage } from '../shell/ItemPage.tsx'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import { createLazyPopup } from '../loading/lazyPopup.tsx'
import { useApi, useSession } from '../session/useSession.ts'
import { DriverInformation } from './details/DriverInformation.tsx'
import { DriverSummary } from './details/DriverSummary.tsx'
import { completeDriver } from './parts/completeDriver.ts'
import type { DriverQuestion } from './parts/driverActions.ts'
import { driverName } from './parts/driverName.ts'

const DriverQuestionDialog = createLazyPopup(async () => (await import('./parts/DriverQuestionDialog.tsx')).DriverQuestionDialog)
const RoadsidePackDialog = createLazyPopup(async () => (await import('../roadside/parts/RoadsidePackDialog.tsx')).RoadsidePackDialog)
const FleetTrips = createLazyPart(async () => (await import('../fleet/parts/FleetTrips.tsx')).FleetTrips)
const DriverDocuments = createLazyPart(async () => (await import('./details/DriverDocuments.tsx')).DriverDocuments)
const DriverPerformance = createLazyPart(async () => (await import('./details/DriverPerformance.tsx')).DriverPerformance)
const DriverHistory = createLazyPart(async () => (await import('../fleet/parts/FleetHistory.tsx')).DriverHistory)

const tabs = ['information', 'trips', 'documents', 'performance', 'history'] as const
type Tab = (typeof tabs)[number]

/** One driver: why they get no trips, who they are, their trips, documents, performance and vehicles. */
export function DriverScreen() {
  const { driverId = '', tab: given } = useParams()
  const { drivers } = useApi()
  const result = useQuery(drivers.get.query({ params: { id: driverId } }))
  const driver = result.data && completeDriver(result.data.data)
  return (
    <ItemPage
      kind="driver"
      result={result}
      item={driver && { title: driverName(driver), label: formatPhone(driver.phone, 'NG') ?? driver.phone }}
      list={{ label: 'Drivers', href: paths.drivers() }}
    >
      {driver ? <DriverPage driver={driver} tab={tabs.find((each) => each === given) ?? 'information'} /> : null}
    </ItemPage>
  )
}

function DriverPage({ driver, tab }: { driver: DriverDetails; tab: Tab }) {
  const { roles } = useSession()
  const [question, setQuestion] = useState<DriverQuestion>()
  const [isPacking, setPacking] = useState(false)
  const { id: driverId, compliance, vehicle } = driver
  const canManage = canAccess('drivers', roles)
  const onAsk = canManage ? setQuestion : undefined
  const hrefOf = (each: Tab) => (each === 'information' ? paths.driver({ driverId }) : paths.driver({ driverId, tab: each }))
  const problems = compliance.issues.length
  const items: RouteTab[] = [
    { href: hrefOf('information'), label: 'Information', match: [paths.driver({ driverId, tab: 'information' })] },
    { href: paths.driver({ driverId, tab: 'trips', group: 'upcoming' }), label: 'Trips', match: [hrefOf('trips')] },
    { href: hrefOf('documents'), label: 'Documents', ...(problems === 0 ? {} : { count: problems, hasProblem: true }) },
    { href: hrefOf('performance'), label: 'Performance' },
    { href: hrefOf('history'), label: 'History' },
  ]
  return (
    <>
      <DriverSummary driver={driver} onAsk={onAsk} onPack={vehicle && canAccess('vehicles', roles) ? () => setPacking(true) : undefined} />
      <RouteTabs aria-label="Driver" items={items} currentHref={hrefOf(tab)} />
      <Suspense fallback={<Skeleton width="half" />}>
        {tab === 'information' ? <DriverInformation driver={driver} onAsk={onAsk} /> : null}
        {tab === 'trips' ? <FleetTrips owner="driver" id={driverId} /> : null}
        {tab === 'documents' ? <DriverDocuments driver={driver} canManage={canManage} /> : null}
        {tab === 'performance' ? <DriverPerformance driverId={driverId} /> : null}
        {tab === 'history' ? <DriverHistory driverId={driverId} /> : null}
      </Suspense>
      {question ? <DriverQuestionDialog question={question} driver={driver} onClose={() => setQuestion(undefined)} /> : null}
      {isPacking && vehicle ? <RoadsidePackDialog vehicle={vehicle} driver={driver} onClose={() => setPacking(false)} /> : null}
    </>
  )
}
