import { Button, Spinner, Stack, Text } from '@vehicle-partner/ui'
import { useEffect } from 'react'
import { usePortal } from '../session/PortalContext.ts'

/** Shown where a part of a page could not be loaded: the network failed, or a newer version has replaced the part. */
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

/** The same for the main form of a page: first reloads the program if the server has a newer one. */
export function FormLoadError() {
  const { dependencies } = usePortal()
  useEffect(() => {
    void dependencies.reloadIfOutdated()
  }, [dependencies])
  return <PartLoadError />
}

/** Shown while a part of a page is loading. */
export function PartLoading() {
  return <Spinner label="Loading" />
}
