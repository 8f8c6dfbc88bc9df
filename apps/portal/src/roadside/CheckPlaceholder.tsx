import { Heading, Loading, Skeleton, Stack } from '@vehicle-partner/ui'

export const checkTitle = 'Roadside check'

/** The check before its answer is there. */
export const CheckPlaceholder = () => (
  <Stack gap="xlarge">
    <Heading level={1}>{checkTitle}</Heading>
    <Loading
      loading
      label="check"
      placeholder={
        <Stack gap="medium">
          <Skeleton width="half" />
          <Skeleton size="small" width="threeQuarters" />
          <Skeleton size="small" width="half" />
          <Skeleton size="small" width="threeQuarters" />
        </Stack>
      }
    />
  </Stack>
)
