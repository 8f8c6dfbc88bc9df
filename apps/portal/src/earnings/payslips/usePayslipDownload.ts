import { usePortal } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'

/** Saves a payslip as a file; a failure is a toast. */
export function usePayslipDownload(id: string): (format: 'pdf' | 'csv') => () => Promise<void> {
  const { payslips } = useApi()
  const { saveFile } = usePortal().dependencies
  const { withErrorToast } = useErrorToast()
  return (format) => withErrorToast(async () => saveFile(await payslips.download({ params: { id }, query: { format } })))
}
