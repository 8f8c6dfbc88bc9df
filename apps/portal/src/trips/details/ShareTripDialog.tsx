import { formatTripName } from '@vehicle-partner/domain'
import { useMutation } from '@tanstack/react-query'
import { Button, CopyButton, DateText, Dialog, Inline, Stack, Text } from '@vehicle-partner/ui'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import type { TripDialogProps } from './TripQuestionDialog.tsx'

/** How many links work now; a link itself is shown once, when it is made. */
function describeLinks(count: number): string {
  if (count === 0) return 'No one follows this trip by a link yet. Make one, and send it to the person who waits for the vehicle.'
  const links = count === 1 ? '1 link to this trip works' : `${count} links to this trip work`
  return `${links} until a day after ${count === 1 ? 'it was' : 'they were'} made. A link is shown only when it is made; you can make another or end them all.`
}

/** The button that made the link is gone. */
const focusWhenShown = (button: HTMLElement | null) => button?.focus()

/** Makes a link to follow a trip without names, and ends the links that were made before. */
export function ShareTripDialog({ trip, onClose }: TripDialogProps) {
  const { trips } = useApi()
  const { origin } = usePortal().dependencies
  const share = useMutation(trips.share.mutation())
  const end = useMutation(trips.endShare.mutation())
  const [made, setMade] = useState<{ url: string; expires_at: string }>()
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const params = { id: trip.id }
  const { live_links } = trip.sharing
  const url = made && new URL(made.url, origin).href
  return (
    <Dialog
      open
      title="Share live link"
      description="Everyone with the link sees the stops and where the vehicle is, without names or phone numbers. It ends after a day."
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          {live_links === 0 && !made ? null : (
            <Button
              variant="quiet"
              pending={end.isPending}
              onClick={withErrorToast(async () => {
                await end.mutateAsync({ params })
                setMade(undefined)
                showSuccess('All links to this trip have ended.')
              })}
            >
              End all links
            </Button>
          )}
          {made ? null : (
            <Button
              pending={share.isPending}
              onClick={withErrorToast(async () => setMade((await share.mutateAsync({ params, body: {} })).data))}
            >
              Make a link
            </Button>
          )}
        </>
      }
    >
      {made && url !== undefined ? (
        <Stack gap="medium">
          <Text>{url}</Text>
          <Text size="small" tone="secondary">
            It ends <DateText value={made.expires_at} format="weekday" />, <DateText value={made.expires_at} format="time" />. It is not
            shown again.
          </Text>
          <Inline gap="small">
            <CopyButton ref={focusWhenShown} value={url} label="Copy link" size="medium" />
            <Button
              variant="secondary"
              startIcon={<MessageCircle />}
              href={`https://wa.me/?text=${encodeURIComponent(`${formatTripName(trip)}: ${url}`)}`}
              target="_blank"
            >
              WhatsApp
            </Button>
          </Inline>
        </Stack>
      ) : (
        <Text>{describeLinks(live_links)}</Text>
      )}
    </Dialog>
  )
}
