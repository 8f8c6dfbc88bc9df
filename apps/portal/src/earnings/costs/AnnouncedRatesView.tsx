import { estimateRateChange, formatDate, formatNaira } from '@vehicle-partner/domain'
import { AlertStrip, Button, Card, DateText, DescriptionList, Inline, Stack, Text } from '@vehicle-partner/ui'
import type { VehicleCosts } from './costedVehicles.ts'
import { describeRate, describeTerm, type RateCard, type RateCards } from './rateTexts.tsx'

export interface AnnouncedRatesViewProps extends AcknowledgementProps {
  cards: RateCards['data']
  vehicles: readonly Pick<VehicleCosts, 'vehicle' | 'last_month'>[]
}

/** The rates that are announced. */
export const findAnnounced = (cards: RateCards['data']): RateCard[] => cards.filter(({ state }) => state === 'announced')

/** The notice of new rates, in the organisation's own numbers. */
export function AnnouncedRatesView({ cards, vehicles, ...acknowledgement }: AnnouncedRatesViewProps) {
  const current = cards.filter(({ state }) => state === 'current')
  const announced = findAnnounced(cards)
  const from = announced.map(({ effective_from }) => effective_from).toSorted()[0] ?? ''
  const change = estimateRateChange(
    current,
    announced,
    vehicles.map(({ vehicle, last_month: { trips, days, distance_m } }) => ({ type: vehicle.type, trips, days, distance_m })),
  )
  const changes = announced.map((card) => {
    const before = current.find(({ vehicle_type, route }) => vehicle_type === card.vehicle_type && route?.id === card.route?.id)
    return { term: describeTerm(card), before, card }
  })
  return (
    <Card title={`New rates from ${formatDate(from)}`} divided footer={<Acknowledgement announced={announced} {...acknowledgement} />}>
      <Stack gap="large">
        {change === undefined ? null : (
          <AlertStrip tone={change < 0 ? 'warning' : 'info'} title={describeChange(change)}>
            Estimated from your trips of last month, after the platform fee and before tax.
          </AlertStrip>
        )}
        <DescriptionList
          items={changes.map(({ term, before, card }) => ({
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

interface AcknowledgementProps {
  /** The user has confirmed it here: what is said then takes the focus of the button that is gone. */
  hasConfirmed: boolean
  isConfirming: boolean
  onConfirm?: () => void
}

const takeFocus = (element: HTMLElement | null) => {
  if (element && document.activeElement === document.body) element.focus({ preventScroll: true })
}

/** Asks to confirm that the notice was read, once for the organisation; then who did so, and when. */
function Acknowledgement({ announced, hasConfirmed, isConfirming, onConfirm }: AcknowledgementProps & { announced: readonly RateCard[] }) {
  const isOpen = announced.some(({ acknowledged }) => !acknowledged)
  const last = announced
    .flatMap(({ acknowledged }) => acknowledged ?? [])
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .at(0)
  return (
    <Inline gap="medium" justify="between" aria-live="polite">
      {isOpen ? (
        <>
          <Text size="small" tone="secondary">
            Confirming changes nothing about the rates. It tells us that you have seen them.
          </Text>
          <Button variant="secondary" pending={isConfirming} onClick={onConfirm}>
            I have read this
          </Button>
        </>
      ) : last ? (
        <Text size="small" tone="secondary" tabIndex={-1} ref={hasConfirmed ? takeFocus : undefined}>
          Read by {last.by}, <DateText value={last.at} format="full" />
        </Text>
      ) : null}
    </Inline>
  )
}

const describeChange = (change: number): string =>
  change === 0
    ? 'Last month would have brought the same.'
    : `Last month would have brought ${formatNaira(Math.abs(change))} ${change > 0 ? 'more' : 'less'}.`
