import { Card, Grid, Skeleton, Stack } from '@vehicle-partner/ui'
import { FieldsLoading } from '../../loading/FieldLoading.tsx'

/** The form of the costs and the preview beside it, before they are there. */
export function CostsLoading() {
  return (
    <Grid columns="twoToOne" align="start">
      <Card>
        <FieldsLoading count={7} />
      </Card>
      <Card>
        <Stack gap="large">
          <Skeleton size="metric" width="medium" />
          <Skeleton />
          <Skeleton />
        </Stack>
      </Card>
    </Grid>
  )
}
