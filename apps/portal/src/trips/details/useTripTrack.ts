import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Position, TripDetails } from '@vehicle-partner/api'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'

/** Milliseconds between two questions. The newest position, which events bring, continues the track until the next one. */
const refetchMs = 60_000

/**
 * The recorded positions of a trip that has left, oldest first. Each question asks for what came since the last one, also after a cut.
 * Events about trips do not ask again: the key is not of their resource. Nothing is asked where little data is wanted.
 */
export function useTripTrack({ id, group, actual_departure_at }: Pick<TripDetails, 'id' | 'group' | 'actual_departure_at'>) {
  const { trips } = useApi()
  const client = useQueryClient()
  const { network } = usePortal().dependencies
  const queryKey = ['tripTrack', id]
  return useQuery({
    queryKey,
    enabled: actual_departure_at !== null && network.savesData?.() !== true,
    staleTime: group === 'active' ? 0 : Infinity,
    refetchInterval: group === 'active' ? refetchMs : false,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<readonly Position[]>(queryKey) ?? []
      const since = known.at(-1)?.at
      const { data } = await trips.track({ params: { id }, query: since === undefined ? {} : { since } }, { signal })
      return [...known, ...data]
    },
  })
}
