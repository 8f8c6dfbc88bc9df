import { createLazyPopup } from '../loading/lazyPopup.tsx'
import { useAddressPanel } from '../navigation/useAddressPanel.ts'
import { useSession } from '../session/useSession.ts'
import type { PastReportsProps } from './PastReports.tsx'
import type { ReportDialogProps } from './ReportDialog.tsx'

const ReportDialog = createLazyPopup<ReportDialogProps>(async () => (await import('./ReportDialog.tsx')).ReportDialog)
const PastReports = createLazyPopup<PastReportsProps>(async () => (await import('./PastReports.tsx')).PastReports)

/** Offers the report that the address names, above any page: `?report=` is where its notification leads. `?report=all` lists past ones. */
export function ReportNotice() {
  const { shown, open, close } = useAddressPanel('report')
  const { organization } = useSession()
  if (!shown || !organization?.partner) return null
  return shown === 'all' ? <PastReports onClose={close} /> : <ReportDialog id={shown} onRepeated={open} onClose={close} />
}
