import { useQuery } from '@tanstack/react-query'
import type { VehicleDetails } from '@vehicle-partner/api'
import { canAccess, paths } from '@vehicle-partner/domain'
import { AlertStrip, Button, Card, EmptyState, ErrorState, Loading, RouteTabs, Skeleton, Stack, type RouteTab } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import { hasErrorCode } from '../session/hasErrorCode.ts'
import { useApi, useSession } from '../session/useSession.ts'
import { MainPage } from '../shell/MainPage.tsx'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { VehicleInformation } from './details/VehicleInformation.tsx'
import { VehicleSummary } from './details/VehicleSummary.tsx'
import { completeVehicle } from './parts/completeVehicle.ts'
import type { VehicleQuestion } from './parts/vehicleActions.ts'

const VehicleQuestionDialog = createLazyPart(async () => (await import('./parts/VehicleQuestionDialog.tsx')).VehicleQuestionDialog)
const FleetTrips = createLazyPart(async () => (await import('../fleet/parts/FleetTrips.tsx')).FleetTrips)
const VehicleDocuments = createLazyPart(async () => (await import('./details/VehicleDocuments.tsx')).VehicleDocuments)
const VehicleEarnings = createLazyPart(async () => (await import('./details/VehicleEarnings.tsx')).VehicleEarnings)
const VehicleLive = createLazyPart(async () => (await import('./details/VehicleLive.tsx')).VehicleLive)
const VehicleAssignments = createLazyPart(async () => (await import('../fleet/parts/AssignmentHistory.tsx')).VehicleAssignments)

const tabs = ['information', 'trips', 'documents', 'earnings', 'live', 'history'] as const
type Tab = (typeof tabs)[number]

/** One vehicle: why it gets no trips, what it is, its trips, documents, earnings, position and drivers. */
export function VehicleScreen() {
  const { vehicleId = '', tab: given } = useParams()
  const { vehicles } = useApi()
  const vehicle = useQuery(vehicles.get.query({ params: { id: vehicleId } }))
  const data = vehicle.data && completeVehicle(vehicle.data.data)
  const tab = tabs.find((each) => each === given) ?? 'information'
  const title = data ? `${data.brand} ${data.name} ${data.year}` : 'Vehicle'
  return (
    <MainPage
      title={title}
      breadcrumbs={[{ label: 'Vehicles', href: paths.vehicles() }, ...(data ? [{ label: data.registration_number }] : [])]}
    >
      {vehicle.isError && !data ? (
        hasErrorCode(vehicle.error, 'NotFound') ? (
          <EmptyState
            illustration={<EmptyRoadIllustration missing />}
            title="This vehicle is not here"
            description="It belongs to another organisation, or the link is wrong."
            action={<Button href={paths.vehicles()}>All vehicles</Button>}
          />
        ) : (
          <ErrorState
            title="The vehicle could not be loaded"
            description={getErrorMessage(vehicle.error)}
            onRetry={() => void vehicle.refetch()}
            retrying={vehicle.isFetching}
          />
        )
      ) : (
        <Loading label="vehicle" loading={!data} placeholder={<VehiclePlaceholder />}>
          {data ? (
            <Stack gap="xlarge">
              {vehicle.isError ? (
                <AlertStrip
                  tone="warning"
                  title="The newest could not be loaded."
                  action={
                    <Button variant="quiet" size="small" pending={vehicle.isFetching} onClick={() => void vehicle.refetch()}>
                      Retry
                    </Button>
                  }
                >
                  This is the vehicle of before.
                </AlertStrip>
              ) : null}
              <VehiclePage vehicle={data} tab={tab} />
            </Stack>
          ) : null}
        </Loading>
      )}
    </MainPage>
  )
}

function VehiclePage({ vehicle, tab }: { vehicle: VehicleDetails; tab: Tab }) {
  const { roles } = useSession()
  const [question, setQuestion] = useState<VehicleQuestion>()
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
    ...(status === 'active' ? [{ href: hrefOf('live'), label: 'Live' }] : []),
    { href: hrefOf('history'), label: 'History' },
  ]
  const current = tab === 'earnings' && !seesEarnings ? 'information' : tab
  return (
    <>
      <VehicleSummary vehicle={vehicle} onAsk={onAsk} />
      <RouteTabs aria-label="Vehicle" items={items} currentHref={hrefOf(current)} />
      <Suspense fallback={<Skeleton width="half" />}>
        {current === 'information' ? <VehicleInformation vehicle={vehicle} onAsk={onAsk} /> : null}
        {current === 'trips' ? <FleetTrips owner="vehicle" id={vehicleId} /> : null}
        {current === 'documents' ? <VehicleDocuments vehicle={vehicle} canManage={canManage} /> : null}
        {current === 'earnings' ? <VehicleEarnings vehicleId={vehicleId} /> : null}
        {current === 'live' ? <VehicleLive vehicleId={vehicleId} /> : null}
        {current === 'history' ? <VehicleAssignments vehicleId={vehicleId} /> : null}
      </Suspense>
      <Suspense>
        {question ? <VehicleQuestionDialog question={question} vehicle={vehicle} onClose={() => setQuestion(undefined)} /> : null}
      </Suspense>
    </>
  )
}

const VehiclePlaceholder = () => (
  <Stack gap="xlarge">
    <Card>
      <Stack gap="medium">
        <Skeleton width="third" />
        <Skeleton size="small" width="half" />
        <Skeleton size="small" width="half" />
      </Stack>
    </Card>
    <Skeleton width="half" />
    <Card>
      <Stack gap="medium">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} size="small" width="threeQuarters" />
        ))}
      </Stack>
    </Card>
  </Stack>
)
