import { Money, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'

interface FigureProps {
  label: string
  /** `null` prints a dash. */
  kobo: number | null | undefined
  loading: boolean
  children?: ReactNode
}

/** An amount with its name above and a line below. */
export const Figure = ({ label, kobo, loading, children }: FigureProps) => (
  <Stack gap="none" aria-busy={loading}>
    <Text size="label" tone="secondary">
      {label}
    </Text>
    {loading || kobo === undefined ? <Skeleton width="half" /> : <Money kobo={kobo} size="metric" />}
    {loading ? (
      <Skeleton size="small" width="third" />
    ) : (
      <Text size="small" tone="secondary">
        {children}
      </Text>
    )}
  </Stack>
)
