import type { Passenger, TripDetails } from '@vehicle-partner/api'
import { Button, Inline } from '@vehicle-partner/ui'
import { Download, Printer, Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import { createLazyPart } from '../../loading/lazyComponents.tsx'

const ExportManifestDialog = createLazyPart(async () => (await import('./ExportManifestDialog.tsx')).ExportManifestDialog)
const PassengerTextDialog = createLazyPart(async () => (await import('./PassengerTextDialog.tsx')).PassengerTextDialog)

interface ManifestToolsProps {
  trip: TripDetails
  passengers: readonly Passenger[]
}

/** Takes the list along: on paper, as a text, and as a table. */
export function ManifestTools({ trip, passengers }: ManifestToolsProps) {
  const [isTextOpen, setTextOpen] = useState(false)
  const [isExportOpen, setExportOpen] = useState(false)
  return (
    <>
      <Inline gap="small">
        <Button variant="secondary" size="small" startIcon={<Printer />} onClick={() => window.print()}>
          Print the list
        </Button>
        <Button variant="secondary" size="small" startIcon={<Send />} onClick={() => setTextOpen(true)}>
          Text version
        </Button>
        <Button variant="secondary" size="small" startIcon={<Download />} onClick={() => setExportOpen(true)}>
          Export CSV
        </Button>
      </Inline>
      <Suspense>
        {isTextOpen ? <PassengerTextDialog trip={trip} passengers={passengers} onClose={() => setTextOpen(false)} /> : null}
        {isExportOpen ? <ExportManifestDialog trip={trip} onClose={() => setExportOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
