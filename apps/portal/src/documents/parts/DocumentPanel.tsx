import { FullScreenPanel } from '@vehicle-partner/ui'
import type { DocumentCalls } from './documentCalls.ts'
import { uploadVerb, type DocumentSlot } from './documentSlots.ts'
import { DocumentUploadForm } from './DocumentUploadForm.tsx'

interface DocumentPanelProps {
  slot: DocumentSlot
  calls: DocumentCalls
  onClose: () => void
}

/** The form of a document over the page that lists it. */
export function DocumentPanel({ slot, calls, onClose }: DocumentPanelProps) {
  return (
    <FullScreenPanel
      open
      title={`${uploadVerb(slot)}: ${slot.type.label}`}
      // The router closes it: it has its own address.
      closeOnRouteChange={false}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <DocumentUploadForm slot={slot} calls={calls} onClose={onClose} />
    </FullScreenPanel>
  )
}
