import { useQuery } from '@tanstack/react-query'
import type { VehicleDetails } from '@vehicle-partner/api'
import { canAccess, paths, formatVehicleName } from '@vehicle-partner/domain'
import { RouteTabs, Skeleton, type RouteTab } from '@vehicle-partner/ui'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { ItemPage } from '../shell/ItemPage.tsx'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import { createLazyPopup } from '../loading/lazyPopup.tsx'
import { useApi, useSession } from '../session/useSession.ts'
import { VehicleInformation } from './details/VehicleInformation.tsx'
import { VehicleSummary } from './details/VehicleSummary.tsx'
import { completeVehicle } from './parts/completeVehicle.ts'
import type { VehicleQuestion } from './parts/vehicleActions.ts'

const VehicleQuestionDialog = createLazyPopup(async () => (await import('./parts/VehicleQuestionDialog.tsx')).VehicleQuestionDialog)
const RoadsidePackDialog = createLazyPopup(async () => (await import('../roadside/parts/RoadsidePackDialog.tsx')).RoadsidePackDialog)
const FleetTrips = createLazyPart(async () => (await import('../fleet/parts/FleetTrips.tsx')).FleetTrips)
const VehicleDocuments = createLazyPart(async () => (await import('./details/VehicleDocuments.tsx')).VehicleDocuments)
const VehicleEarnings = createLazyPart(async () => (await import('./parts/VehicleEarnings.tsx')).VehicleEarnings)
const VehicleLive = createLazyPart(async () => (await import('./details/VehicleLive.tsx')).VehicleLive)
const VehicleHistory = createLazyPart(async () => (await import('../fleet/parts/FleetHistory.tsx')).VehicleHistory)

const tabs = ['information', 'trips', 'documents', 'earnings', 'live', 'history'] as const
type Tab = (typeof tabs)[number]

/** One vehicle: why it gets no trips, what it is, its trips, documents, earnings, position and drivers. */
export function VehicleScreen() {
  const { vehicleId = '', tab: given } = useParams()
  const { vehicles } = useApi()
  const result = useQuery(vehicles.get.query({ params: { id: vehicleId } }))
  const vehicle = result.data && completeVehicle(result.data.data)
  return (
    <ItemPage
      kind="vehicle"
      result={result}
      item={vehicle && { title: formatVehicleName(vehicle), label: vehicle.registration_number }}
      list={{ label: 'Vehicles', href: paths.vehicles() }}
    >
      {vehicle ? <VehiclePage vehicle={vehicle} tab={tabs.find((each) => each === given) ?? 'information'} /> : null}
    </ItemPage>
  )
}

function VehiclePage({ vehicle, tab }: { vehicle: VehicleDetails; tab: Tab }) {
  const { roles } = useSession()
  const [question, setQuestion] = useState<VehicleQuestion>()
  const [isPacking, setPacking] = useState(false)
  const { id: vehicleId, status, compliance } = vehicle
  const canManage = canAccess('vehicles', roles)
  const onAsk = canManage ? setQuestion : undefined
  const seesEarnings = canAccess('earnings', roles)
  const hrefOf = (each: Tab) => (each === 'information' ? paths.vehicle({ vehicleId }) : paths.vehicle({ vehicleId, tab: each }))
  const tripsHref = paths.vehicle({ vehicleId, tab: 'trips', group: 'upcoming' })
  const problems = compliance.issues.length
  const items: RouteTab[] = [
    { href: hrefOf('information'), label: 'Information', match: [paths.vehicle({ vehicleId, tab: 'information' })] },
    { href: tripsHref, label: 'Trips', match: [hrefOf('trips')] },
    { href: hrefOf('documents'), label: 'Documents', ...(problems === 0 ? {} : { count: problems, hasProblem: true }) },
    ...(seesEarnings ? [{ href: hrefOf('earnings'), label: 'Earnings' }] : []),
    // A vehicle that is paused while its position is shown keeps the tab that is open.
    ...(status === 'active' || tab === 'live' ? [{ href: hrefOf('live'), label: 'Live' }] : []),
    { href: hrefOf('history'), label: 'History' },
  ]
  const current = tab === 'earnings' && !seesEarnings ? 'information' : tab
  return (
    <>
      <VehicleSummary vehicle={vehicle} onAsk={onAsk} onPack={() => setPacking(true)} />
      <RouteTabs aria-label="Vehicle" items={items} currentHref={hrefOf(current)} />
      <Suspense fallback={<Skeleton width="half" />}>
        {current === 'information' ? <VehicleInformation vehicle={vehicle} onAsk={onAsk} /> : null}
        {current === 'trips' ? <FleetTrips owner="vehicle" id={vehicleId} /> : null}
        {current === 'documents' ? <VehicleDocuments vehicle={vehicle} canManage={canManage} onPack={() => setPacking(true)} /> : null}
        {current === 'earnings' ? <VehicleEarnings vehicleId={vehicleId} /> : null}
        {current === 'live' ? <VehicleLive vehicleId={vehicleId} /> : null}
        {current === 'history' ? <VehicleHistory vehicleId={vehicleId} /> : null}
      </Suspense>
      {question ? <VehicleQuestionDialog question={question} vehicle={vehicle} onClose={() => setQuestion(undefined)} /> : null}
      {isPacking ? <RoadsidePackDialog vehicle={vehicle} driver={vehicle.driver} onClose={() => setPacking(false)} /> : null}
    </>
  )
}
