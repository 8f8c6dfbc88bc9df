import { keepPreviousData, useQuery, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { isOwner, parsePeriod, type Period } from '@vehicle-partner/domain'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOnline } from '../session/useOnline.ts'
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

/** A query that has nothing to show stays failed while it is asked again, so that its retry keeps its place. */
function stayFailed<Query extends { data: unknown; errorUpdateCount: number; isPending: boolean; isLoadingError: boolean }>(
  query: Query,
): Query {
  return query.data === undefined && query.errorUpdateCount > 0 ? { ...query, isPending: false, isLoadingError: true } : query
}

/** A query without data waits while the device is offline: the banner of the shell says why, and it is asked again after that. */
function waitOffline<Query extends { isPending: boolean; isLoadingError: boolean }>(query: Query, online: boolean): Query {
  if (online || !query.isLoadingError) return query
  return { ...query, isPending: true, isLoadingError: false }
}

/**
 * A query whose data stays when another period is chosen: until its data has loaded, and also if it fails. `isPlaceholderData` tells that
 * the data is of another period, and `isLoadingError` that there is nothing to show.
 */
function useKeptQuery<Data>(options: { queryKey: QueryKey; queryFn: QueryFunction<Data> }) {
  const query = useQuery({ ...options, placeholderData: keepPreviousData })
  const [lastData, setLastData] = useState(query.data)
  if (query.data !== undefined && query.data !== lastData) setLastData(query.data)
  const data = query.data ?? lastData
  return {
    ...query,
    data,
    isPending: data === undefined && query.isPending,
    isPlaceholderData: data !== undefined && (query.isPlaceholderData || query.data === undefined),
    isLoadingError: data === undefined && query.isLoadingError,
  }
}

/** The queries of the dashboard. */
export function useDashboard(period: Period) {
  const api = useApi()
  const online = useOnline()
  const { partner } = useOrganization()
  const { roles } = useSession()
  const params = { id: partner.id }
  const showsChecklist = isOwner(roles)
  const summary = useKeptQuery(api.partners.summary.query({ params, query: { period } }))
  const stats = useKeptQuery(api.trips.stats.query({ params, query: { period } }))
  const rating = useQuery(api.ratings.partner.query({ params }))
  // Only owners see the checklist.
  const kyc = useQuery({ ...api.kyc.status.query({ params: { account_sid: partner.account_sid } }), enabled: showsChecklist })
  const accounts = useQuery({
    ...api.settlementAccounts.list.query({ query: { partnerId: partner.account_sid } }),
    enabled: showsChecklist,
  })
  return {
    summary: waitOffline(stayFailed(summary), online),
    stats: waitOffline(stats, online),
    rating: waitOffline(stayFailed(rating), online),
    kyc: waitOffline(kyc, online),
    accounts: waitOffline(accounts, online),
  }
}

/** Asks again for the statistics that could not be loaded. */
export const retryStatistics = ({ summary, stats, rating }: Dashboard) =>
  Promise.all([summary, stats, rating].filter(({ isError }) => isError).map(({ refetch }) => refetch()))

export type Dashboard = ReturnType<typeof useDashboard>
