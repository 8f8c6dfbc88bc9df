import { AlertStrip, Button, DateText, Inline, Stack } from '@vehicle-partner/ui'
import { CloudDownload } from 'lucide-react'
import { useState } from 'react'
import { usePortal } from '../../session/PortalContext.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import type { SavedManifest } from './useSavedManifest.ts'

interface SavedManifestStripProps {
  saved: SavedManifest
  bookings: number
  closesAt: string
  /** Passengers who were ticked without a network and are not sent yet. */
  waiting: number
}

/** What was ticked and waits, and whether the list opens on this device without a network, and until when; nothing for who looks through the eyes of another role. */
export function SavedManifestStrip({ saved, bookings, closesAt, waiting }: SavedManifestStripProps) {
  const { showErrorMessage } = useErrorToast()
  const { preview } = usePortal().sessionManager
  const [isSaving, setSaving] = useState(false)
  const handleSave = async () => {
    setSaving(true)
    try {
      await saved.save()
    } catch {
      showErrorMessage('This browser cannot keep the list. Print it, or send it as a text.')
    } finally {
      setSaving(false)
    }
  }
  if (preview() !== undefined) return null
  return (
    <Stack gap="small" role="status">
      {waiting === 0 ? null : (
        <AlertStrip tone="warning" title={waiting === 1 ? '1 passenger not sent yet.' : `${waiting} passengers not sent yet.`}>
          What you tick without a network waits on this device, and is sent as soon as there is one.
        </AlertStrip>
      )}
      {saved.savedAt ? (
        <AlertStrip
          tone="success"
          title="Saved on this device."
          action={
            <Button variant="quiet" size="small" flush onClick={() => void saved.remove().catch(() => undefined)}>
              Remove
            </Button>
          }
        >
          <DateText value={saved.savedAt.toISOString()} format="time" />, {bookings === 1 ? '1 booking' : `${bookings} bookings`}. It opens
          without a network until <DateText value={closesAt} format="weekday" />, <DateText value={closesAt} format="time" />, or until you
          log out.
        </AlertStrip>
      ) : (
        <Inline>
          <Button
            variant="secondary"
            size="small"
            startIcon={<CloudDownload />}
            pending={isSaving}
            pendingLabel="Saving..."
            onClick={() => void handleSave()}
          >
            Save for offline
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
