import { Card, Grid, Skeleton, Stack, type GridProps } from '@vehicle-partner/ui'

interface CardsLoadingProps {
  /** @default 3 */
  count?: number
  /** @default below each other */
  columns?: GridProps['columns']
}

/** Cards of a title and two lines, before they are there. */
export function CardsLoading({ count = 3, columns }: CardsLoadingProps) {
  const cards = Array.from({ length: count }, (_, index) => (
    <Card key={index}>
      <Stack gap="small">
        <Skeleton size="subheading" width="half" />
        <Skeleton width="threeQuarters" />
        <Skeleton size="small" width="half" />
      </Stack>
    </Card>
  ))
  return columns === undefined ? (
    <Stack gap="medium">{cards}</Stack>
  ) : (
    <Grid columns={columns} gap="large">
      {cards}
    </Grid>
  )
}
