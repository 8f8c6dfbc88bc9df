import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { payslips } from '@vehicle-partner/api/contract'
import { lagosDate, paths } from '@vehicle-partner/domain'
import { Button } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { useNavigate } from 'react-router-dom'
import { ListView } from '../../list/ListView.tsx'
import type { ListFilter } from '../../list/listFilters.ts'
import { useListQuery } from '../../list/useListQuery.ts'
import { useReportExport } from '../../list/useReportExport.ts'
import { ActionMenu } from '../../loading/ActionMenu.tsx'
import { createLazyPopup } from '../../loading/lazyPopup.tsx'
import { useClock, usePortal } from '../../session/PortalContext.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { EarningsPage } from '../parts/EarningsPage.tsx'
import { payslipMenuLabel, payslipRows, payslipColumns, type PayslipsCall } from './payslipColumns.tsx'

const TaxYearPanel = createLazyPopup(async () => (await import('./TaxYearPanel.tsx')).TaxYearPanel)

/** In the address in place of a year: the rows that come before the program do not know the year. */
const thisYear = 'this-year'

const statuses = ['draft', 'issued', 'paid', 'revised'] as const
/** The years to choose from: this one and the four before. */
const shownYears = 5

/** A payslip for each month; the current month comes first as a draft. */
export function PayslipsScreen() {
  const api = useApi()
  const clock = useClock()
  const { partner } = useOrganization()
  const { saveFile } = usePortal().dependencies
  const { withErrorToast } = useErrorToast()
  const list = useListQuery(payslips.list, { given: { partnerId: partner.account_sid }, selection: 'tax' })
  const navigate = useNavigate()
  const exportRows = useReportExport('payslips')
  const callWithQuery = (query: typeof list.query) => api.payslips.list.query({ query })
  const result = useQuery({ ...callWithQuery(list.query), placeholderData: keepPreviousData })
  const year = Number(lagosDate(clock()).slice(0, 4))
  const taxYear = list.selectedId === thisYear ? String(year) : (list.selectedId ?? '')
  const filters: readonly ListFilter<PayslipsCall>[] = [
    {
      kind: 'several',
      name: 'year',
      label: 'Year',
      options: Array.from({ length: shownYears }, (_, ago) => ({ value: String(year - ago), label: String(year - ago) })),
    },
    {
      kind: 'several',
      name: 'status',
      label: 'Status',
      options: statuses.map((value) => ({ value, label: statusRegistry.payslip[value].label })),
    },
  ]
  return (
    <EarningsPage currentHref={paths.payslips()}>
      <ListView
        list={list}
        result={result}
        caption="Payslips"
        itemName={['payslip', 'payslips']}
        columns={payslipColumns}
        {...payslipRows}
        callWithQuery={callWithQuery}
        filters={filters}
        actions={
          // One short word: beside the export it keeps its line at 360 px, also before the font is there.
          <Button variant="secondary" aria-label="Tax of the year" href={list.selectionHref(thisYear)}>
            Tax
          </Button>
        }
        onExport={(format) => exportRows(list.query, format)}
        rowActions={(payslip) => {
          const { id, status } = payslip
          return status === 'draft' ? null : (
            <ActionMenu
              label={payslipMenuLabel(payslip)}
              items={[
                { action: 'view', label: 'View details', href: paths.payslip({ id }) },
                ...(['pdf', 'csv'] as const).map((format) => ({
                  action: 'download' as const,
                  label: `Download ${format.toUpperCase()}`,
                  onSelect: withErrorToast(async () => saveFile(await api.payslips.download({ params: { id }, query: { format } }))),
                })),
              ]}
            />
          )
        }}
        empty={{
          illustration: <EmptyRoadIllustration />,
          title: 'No payslips yet',
          description: 'The first one is issued on the day after the first month with trips.',
        }}
      />
      {/^\d{4}$/.test(taxYear) ? (
        <TaxYearPanel
          year={taxYear}
          onYearChange={(other) => void navigate(list.selectionHref(other), { replace: true, preventScrollReset: true })}
          onClose={list.clearSelection}
        />
      ) : null}
    </EarningsPage>
  )
}
