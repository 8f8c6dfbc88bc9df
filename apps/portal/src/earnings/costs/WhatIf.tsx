import { findBreakEvenTrips, formatCount, projectTrips, sumProfits, type CostedVehicle } from '@vehicle-partner/domain'
import { Card, DescriptionList, Money, NumberField, Stack, Text } from '@vehicle-partner/ui'
import { useState } from 'react'

/** The most trips that may be asked for. */
const mostTrips = 500

/** What another number of trips in a month would leave, and how many trips cover the costs. */
export function WhatIf({ vehicle }: { vehicle: CostedVehicle }) {
  const [trips, setTrips] = useState<number | null>(vehicle.did.trips)
  if (vehicle.did.trips === 0)
    return (
      <Card title="What if?" divided>
        <Text tone="secondary">This vehicle had no trips last month. After a month with trips, this shows how many cover its costs.</Text>
      </Card>
    )
  const breakEven = findBreakEvenTrips(vehicle)
  const now = sumProfits([vehicle])
  const isReadable = trips !== null && trips >= 0 && trips <= mostTrips
  const then = isReadable ? sumProfits([projectTrips(vehicle, trips)]) : undefined
  return (
    <Card title="What if?" divided>
      <Stack gap="large">
        <NumberField label="Trips in a month" value={trips} onValueChange={setTrips} min={0} max={mostTrips} stepper />
        <DescriptionList
          aria-live="polite"
          items={[
            { term: 'Net', value: then ? <Money kobo={then.net_kobo} /> : '–' },
            { term: then && then.profit_kobo < 0 ? 'Loss' : 'Profit', value: then ? <Money kobo={then.profit_kobo} /> : '–' },
            { term: 'Compared with last month', value: then ? <Money kobo={then.profit_kobo - now.profit_kobo} signed /> : '–' },
            {
              term: 'Trips that cover the costs',
              value: breakEven === undefined ? 'More trips do not cover them: each one costs more than it brings.' : formatCount(breakEven),
            },
          ]}
        />
        <Text size="small" tone="secondary">
          As last month, with each trip bringing and costing the same.
        </Text>
      </Stack>
    </Card>
  )
}
