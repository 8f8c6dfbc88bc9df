import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '@vehicle-partner/api'
import { formatCount } from '@vehicle-partner/domain'
import { useToast } from '@vehicle-partner/ui'
import { useApi } from '../session/useSession.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'

type NotificationPage = Awaited<ReturnType<Api['notifications']['list']>>

/** Milliseconds in which the user may undo. */
const undoMs = 8000

/** Marks notifications as read: one that is opened at once, before the server has answered, and all of them with an undo. */
export function useNotificationChanges(partnerId: string) {
  const { notifications } = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { showError } = useErrorToast()

  const markRead = useMutation({
    ...notifications.read.mutation(),
    onMutate: ({ params: { id } }) => {
      const pages = { queryKey: notifications.list.key }
      const isUnread = ({ data }: NotificationPage) => data.some((each) => each.id === id && each.read_at === null)
      if (queryClient.getQueriesData<NotificationPage>(pages).some(([, page]) => page && isUnread(page)))
        queryClient.setQueriesData<NotificationPage>(pages, (page) => page && withRead(page, id))
    },
    // The mark comes off again; the next opening of the notification tries again.
    onError: () => queryClient.invalidateQueries({ queryKey: notifications.list.key }),
  })
  const undoReadAll = useMutation({ ...notifications.undoReadAll.mutation(), onError: showError })
  const markAllRead = useMutation({
    ...notifications.readAll.mutation(),
    onError: showError,
    onSuccess: ({ data: { read, read_at } }) => {
      if (read === 0) return void toast.info('You are up to date')
      toast.success(read === 1 ? '1 notification marked as read' : `${formatCount(read)} notifications marked as read`, {
        duration: undoMs,
        // A server of the specification alone cannot undo.
        ...(read_at === undefined
          ? {}
          : { action: { label: 'Undo', onSelect: () => undoReadAll.mutate({ params: { id: partnerId }, body: { read_at } }) } }),
      })
    },
  })
  return {
    onRead: (id: string) => markRead.mutate({ params: { id }, body: { read: true } }),
    /** Notifications that arrive after the ones that the user sees stay unread. */
    onReadAll: (before: string) => markAllRead.mutate({ params: { id: partnerId }, body: { before } }),
    isMarkingAll: markAllRead.isPending,
  }
}

/** The page after this unread notification was read. */
const withRead = ({ data, metadata }: NotificationPage, id: string): NotificationPage => ({
  data: data.map((each) => (each.id === id ? { ...each, read_at: each.read_at ?? metadata.as_of } : each)),
  metadata: { ...metadata, unread: Math.max(0, metadata.unread - 1) },
})
