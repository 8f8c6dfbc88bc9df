import { AlertStrip, Button } from '@vehicle-partner/ui'
import { useOnline } from '../session/useOnline.ts'

interface StaleStripProps {
  query: { isFetching: boolean; refetch: () => unknown }
}

/** Stands above what could not be loaded anew. Offline the banner of the page says why, and it loads by itself afterwards. */
export function StaleStrip({ query: { isFetching, refetch } }: StaleStripProps) {
  const isOnline = useOnline()
  if (!isOnline) return null
  return (
    <AlertStrip
      tone="warning"
      title="The newest could not be loaded."
      action={
        <Button variant="quiet" size="small" pending={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      }
    >
      What you see may be out of date.
    </AlertStrip>
  )
}
