import { Button, Spinner, Stack, Text } from '@vehicle-partner/ui'
import { useEffect } from 'react'
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

/** The same where the page is of no use without it: a newer version of the program has it, most likely. */
export function FormMissing() {
  const { ports } = useHome()
  useEffect(() => {
    void ports.renew()
  }, [ports])
  return <PartMissing />
}

/** Stands for a part of a page that is on its way. */
export function PartWaiting() {
  return <Spinner label="Loading" />
}
