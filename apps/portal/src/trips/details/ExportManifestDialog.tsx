import { useMutation } from '@tanstack/react-query'
import { ApiError } from '@vehicle-partner/api'
import { formatTripName } from '@vehicle-partner/domain'
import { exportReasonMaxLength, manifestExportSchema } from '@vehicle-partner/domain/entities'
import { Button, Dialog, TextArea } from '@vehicle-partner/ui'
import { useRef, useState } from 'react'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import type { TripDialogProps } from './TripQuestionDialog.tsx'

/** Downloads the passengers as a file. The reason is asked for first, because the file leaves the product and its log. */
export function ExportManifestDialog({ trip, onClose }: TripDialogProps) {
  const { manifest } = useApi()
  const { saveFile } = usePortal().dependencies
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const download = useMutation({
    mutationFn: (body: { reason: string }) => manifest.export({ params: { id: trip.id }, body }),
  })
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const exportRows = withErrorToast(async (body: { reason: string }) => {
    if (download.isPending) return
    const file = await download.mutateAsync(body).catch((failure: unknown) => {
      if (failure instanceof ApiError) setError(failure.fields['reason'])
      throw failure
    })
    saveFile(file)
    onClose()
    showSuccess(`${file.filename} is downloaded.`)
  })
  const submit = () => {
    const checked = manifestExportSchema.safeParse({ reason })
    if (checked.success) return void exportRows(checked.data).catch(() => undefined)
    setError(checked.error.issues[0]?.message)
    field.current?.focus()
  }
  return (
    <Dialog
      open
      title="Export the passengers"
      description={`${formatTripName(trip)}, ${trip.reference}. The file names passengers: delete it after the trip. Your name and the reason stay in the audit log.`}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button pending={download.isPending} onClick={submit}>
            Download CSV
          </Button>
        </>
      }
    >
      <TextArea
        ref={field}
        label="What do you need it for?"
        hint="For example: for the driver, whose phone has no internet"
        maxLength={exportReasonMaxLength}
        value={reason}
        onValueChange={(value) => {
          setReason(value)
          setError(undefined)
        }}
        error={error}
      />
    </Dialog>
  )
}
