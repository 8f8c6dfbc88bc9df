import { Inline, Link, Money, Stack, Text } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'

interface AmountRowProps {
  label: string
  kobo: number
  /** Where the amount comes from. */
  href?: string
  children?: ReactNode
}

/** An amount with its name, and a sentence about it below. */
export const AmountRow = ({ label, kobo, href, children }: AmountRowProps) => (
  <Stack gap="none">
    <Inline justify="between" gap="medium" align="start" wrap="words">
      {href === undefined ? <Text as="span">{label}</Text> : <Link href={href}>{label}</Link>}
      <Money kobo={kobo} />
    </Inline>
    {children === undefined ? null : (
      <Text size="small" tone="secondary">
        {children}
      </Text>
    )}
  </Stack>
)

/** The total of the rows above it. */
export const AmountTotal = ({ label, kobo }: { label: string; kobo: number }) => (
  <Inline justify="between" gap="medium">
    <Text as="span" weight="bold">
      {label}
    </Text>
    <Text as="span" weight="bold">
      <Money kobo={kobo} />
    </Text>
  </Inline>
)
