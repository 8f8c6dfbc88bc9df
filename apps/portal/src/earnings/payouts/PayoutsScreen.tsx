import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Payout } from '@vehicle-partner/api'
import { payouts } from '@vehicle-partner/api/contract'
import { paths, payoutStatuses } from '@vehicle-partner/domain'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { ListView } from '../../list/ListView.tsx'
import { countChosen } from '../../list/countChosen.ts'
import type { ListFilter } from '../../list/listFilters.ts'
import { useListQuery } from '../../list/useListQuery.ts'
import { useReportExport } from '../../list/useReportExport.ts'
import { createLazyPopup } from '../../loading/lazyPopup.tsx'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { EarningsPage } from '../parts/EarningsPage.tsx'
import { payoutRows, payoutColumns, type PayoutsCall } from './payoutColumns.tsx'

const PayoutPanel = createLazyPopup(async () => (await import('./PayoutPanel.tsx')).PayoutPanel)

/** `rows`: those that are shown, once they are loaded. */
const createFilters = (rows: readonly Payout[]): readonly ListFilter<PayoutsCall>[] => [
  {
    kind: 'several',
    name: 'status',
    label: 'Status',
    options: payoutStatuses.map((value) => ({ value, label: statusRegistry.payout[value].label })),
  },
  { kind: 'days', from: 'from', to: 'to', label: 'Date' },
  {
    kind: 'link',
    names: ['account_id'],
    label: 'Account',
    format: (ids) => {
      const account = ids.length === 1 ? rows.find(({ account_id }) => account_id === ids[0])?.account : undefined
      return account ? `${account.bank_name} ${account.account_number_masked}` : countChosen(ids)
    },
  },
]

/** The payouts of the organisation: those to come, those paid, and those that did not arrive. */
export function PayoutsScreen() {
  const api = useApi()
  const { partner } = useOrganization()
  const list = useListQuery(payouts.list, { given: { partnerId: partner.account_sid }, selection: 'payout' })
  const exportRows = useReportExport('payouts')
  const callWithQuery = (query: typeof list.query) => api.payouts.list.query({ query })
  const result = useQuery({ ...callWithQuery(list.query), placeholderData: keepPreviousData })
  const counts = result.data?.metadata.counts
  return (
    <EarningsPage currentHref={paths.payouts()}>
      <ListView
        list={list}
        result={result}
        caption="Past payouts"
        itemName={['payout', 'payouts']}
        columns={payoutColumns}
        {...payoutRows}
        rowHref={({ id }) => list.selectionHref(id)}
        currentRowId={list.selectedId}
        searchLabel="Reference, exact amount"
        callWithQuery={callWithQuery}
        filters={createFilters(result.data?.data ?? [])}
        onExport={(format) => exportRows(list.query, format)}
        tabs={[
          { label: 'All', query: {}, count: counts && counts.upcoming + counts.paid + counts.problem },
          { label: 'Upcoming', query: { tab: ['upcoming'] }, count: counts?.upcoming },
          { label: 'Paid', query: { tab: ['paid'] }, count: counts?.paid },
          { label: 'Problem', query: { tab: ['problem'] }, count: counts?.problem, hasProblem: true },
        ]}
        empty={{
          illustration: <EmptyRoadIllustration />,
          title: 'No payouts yet',
          description: 'Your earnings of a month are paid in the first days of the next one.',
        }}
      />
      {list.selectedId === undefined ? null : (
        <PayoutPanel
          key={list.selectedId}
          id={list.selectedId}
          known={result.data?.data.find(({ id }) => id === list.selectedId)}
          onClose={list.clearSelection}
        />
      )}
    </EarningsPage>
  )
}
