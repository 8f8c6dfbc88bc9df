import { useMutation } from '@tanstack/react-query'
import type { Report } from '@vehicle-partner/api'
import { reports as reportCalls } from '@vehicle-partner/api/contract'
import { usePortal } from '../session/PortalContext.ts'
import { useApi, useOrganization } from '../session/useSession.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'

/** Downloads the file of a report, or asks for the report again. Errors are shown as toasts. */
export function useReportFile() {
  const { reports } = useApi()
  const { partner } = useOrganization()
  const { saveFile } = usePortal().dependencies
  const { withErrorToast, showErrorMessage } = useErrorToast()
  const create = useMutation(reports.create.mutation())
  return {
    download: (id: string) => withErrorToast(async () => saveFile(await reports.download({ params: { id } })))(),
    /** `onCreated` gets the new report. */
    repeat: (report: Report | undefined, onCreated?: (created: Report) => void) =>
      withErrorToast(async () => {
        // A newer server may have types that this program does not know: then the call would be refused.
        const body = reportCalls.create.body?.safeParse(report)
        if (!body?.success) return showErrorMessage('This export can no longer be made. Export the list again.')
        const { data } = await create.mutateAsync({ params: { id: partner.id }, body: body.data })
        onCreated?.(data)
      })(),
  }
}
