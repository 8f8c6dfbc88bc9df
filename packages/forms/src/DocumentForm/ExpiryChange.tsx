import { formatDate, type Day } from '@vehicle-partner/domain'
import { Card, Grid, Stack, Text } from '@vehicle-partner/ui'

/** When the old document expires, and the new one: undefined while no date can be read. */
export function ExpiryChange({ from, to }: { from: Day; to: Day | undefined }) {
  return (
    <Card>
      <Grid as="dl" columns="facts" gap={{ phone: 'medium', tablet: 'xlarge' }}>
        <Fact term="Old one expires" value={formatDate(from)} />
        <Fact term="New one expires" value={to === undefined ? '–' : formatDate(to)} />
      </Grid>
    </Card>
  )
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <Stack gap="none">
    <Text as="dt" size="small" tone="secondary">
      {term}
    </Text>
    <Text as="dd" weight="strong">
      {value}
    </Text>
  </Stack>
)
