import { Grid, Stack, Text } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'

/** A few facts side by side, in pairs on a phone: the name above each value. */
export const FactList = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Grid as="dl" columns="facts" gap={{ phone: 'medium', tablet: 'xlarge' }}>
    {facts.map(([name, value]) => (
      <Stack key={name} gap="none">
        <Text as="dt" size="small" tone="secondary">
          {name}
        </Text>
        <Text as="dd" weight="strong">
          {value}
        </Text>
      </Stack>
    ))}
  </Grid>
)
