import type { Passenger, TripDetails } from '@vehicle-partner/api'
import { IconButton, Inline } from '@vehicle-partner/ui'
import { Download, Printer, Send } from 'lucide-react'
import { useState } from 'react'
import { createLazyPopup } from '../../loading/lazyPopup.tsx'

const ExportManifestDialog = createLazyPopup(async () => (await import('./ExportManifestDialog.tsx')).ExportManifestDialog)
const PassengerTextDialog = createLazyPopup(async () => (await import('./PassengerTextDialog.tsx')).PassengerTextDialog)

interface ManifestToolsProps {
  trip: TripDetails
  passengers: readonly Passenger[]
}

/** Takes the list along: on paper, as a text, and as a table. */
export function ManifestTools({ trip, passengers }: ManifestToolsProps) {
  const [isTextOpen, setTextOpen] = useState(false)
  const [isExportOpen, setExportOpen] = useState(false)
  const tools = [
    { label: 'Print the list', icon: <Printer />, onClick: () => window.print() },
    { label: 'Text version', icon: <Send />, onClick: () => setTextOpen(true) },
    { label: 'Export CSV', icon: <Download />, onClick: () => setExportOpen(true) },
  ]
  return (
    <>
      <Inline gap="small" wrap={false}>
        {tools.map(({ label, icon, onClick }) => (
          <IconButton key={label} variant="secondary" label={label} title={label} icon={icon} onClick={onClick} />
        ))}
      </Inline>
      {isTextOpen ? <PassengerTextDialog trip={trip} passengers={passengers} onClose={() => setTextOpen(false)} /> : null}
      {isExportOpen ? <ExportManifestDialog trip={trip} onClose={() => setExportOpen(false)} /> : null}
    </>
  )
}
