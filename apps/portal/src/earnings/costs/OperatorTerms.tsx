import { useQuery } from '@tanstack/react-query'
import type { Output } from '@vehicle-partner/api'
import type { rateCards } from '@vehicle-partner/api/contract'
import { estimateRateChange, formatDate, formatNaira, formatVehicleWord } from '@vehicle-partner/domain'
import { Accordion, AlertStrip, Badge, Card, DescriptionList, ErrorState, Money, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import type { VehicleCosts } from './costedVehicles.ts'

type RateCard = Output<typeof rateCards.list>['data'][number]

const bases: Readonly<Record<string, string>> = { per_trip: 'each trip', per_day: 'each day', per_km: 'each kilometre' }
const percent = (basisPoints: number) => `${basisPoints / 100} %`

const describeRate = ({ rate_kobo, share_bps }: RateCard) =>
  rate_kobo === null ? share_bps === null ? '' : `${percent(share_bps)} of the fares` : <Money kobo={rate_kobo} />
const describeTerm = ({ vehicle_type, basis, route }: RateCard) =>
  [formatVehicleWord(vehicle_type), route?.label, bases[basis]].filter((part) => part !== undefined).join(', ')

/** What the operator pays, and what announced rates would have brought last month. */
export function OperatorTerms({ vehicles }: { vehicles: readonly VehicleCosts[] }) {
  const api = useApi()
  const { partner } = useOrganization()
  const result = useQuery(api.rateCards.list.query({ params: { id: partner.id }, query: {} }))
  const cards = result.data?.data
  if (result.isError && !cards)
    return (
      <ErrorState
        title="Our terms could not be loaded"
        description={getErrorMessage(result.error)}
        onRetry={() => void result.refetch()}
        retrying={result.isFetching}
      />
    )
  const current = cards?.filter(({ state }) => state === 'current')
  const announced = cards?.filter(({ state }) => state === 'announced') ?? []
  const past = [...Map.groupBy(cards?.filter(({ state }) => state === 'past') ?? [], ({ version }) => version)]
  return (
    <>
      {current && announced.length > 0 ? <AnnouncedRates current={current} announced={announced} vehicles={vehicles} /> : null}
      <Card
        title="Our terms"
        {...(current?.[0] ? { subtitle: `From ${formatDate(current[0].effective_from)}` } : {})}
        divided
        action={current?.[0] ? <Badge>Rate card {current[0].version}</Badge> : null}
        footer={
          <Text size="small" tone="secondary">
            Changes are announced 14 days ahead.
          </Text>
        }
      >
        {current ? <Terms cards={current} /> : <Skeleton />}
      </Card>
      {past.length === 0 ? null : (
        <Card title="Earlier terms">
          <Accordion
            type="multiple"
            defaultValue={[]}
            items={past.map(([version, own]) => ({
              id: `rate-card-${version}`,
              title: `Rate card ${version}${own[0] ? `, from ${formatDate(own[0].effective_from)}` : ''}`,
              content: <Terms cards={own} />,
            }))}
          />
        </Card>
      )}
    </>
  )
}

function Terms({ cards }: { cards: readonly RateCard[] }) {
  const [card] = cards
  return (
    <DescriptionList
      termPosition="side"
      items={[
        ...cards.map((each) => ({ term: describeTerm(each), value: describeRate(each) })),
        ...(card
          ? [
              { term: 'Platform fee', value: percent(card.platform_fee_bps) },
              { term: `Withholding tax (${card.withholding.basis.toLowerCase()})`, value: percent(card.withholding.rate_bps) },
              ...card.bonuses.map(({ label, amount_kobo }) => ({ term: `Bonus: ${label}`, value: <Money kobo={amount_kobo} /> })),
              ...card.penalties.map(({ label, amount_kobo }) => ({ term: `Penalty: ${label}`, value: <Money kobo={-amount_kobo} /> })),
            ]
          : []),
      ]}
    />
  )
}

interface AnnouncedRatesProps {
  current: readonly RateCard[]
  announced: readonly RateCard[]
  vehicles: readonly VehicleCosts[]
}

/** The notice of new rates, in the organisation's own numbers. */
function AnnouncedRates({ current, announced, vehicles }: AnnouncedRatesProps) {
  const from = announced.map(({ effective_from }) => effective_from).toSorted()[0] ?? ''
  const change = estimateRateChange(
    current,
    announced,
    vehicles.map(({ vehicle, last_month: { trips, days, distance_m } }) => ({ type: vehicle.type, trips, days, distance_m })),
  )
  const rates = announced.map((card) => {
    const before = current.find(({ vehicle_type, route }) => vehicle_type === card.vehicle_type && route?.id === card.route?.id)
    return { term: describeTerm(card), before, card }
  })
  return (
    <Card title={`New rates from ${formatDate(from)}`} divided>
      <Stack gap="large">
        {change === undefined ? null : (
          <AlertStrip tone={change < 0 ? 'warning' : 'info'} title={describeChange(change)}>
            Estimated from your trips of last month, after the platform fee and before tax.
          </AlertStrip>
        )}
        <DescriptionList
          items={rates.map(({ term, before, card }) => ({
            term,
            value: (
              <>
                {before ? <>{describeRate(before)} now, then </> : null}
                {describeRate(card)}
              </>
            ),
          }))}
        />
      </Stack>
    </Card>
  )
}

const describeChange = (change: number): string =>
  change === 0
    ? 'Last month would have brought the same.'
    : `Last month would have brought ${formatNaira(Math.abs(change))} ${change > 0 ? 'more' : 'less'}.`
