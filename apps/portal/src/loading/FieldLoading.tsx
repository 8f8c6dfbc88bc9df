import { Inline, Skeleton, Stack } from '@vehicle-partner/ui'

/** A field with its label; a note below it has two lines on a phone. */
export const FieldLoading = ({ hasNote = false }: { hasNote?: boolean }) => (
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

/** The fields of a form below each other. */
export const FieldsLoading = ({ count }: { count: number }) => (
  <Stack gap="large">
    {Array.from({ length: count }, (_, index) => (
      <FieldLoading key={index} />
    ))}
  </Stack>
)
