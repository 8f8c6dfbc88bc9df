import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { canAccess, findBreakEvenTrips, formatCount, formatNaira, lagosDate, paths, formatVehicleName } from '@vehicle-partner/domain'
import { Button, Card, DescriptionList, EmptyState, Grid, Inline, Link, Money, Stack, Text, Waterfall } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { QueryError } from '../../loading/QueryError.tsx'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { useClock } from '../../session/PortalContext.ts'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useApi, useSession } from '../../session/useSession.ts'
import { MainPage } from '../../shell/MainPage.tsx'
import { toCostedVehicle } from '../costs/costedVehicles.ts'
import { EarningOverview } from '../information/EarningOverview.tsx'
import { parseEarningRange } from '../parts/earningRange.ts'
import { VehicleEarnings } from '../../vehicles/parts/VehicleEarnings.tsx'

const WhatIf = createLazyPart(async () => (await import('../costs/WhatIf.tsx')).WhatIf)

/** What one vehicle earned, beside the fleet, and what is left of it after its own costs. */
export function VehicleEarningsScreen() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const range = parseEarningRange(search)
  const { earnings, costConfigurations } = useApi()
  const { roles } = useSession()
  const today = lagosDate(useClock()())
  const result = useQuery({ ...earnings.vehicle.query({ params: { id }, query: range }), placeholderData: keepPreviousData })
  const costsResult = useQuery(costConfigurations.getVehicle.query({ params: { id } }))
  const costs = costsResult.data?.data
  const costed = costs && toCostedVehicle(costs, { vehicle: costs.items, default: costs.inherited })
  const data = result.data?.data
  const vehicle = data?.vehicle
  return (
    <MainPage
      title={vehicle ? vehicle.registration_number : 'Vehicle earnings'}
      breadcrumbs={[{ label: 'Earnings', href: paths.earnings(range) }, { label: vehicle ? formatVehicleName(vehicle) : 'Vehicle' }]}
    >
      {hasErrorCode(result.error, 'NotFound') ? (
        <EmptyState
          illustration={<EmptyRoadIllustration missing />}
          title="This vehicle is not here"
          description="It belongs to another organisation, or the link is wrong."
          action={<Button href={paths.earnings(range)}>All earnings</Button>}
        />
      ) : (
        <Stack gap="xlarge">
          <Inline gap="medium">
            <Link href={paths.earnings({ view: 'lines', vehicle_id: id, ...range })}>Its lines</Link>
            {canAccess('vehicles', roles) ? <Link href={paths.vehicle({ vehicleId: id })}>The vehicle</Link> : null}
          </Inline>
          <VehicleEarnings vehicleId={id} />
          {result.isError && !data ? null : <EarningOverview summary={data} lines={{ vehicle_id: id, ...range }} today={today} />}
          {data ? (
            <Grid columns="twoToOne" align="start">
              <Profit
                data={data}
                hasCosts={costs && Object.keys(costs.effective).length > 0}
                breakEven={costed && findBreakEvenTrips(costed)}
              />
              {costsResult.isError && !costs ? (
                <QueryError query={costsResult} title="The costs could not be loaded" />
              ) : (
                <Suspense>{costed ? <WhatIf vehicle={costed} /> : null}</Suspense>
              )}
            </Grid>
          ) : null}
        </Stack>
      )}
    </MainPage>
  )
}

interface ProfitFacts {
  vehicle: { id: string }
  net_kobo: number
  shared_kobo: number
  costs_kobo: number
  profit_kobo: number
  margin_bps: number | null
  trips: number
  fleet_average: { profit_kobo: number }
}

interface ProfitProps {
  data: ProfitFacts
  /** Whether costs apply to the vehicle today, whatever those of the period were; undefined while that is not known. */
  hasCosts: boolean | undefined
  /** Trips of a month that cover its costs. */
  breakEven: number | undefined
}

/** What is left of the net after the costs that the organisation has entered. */
function Profit({
  data: { vehicle, net_kobo, shared_kobo, costs_kobo, profit_kobo, margin_bps, trips, fleet_average },
  hasCosts,
  breakEven,
}: ProfitProps) {
  return (
    <Card title="Profit" divided action={<Link href={paths.vehicleCosts({ id: vehicle.id })}>Its costs</Link>}>
      {costs_kobo === 0 ? (
        <Text tone="secondary">
          {hasCosts === undefined
            ? 'No costs apply to these days.'
            : hasCosts
              ? 'No costs apply to these days. Those of today begin later, or depend on trips.'
              : 'You have entered no costs for this vehicle yet. With them, this shows what is left of the net.'}
        </Text>
      ) : (
        <Stack gap="large">
          <Waterfall
            aria-label="From net to profit"
            steps={[
              { id: 'net', label: 'Net', value: <Money kobo={net_kobo} />, from: 0, to: Math.max(0, net_kobo), tone: 'added' },
              ...(shared_kobo === 0
                ? []
                : [
                    {
                      id: 'shared',
                      label: 'Fee and tax',
                      value: <Money kobo={shared_kobo} />,
                      from: Math.max(0, net_kobo + shared_kobo),
                      to: Math.max(0, net_kobo),
                      tone: shared_kobo < 0 ? ('removed' as const) : ('added' as const),
                    },
                  ]),
              {
                id: 'costs',
                label: 'Your costs',
                value: <Money kobo={-costs_kobo} />,
                from: Math.max(0, profit_kobo),
                to: Math.max(0, net_kobo + shared_kobo),
                tone: 'removed',
              },
              { id: 'profit', label: 'Profit', value: <Money kobo={profit_kobo} />, from: 0, to: Math.max(0, profit_kobo), tone: 'total' },
            ]}
          />
          <DescriptionList
            items={[
              ...(margin_bps === null ? [] : [{ term: 'Profit of the gross', value: `${(margin_bps / 100).toFixed(1)} %` }]),
              ...(trips === 0 ? [] : [{ term: 'Profit for each trip', value: formatNaira(Math.round(profit_kobo / trips)) }]),
              ...(breakEven === undefined ? [] : [{ term: 'Trips of a month that cover the costs', value: formatCount(breakEven) }]),
              { term: 'Average profit of the fleet', value: formatNaira(fleet_average.profit_kobo) },
            ]}
          />
        </Stack>
      )}
    </Card>
  )
}
