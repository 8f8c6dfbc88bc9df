import { useQueryClient } from '@tanstack/react-query'
import { invalidateOnEvents, useRealtimeEvent, type Room, type SharedRealtime } from '@vehicle-partner/api/realtime'
import { revokedMessage } from '@vehicle-partner/domain'
import { Spinner, useToast } from '@vehicle-partner/ui'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { usePortal } from '../session/PortalContext.ts'
import { hasErrorCode } from '../session/hasErrorCode.ts'
import { isAnswered } from '../session/isAnswered.ts'
import { findOwnRequests } from '../session/sessionApi.ts'
import { useApi, useSession } from '../session/useSession.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { listPageRooms, listSessionRooms } from './sessionRooms.ts'

/** Milliseconds in which a report that is ready can be downloaded from its toast. */
const reportToastMs = 15_000

/** Follows the events of a connection: joins the rooms of session and page, makes queries stale, follows changed access, and shows urgent notifications. */
export function RealtimeEffects({ realtime }: { realtime: SharedRealtime }) {
  const queryClient = useQueryClient()
  const api = useApi()
  const { session, organization, roles } = useSession()
  const { sessionManager, toastQueue, revalidate, dependencies } = usePortal()
  const toast = useToast()
  const { withErrorToast } = useErrorToast()
  const ownRequests = findOwnRequests(api)
  const userId = session?.user.id ?? ''
  const partnerId = organization?.partner?.id
  const roleList = roles.join(' ')

  const location = useLocation()
  const pageRooms = listPageRooms(location.pathname).join(' ')
  useEffect(
    () =>
      realtime.setRooms([
        ...listSessionRooms(userId, partnerId, roleList.split(' ')),
        ...(pageRooms === '' ? [] : (pageRooms.split(' ') as Room[])), // as they were joined
      ]),
    [realtime, userId, partnerId, roleList, pageRooms],
  )
  useEffect(
    () => invalidateOnEvents(realtime, queryClient, { ownRequests, onStale: realtime.onStale }),
    [realtime, queryClient, ownRequests],
  )
  // What this tab has changed is stale in the other tabs too.
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((change) => {
        if (change.type !== 'updated' || change.action.type !== 'success') return
        const invalidates: unknown = change.mutation.meta?.['invalidates']
        if (Array.isArray(invalidates)) realtime.tellStale(invalidates.map(String))
      }),
    [realtime, queryClient],
  )

  const followAccess = async (isRevoked: boolean) => {
    await sessionManager.invalidate()
    const validation = await sessionManager.validate()
    // Without an answer the next request of the page shows what has changed.
    if (validation.session === 'unknown') return
    if (validation.session === 'none') {
      const message = validation.message ?? (isRevoked ? revokedMessage : undefined)
      if (message !== undefined) toastQueue.add({ tone: 'error', message })
    }
    // The route guard leaves a page that the new roles do not open.
    await revalidate()
  }
  useRealtimeEvent('access.changed', ({ data }) => void followAccess(data.roles.length === 0))
  // The access changed before the connection was open.
  const handleDenied = useEffectEvent(() => void followAccess(false))
  useEffect(() => realtime.onDenied(() => handleDenied()), [realtime])
  // Without an organisation no events are replayed: access that was given before the connection was live is asked for.
  const handleStatus = useEffectEvent(() => {
    if (partnerId === undefined && realtime.status() === 'live') void followAccess(false)
  })
  useEffect(() => realtime.onStatus(() => handleStatus()), [realtime])
  useRealtimeEvent('notification.created', ({ actor, data: { severity, title, partner_id } }) => {
    // The user's room has the notifications of all their organisations; those of another one are shown there.
    if (partner_id !== null && partner_id !== partnerId) return
    const isOwn = ownRequests?.answeredAt(actor?.request_id ?? '') !== undefined
    if (!isOwn && severity === 'critical') toast.error(title)
    if (!isOwn && severity === 'warning') toast.warning(title)
  })
  const downloadReport = withErrorToast(async (id: string) => dependencies.saveFile(await api.reports.download({ params: { id } })))
  // The report that a dialog shows is offered there.
  const shownReport = new URLSearchParams(location.search).get('report')
  const offerReport = (reportId: string) => {
    const id = `report ${reportId}`
    const handleSelect = async () => {
      // In place of the offer, so that no second press asks for the file again.
      toast.info('Preparing the file', { id, duration: Infinity, icon: <Spinner /> })
      try {
        await downloadReport(reportId)
        toast.dismiss(id)
      } catch (error) {
        // An answer such as that the file has expired would be the same again.
        if (isAnswered(error) && !hasErrorCode(error, 'TooManyRequests')) toast.dismiss(id)
        else offerReport(reportId)
      }
    }
    toast.success('Your export is ready', {
      id,
      duration: reportToastMs,
      action: {
        label: 'Download',
        onSelect: (event) => {
          event.preventDefault()
          void handleSelect()
        },
      },
    })
  }
  useRealtimeEvent('report.ready', ({ partner_id, data: { report_id } }) => {
    if ((partner_id ?? partnerId) !== partnerId || report_id === shownReport || shownReport === 'all') return
    offerReport(report_id)
  })
  return null
}
