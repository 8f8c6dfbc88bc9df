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
  const show = (next: string | undefined) =>
    setSearch(
      (current) => {
        const query = new URLSearchParams(current)
        if (next === undefined) query.delete('report')
        else query.set('report', next)
        return query
      },
      { replace: true, preventScrollReset: true },
    )
  const close = () => show(undefined)
  return <Suspense>{id === 'all' ? <PastReports onClose={close} /> : <ReportDialog id={id} onRepeated={show} onClose={close} />}</Suspense>
}
