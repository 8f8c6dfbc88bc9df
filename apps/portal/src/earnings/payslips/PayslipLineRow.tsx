import type { Payslip, PayslipLine } from '@vehicle-partner/api'
import { Button, Divider, Inline, Money, Stack, Text } from '@vehicle-partner/ui'
import { Suspense, useId, useState } from 'react'
import { createLazyPart } from '../../loading/lazyComponents.tsx'

const LineSources = createLazyPart(async () => (await import('./LineSources.tsx')).LineSources)

/** On one line. */
const why = 'Why\u00A0this?'

/** A line of a payslip with its explanation; opened, it shows what it is made of. */
export function PayslipLineRow({ payslip, line }: { payslip: Payslip; line: PayslipLine }) {
  const { label, amount_kobo, direction, explain } = line
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Stack gap="small">
      <Inline justify="between" gap="medium" align="start" wrap={false}>
        <Stack gap="none">
          <Text as="span">{label}</Text>
          <Text as="span" size="small" tone="secondary">
            {explain}
          </Text>
        </Stack>
        <Stack gap="none" align="end">
          <Money kobo={direction === 'credit' ? amount_kobo : -amount_kobo} />
          {payslip.status === 'draft' ? null : (
            <Button
              variant="quiet"
              size="small"
              flush
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={isOpen ? `Close: ${label}` : `${why} ${label}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Close' : why}
            </Button>
          )}
        </Stack>
      </Inline>
      {isOpen ? (
        <div id={id}>
          <Suspense>
            <LineSources payslip={payslip} line={line} />
          </Suspense>
        </div>
      ) : null}
      <Divider />
    </Stack>
  )
}
