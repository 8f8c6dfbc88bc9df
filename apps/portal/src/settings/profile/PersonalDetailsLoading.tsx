import { Grid, Inline, Skeleton, Stack } from '@vehicle-partner/ui'

/** The room of `PersonalDetails`, so that the sections below it stay where they are: photo, names, e-mail address, phone number and button. */
export function PersonalDetailsLoading() {
  return (
    <Stack gap="large">
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

/** A field with its label; a note below it has two lines on a phone. */
const FieldLoading = ({ hasNote = false }: { hasNote?: boolean }) => (
  <Stack gap="xsmall">
    <Skeleton size="small" width="word" />
    <Skeleton shape="field" />
    {hasNote ? (
      <Inline gap={{ phone: 'none', laptop: 'small' }}>
        <Skeleton size="small" width="long" />
        <Skeleton size="small" width="long" />
      </Inline>
    ) : null}
  </Stack>
)
