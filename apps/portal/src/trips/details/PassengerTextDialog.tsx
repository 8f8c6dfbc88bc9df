import type { Passenger, TripDetails } from '@vehicle-partner/api'
import { Button, CopyButton, Dialog, Inline, Stack, TextArea } from '@vehicle-partner/ui'
import { MessageCircle, MessageSquareText, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePortal } from '../../session/PortalContext.ts'
import type { Device } from '../../session/PortalDependencies.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { formatPassengerText } from './passengerText.ts'

interface PassengerTextDialogProps {
  trip: TripDetails
  passengers: readonly Passenger[]
  onClose: () => void
}

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** The passengers as a text, to copy or to send to the driver. */
export function PassengerTextDialog({ trip, passengers, onClose }: PassengerTextDialogProps) {
  const { loadDevice } = usePortal().dependencies
  const { withErrorToast } = useErrorToast()
  const [device, setDevice] = useState<Device>()
  useEffect(() => {
    loadDevice().then(setDevice, () => undefined)
  }, [loadDevice])
  const text = formatPassengerText(trip, passengers)
  const encoded = encodeURIComponent(text)
  const shareText = device?.shareText
  const phone = trip.driver?.phone?.replace(/[^\d+]/g, '') ?? ''
  return (
    <Dialog
      open
      title="Text version"
      description="For a phone without internet. Send it to the driver alone: it names passengers."
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Stack gap="medium">
        <TextArea label="Passengers as text" value={text} readOnly rows={6} showCount={false} />
        <Inline gap="small">
          <CopyButton value={text} label="Copy text" size="medium" />
          {shareText ? (
            <Button
              variant="secondary"
              startIcon={<Send />}
              onClick={withErrorToast(() =>
                shareText({ title: trip.reference, text }).catch((error: unknown) => {
                  if (!isCancelled(error)) throw error
                }),
              )}
            >
              Send
            </Button>
          ) : null}
          <Button variant="secondary" startIcon={<MessageSquareText />} href={`sms:${phone}?body=${encoded}`}>
            SMS
          </Button>
          <Button variant="secondary" startIcon={<MessageCircle />} href={`https://wa.me/?text=${encoded}`} target="_blank">
            WhatsApp
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
