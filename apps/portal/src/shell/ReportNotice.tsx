import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import { useSession } from '../session/useSession.ts'
import type { PastReportsProps } from './PastReports.tsx'
import type { ReportDialogProps } from './ReportDialog.tsx'

const ReportDialog = createLazyPart<ReportDialogProps>(async () => (await import('./ReportDialog.tsx')).ReportDialog)
const PastReports = createLazyPart<PastReportsProps>(async () => (await import('./PastReports.tsx')).PastReports)

/** Offers the report that the address names, above any page: `?report=` is where its notification leads. `?report=all` lists past ones. */
export function ReportNotice() {
  const [search, setSearch] = useSearchParams()
  const { organization } = useSession()
  const id = search.get('report')
  if (!id || !organization?.partner) return null
  const close = () =>
    setSearch(
      (current) => {
        const rest = new URLSearchParams(current)
        rest.delete('report')
        return rest
      },
      { replace: true, preventScrollReset: true },
    )
  return <Suspense>{id === 'all' ? <PastReports onClose={close} /> : <ReportDialog key={id} id={id} onClose={close} />}</Suspense>
}
