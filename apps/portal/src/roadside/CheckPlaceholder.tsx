import { Heading, Stack, Text } from '@vehicle-partner/ui'

export const checkTitle = 'Roadside check'

/** The check before its answer is there. */
export const CheckPlaceholder = () => (
  <Stack gap="xlarge">
    <Heading level={1}>{checkTitle}</Heading>
    <Text role="status">Checking...</Text>
  </Stack>
)
