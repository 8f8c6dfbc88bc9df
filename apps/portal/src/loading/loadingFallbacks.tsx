import { Button, Spinner, Stack, Text } from '@vehicle-partner/ui'
import { useEffect } from 'react'
import { usePortal } from '../session/useSession.ts'

/** Stands for a part of a page that could not be fetched: the network is gone, or a newer version has replaced it. */
export function PartLoadError() {
  const { dependencies } = usePortal()
  return (
    <Stack align="start">
      <Text>This part could not be loaded. The network may have gone, or a newer version is there.</Text>
      <Button variant="secondary" onClick={dependencies.reload}>
        Load again
      </Button>
    </Stack>
  )
}

/** The same where the page is of no use without it: a newer version of the program has it, most likely. */
export function FormLoadError() {
  const { dependencies } = usePortal()
  useEffect(() => {
    void dependencies.renew()
  }, [dependencies])
  return <PartLoadError />
}

/** Stands for a part of a page that is on its way. */
export function PartLoading() {
  return <Spinner label="Loading" />
}
