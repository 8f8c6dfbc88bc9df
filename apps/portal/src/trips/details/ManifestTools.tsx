import type { Passenger, TripDetails } from '@vehicle-partner/api'
import { Button, DateText, Inline, Stack, Text } from '@vehicle-partner/ui'
import { CloudDownload, Download, MessageSquareText, Printer } from 'lucide-react'
import { Suspense, useState } from 'react'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { usePortal } from '../../session/PortalContext.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import type { SavedManifest } from './useSavedManifest.ts'

const ExportManifestDialog = createLazyPart(async () => (await import('./ExportManifestDialog.tsx')).ExportManifestDialog)
const PassengerTextDialog = createLazyPart(async () => (await import('./PassengerTextDialog.tsx')).PassengerTextDialog)

interface ManifestToolsProps {
  trip: TripDetails
  passengers: readonly Passenger[]
  closesAt: string
  /** Undefined once the window has closed: there is nothing to keep. */
  saved: SavedManifest | undefined
}

/** Takes the list along: on paper, on this device, and as a text. */
export function ManifestTools({ trip, passengers, closesAt, saved }: ManifestToolsProps) {
  const { showErrorMessage } = useErrorToast()
  const { preview } = usePortal().sessionManager
  const [isTextOpen, setTextOpen] = useState(false)
  const [isExportOpen, setExportOpen] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const handleSave = async () => {
    setSaving(true)
    try {
      await saved?.save()
    } catch {
      showErrorMessage('This browser cannot keep the list. Print it, or send it as a text.')
    } finally {
      setSaving(false)
    }
  }
  const canSave = saved !== undefined && preview() === undefined
  return (
    <Stack gap="small">
      <Inline gap="small">
        <Button variant="secondary" size="small" startIcon={<Printer />} onClick={() => window.print()}>
          Print
        </Button>
        {canSave && saved.savedAt === undefined ? (
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
        ) : null}
        <Button variant="secondary" size="small" startIcon={<MessageSquareText />} onClick={() => setTextOpen(true)}>
          Text version
        </Button>
        <Button variant="secondary" size="small" startIcon={<Download />} onClick={() => setExportOpen(true)}>
          Export CSV
        </Button>
      </Inline>
      <div role="status">
        {canSave && saved.savedAt ? (
          <Inline gap="small">
            <Text as="span" size="small">
              Saved at <DateText value={saved.savedAt.toISOString()} format="time" />,{' '}
              {passengers.length === 1 ? '1 booking' : `${passengers.length} bookings`}. It opens without a network until{' '}
              <DateText value={closesAt} format="weekday" />, <DateText value={closesAt} format="time" />, or until you log out.
            </Text>
            <Button variant="quiet" size="small" flush onClick={() => void saved.remove().catch(() => undefined)}>
              Remove
            </Button>
          </Inline>
        ) : null}
      </div>
      <Suspense>
        {isTextOpen ? <PassengerTextDialog trip={trip} passengers={passengers} onClose={() => setTextOpen(false)} /> : null}
        {isExportOpen ? <ExportManifestDialog trip={trip} onClose={() => setExportOpen(false)} /> : null}
      </Suspense>
    </Stack>
  )
}
