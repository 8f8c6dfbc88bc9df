import { FullScreenPanel } from '@vehicle-partner/ui'
import { useRef, type RefObject } from 'react'
import type { DocumentCalls } from './documentCalls.ts'
import { canUpload, uploadVerb, type DocumentSlot } from './documentSlots.ts'
import { ClosedDocumentForm } from './ClosedDocumentForm.tsx'
import { DocumentUploadForm } from './DocumentUploadForm.tsx'
import { useSending } from './useSending.ts'

interface DocumentPanelProps {
  slot: DocumentSlot
  calls: DocumentCalls
  /** The row of the document. It gets the focus when the document is sent: the control that opened the form is gone from it then. */
  row: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The form of a document over the page that lists it. Once another person or tab has sent the document, it says so. */
export function DocumentPanel({ slot, calls, row, onClose }: DocumentPanelProps) {
  const { isSending, send } = useSending(calls.create)
  const sentRow = useRef<HTMLElement>(null)
  return (
    <FullScreenPanel
      open
      title={`${uploadVerb(slot)}: ${slot.type.label}`}
      // The router closes it: it has its own address.
      closeOnRouteChange={false}
      finalFocus={sentRow}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      {canUpload(slot) || isSending ? (
        <DocumentUploadForm
          slot={slot}
          calls={{ ...calls, create: send }}
          onSent={() => {
            sentRow.current = row.current
            onClose()
          }}
          onClose={onClose}
        />
      ) : (
        <ClosedDocumentForm action={{ label: 'All documents', onClick: onClose }} />
      )}
    </FullScreenPanel>
  )
}
