import type { Payslip, PayslipLine } from '@vehicle-partner/api'
import { Button, Divider, Inline, Money, Stack, Text } from '@vehicle-partner/ui'
import { Suspense, useId, useState } from 'react'
import { createLazyPart } from '../../loading/lazyComponents.tsx'

const LineSources = createLazyPart(async () => (await import('./LineSources.tsx')).LineSources)

/** On one line. */
const why = 'Why\u00A0this?'

/** A line of a payslip with its explanation; opened, it shows what it is made of. */
export function PayslipLineRow({ payslip, line }: { payslip: Payslip; line: PayslipLine }) {
  const { amount_kobo, direction, explain } = line
  // A number keeps its sign.
  const label = line.label.replaceAll(' %', '\u00A0%')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Stack gap="small">
      <Stack gap="none">
        <Inline justify="between" gap="medium" align="start" wrap="words">
          <Text as="span" weight="strong">
            {label}
          </Text>
          <Money kobo={direction === 'credit' ? amount_kobo : -amount_kobo} />
        </Inline>
        <Inline justify="between" gap="medium" align="start" wrap="words">
          <Text as="span" size="small" tone="secondary">
            {explain}
          </Text>
          {payslip.status === 'draft' ? null : (
            <Button
              variant="quiet"
              size="small"
              flush="end"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={isOpen ? `Close: ${label}` : `${why} ${label}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Close' : why}
            </Button>
          )}
        </Inline>
      </Stack>
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
