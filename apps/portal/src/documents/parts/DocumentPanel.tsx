import { FullScreenPanel } from '@vehicle-partner/ui'
import { useRef, useState, type RefObject } from 'react'
import type { DocumentCalls } from './documentCalls.ts'
import { canUpload, uploadVerb, type DocumentSlot } from './documentSlots.ts'
import { DocumentUnderReview } from './DocumentUnderReview.tsx'
import { DocumentUploadForm } from './DocumentUploadForm.tsx'

interface DocumentPanelProps {
  slot: DocumentSlot
  calls: DocumentCalls
  /** The row of the document. It gets the focus when the document is sent: the control that opened the form is gone from it then. */
  row: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The form of a document over the page that lists it. Once another person or tab has sent the document, it says so. */
export function DocumentPanel({ slot, calls, row, onClose }: DocumentPanelProps) {
  /** The list follows what this form sends before the form closes. */
  const [isSending, setSending] = useState(false)
  const sentRow = useRef<HTMLElement>(null)
  const create: DocumentCalls['create'] = async (values) => {
    setSending(true)
    try {
      return await calls.create(values)
    } catch (error) {
      setSending(false)
      throw error
    }
  }
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
          calls={{ ...calls, create }}
          onSent={() => {
            sentRow.current = row.current
            onClose()
          }}
          onClose={onClose}
        />
      ) : (
        <DocumentUnderReview action={{ label: 'All documents', onClick: onClose }} />
      )}
    </FullScreenPanel>
  )
}
