import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import { useSession } from '../session/useSession.ts'
import type { ReportDialogProps } from './ReportDialog.tsx'

const ReportDialog = createLazyPart<ReportDialogProps>(async () => (await import('./ReportDialog.tsx')).ReportDialog)

/** Offers the report that the address names, above any page: `?report=` is where its notification leads. */
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
  return (
    <Suspense>
      <ReportDialog key={id} id={id} onClose={close} />
    </Suspense>
  )
}
