import { sumProfits, type CostedVehicle } from '@vehicle-partner/domain'
import { Card, Money, Stack, Text, Waterfall, type WaterfallStep } from '@vehicle-partner/ui'
import { describeMargin } from './describeMargin.ts'

/** What the vehicles share of the operator's deductions. */
const sharedLabel = 'Fee and tax'

/** Last month as if the costs had been these: net, each cost, and what is left. */
export function ProfitPreview({ vehicles, of }: { vehicles: readonly CostedVehicle[]; of: string }) {
  const { net_kobo, shared_kobo, costs, profit_kobo, margin_bps } = sumProfits(vehicles)
  const taken = shared_kobo === 0 ? costs : [{ label: sharedLabel, amount_kobo: -shared_kobo }, ...costs]
  return (
    <Card title="Last month at these costs" divided>
      <Stack gap="large">
        <Stack gap="xsmall">
          <Money kobo={profit_kobo} size="metric" />
          <Text size="small" tone="secondary">
            {`${profit_kobo < 0 ? 'loss' : 'profit'} of ${of}${margin_bps === null ? '' : `, ${describeMargin(margin_bps)} of gross`}`}
          </Text>
        </Stack>
        <Waterfall aria-label="From net to profit" steps={listSteps(net_kobo, taken, profit_kobo)} />
        <Text size="small" tone="secondary">
          {shared_kobo === 0
            ? ''
            : 'Platform fee and withholding tax are of no vehicle: they are shared among all of them by what each brought. '}
          An estimate for you. It never changes what we pay you.
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
