import { sumProfits, type CostedVehicle } from '@vehicle-partner/domain'
import { Card, Money, Stack, Text, Waterfall, type WaterfallStep } from '@vehicle-partner/ui'
import { describeMargin } from './describeMargin.ts'

/** Last month as if the costs had been these: net, each cost, and what is left. */
export function ProfitPreview({ vehicles, of }: { vehicles: readonly CostedVehicle[]; of: string }) {
  const { net_kobo, costs, profit_kobo, margin_bps } = sumProfits(vehicles)
  return (
    <Card title="Last month at these costs" divided>
      <Stack gap="large">
        <Stack gap="xsmall">
          <Money kobo={profit_kobo} size="metric" />
          <Text size="small" tone="secondary">
            {`${profit_kobo < 0 ? 'loss' : 'profit'} of ${of}${margin_bps === null ? '' : `, ${describeMargin(margin_bps)} of gross`}`}
          </Text>
        </Stack>
        <Waterfall aria-label="From net to profit" steps={listSteps(net_kobo, costs, profit_kobo)} />
        <Text size="small" tone="secondary">
          Net is that of the vehicles: platform fee and withholding tax belong to none of them, and are not in it. An estimate for you. It
          never changes what we pay you.
        </Text>
      </Stack>
    </Card>
  )
}

function listSteps(net_kobo: number, costs: readonly { label: string; amount_kobo: number }[], profit_kobo: number): WaterfallStep[] {
  const atLeastZero = (value: number) => Math.max(0, value)
  let left = net_kobo
  return [
    { id: 'net', label: 'Net', value: <Money kobo={net_kobo} />, from: 0, to: atLeastZero(net_kobo), tone: 'added' },
    ...costs.map(({ label, amount_kobo }, index): WaterfallStep => {
      const before = left
      left -= amount_kobo
      return {
        id: `cost-${index}`,
        label,
        value: <Money kobo={-amount_kobo} />,
        from: atLeastZero(left),
        to: atLeastZero(before),
        tone: 'removed',
      }
    }),
    {
      id: 'profit',
      label: profit_kobo < 0 ? 'Loss' : 'Profit',
      value: <Money kobo={profit_kobo} />,
      from: 0,
      to: atLeastZero(profit_kobo),
      tone: 'total',
    },
  ]
}
