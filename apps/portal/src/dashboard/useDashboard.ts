import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isOwner, parsePeriod, type Period } from '@vehicle-partner/domain'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApi, useOrganization, useSession } from '../session/useSession.ts'

/** The period of the dashboard, which lives in the address; `moved` once it has changed under the person's eyes. */
export function usePeriod(): { period: Period; choose: (period: string) => void; moved: boolean } {
  const [search, setSearch] = useSearchParams()
  const period = parsePeriod(search.get('period'))
  const [first] = useState(period)
  const [moved, setMoved] = useState(false)
  if (!moved && period !== first) setMoved(true)
  const choose = (next: string) =>
    setSearch(
      (before) => {
        before.set('period', next)
        return before
      },
      { preventScrollReset: true },
    )
  return { period, choose, moved }
}

/** The answers that the dashboard shows; those of a period stay until the next period's are there. */
export function useDashboard(period: Period) {
  const api = useApi()
  const { partner } = useOrganization()
  const { roles } = useSession()
  const params = { id: partner.id }
  const owner = isOwner(roles)
  return {
    summary: useQuery({ ...api.partners.summary.query({ params, query: { period } }), placeholderData: keepPreviousData }),
    stats: useQuery({ ...api.trips.stats.query({ params, query: { period } }), placeholderData: keepPreviousData }),
    rating: useQuery(api.ratings.partner.query({ params })),
    // The checklist is the owner's alone.
    kyc: useQuery({ ...api.kyc.status.query({ params: { account_sid: partner.account_sid } }), enabled: owner }),
    accounts: useQuery({ ...api.settlementAccounts.list.query({ query: { partnerId: partner.account_sid } }), enabled: owner }),
  }
}

export type Dashboard = ReturnType<typeof useDashboard>
