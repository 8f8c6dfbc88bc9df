import { useQuery } from '@tanstack/react-query'
import { useApi, useSession } from '../session/useSession.ts'
import { notificationsQuery } from './notificationsQuery.ts'
import { useQuietNetwork } from './useQuietNetwork.ts'

/**
 * The number of unread notifications; undefined until it is known. It is asked after the page has what it shows, with the first page of the
 * notifications: the panel shows the same response.
 */
export function useUnreadCount(): number | undefined {
  const partnerId = useSession().organization?.partner?.id ?? ''
  const isQuiet = useQuietNetwork(400)
  const { data } = useQuery({ ...notificationsQuery(useApi(), partnerId, 'all'), enabled: isQuiet && partnerId !== '' })
  return data?.metadata.unread
}
