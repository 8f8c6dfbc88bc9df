import { AlertStrip, Button, DateText } from '@vehicle-partner/ui'
import { CloudDownload } from 'lucide-react'
import { useState } from 'react'
import { usePortal } from '../../session/PortalContext.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import type { SavedManifest } from './useSavedManifest.ts'

interface SavedManifestStripProps {
  saved: SavedManifest
  bookings: number
  closesAt: string
}

/** Whether the list opens on this device without a network, and until when; nothing for who looks through the eyes of another role. */
export function SavedManifestStrip({ saved, bookings, closesAt }: SavedManifestStripProps) {
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
    <div role="status">
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
      )}
    </div>
  )
}
