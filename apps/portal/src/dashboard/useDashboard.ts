import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isOwner, parsePeriod, type Period } from '@vehicle-partner/domain'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApi, useOrganization, useSession } from '../session/useSession.ts'

/** The period of the dashboard, stored in the URL; `hasChanged` once the user has changed it. */
export function usePeriod(): { period: Period; setPeriod: (period: string) => void; hasChanged: boolean } {
  const [search, setSearch] = useSearchParams()
  const period = parsePeriod(search.get('period'))
  const [initialPeriod] = useState(period)
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && period !== initialPeriod) setChanged(true)
  const setPeriod = (next: string) =>
    setSearch(
      (params) => {
        params.set('period', next)
        return params
      },
      { preventScrollReset: true },
    )
  return { period, setPeriod, hasChanged }
}

/** The queries of the dashboard. A change of the period keeps the previous data until the new data has loaded. */
export function useDashboard(period: Period) {
  const api = useApi()
  const { partner } = useOrganization()
  const { roles } = useSession()
  const params = { id: partner.id }
  const showsChecklist = isOwner(roles)
  return {
    summary: useQuery({ ...api.partners.summary.query({ params, query: { period } }), placeholderData: keepPreviousData }),
    stats: useQuery({ ...api.trips.stats.query({ params, query: { period } }), placeholderData: keepPreviousData }),
    rating: useQuery(api.ratings.partner.query({ params })),
    // Only owners see the checklist.
    kyc: useQuery({ ...api.kyc.status.query({ params: { account_sid: partner.account_sid } }), enabled: showsChecklist }),
    accounts: useQuery({ ...api.settlementAccounts.list.query({ query: { partnerId: partner.account_sid } }), enabled: showsChecklist }),
  }
}

export type Dashboard = ReturnType<typeof useDashboard>
