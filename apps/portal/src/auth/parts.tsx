import { Button, Spinner, Stack, Text } from '@vehicle-partner/ui'
import { useHome } from '../app/session.tsx'

/** Stands for a part of a page that could not be fetched: the network is gone, or a newer version has replaced it. */
export function PartMissing() {
  const { ports } = useHome()
  return (
    <Stack align="start">
      <Text>This part could not be loaded. The network may have gone, or a newer version is there.</Text>
      <Button variant="secondary" onClick={ports.reload}>
        Load again
      </Button>
    </Stack>
  )
}

/** Stands for a part of a page that is on its way. */
export function PartWaiting() {
  return <Spinner label="Loading" />
}
