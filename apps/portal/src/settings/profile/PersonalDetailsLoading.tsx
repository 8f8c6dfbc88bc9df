import { Grid, Inline, Skeleton, Stack } from '@vehicle-partner/ui'
import { FieldLoading } from '../../loading/FieldLoading.tsx'

/** The room of `PersonalDetails`, so that the sections below it stay where they are: photo, names, e-mail address, phone number and button. */
export function PersonalDetailsLoading() {
  return (
    <Stack gap="large" data-loading-profile="">
      <Inline gap="medium">
        <Skeleton shape="circle" />
        <Skeleton shape="field" width="short" />
      </Inline>
      <Grid columns="halves" gap="large">
        <FieldLoading hasNote />
        <FieldLoading />
      </Grid>
      <FieldLoading hasNote />
      <FieldLoading />
      <Skeleton shape="field" width="medium" />
    </Stack>
  )
}
