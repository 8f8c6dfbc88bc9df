import { useQueries } from '@tanstack/react-query'
import type { Notification } from '@vehicle-partner/api'
import { Button, EmptyState, NotificationList, Skeleton, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { QueryError } from '../loading/QueryError.tsx'
import { useCanOpen } from '../navigation/useCanOpen.ts'
import { useClock } from '../session/PortalContext.ts'
import { useApi } from '../session/useSession.ts'
import { groupByDay } from './notificationDays.ts'
import { notificationsQuery, type NotificationFilter } from './notificationsQuery.ts'

interface NotificationFeedProps {
  filter: NotificationFilter
  partnerId: string
  onItemOpen: (notification: Notification) => void
}

const emptyDescriptions: Record<NotificationFilter, string> = {
  all: 'What happens to your vehicles, drivers, trips and money shows here.',
  unread: 'You have read every notification.',
  needs_action: 'Nothing waits for you.',
}

/** The notifications of one tab, with more of them on demand. */
export function NotificationFeed({ filter, partnerId, onItemOpen }: NotificationFeedProps) {
  const api = useApi()
  const clock = useClock()
  const canOpen = useCanOpen()
  const [pages, setPages] = useState(1)
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) => notificationsQuery(api, partnerId, filter, index + 1)),
  })
  // What was read among the unread stays until another tab is opened: it keeps its place, and the focus.
  const [opened, setOpened] = useState<readonly Notification[]>([])
  const loadedOnes = results.flatMap(({ data }) => data?.data ?? [])
  const left = opened.filter(({ id }) => !loadedOnes.some((each) => each.id === id))
  const notifications = [...loadedOnes, ...left].toSorted((one, other) => other.created_at.localeCompare(one.created_at))
  const last = results.at(-1)
  const available = results.findLast(({ data }) => data !== undefined)?.data?.metadata.pages ?? 0
  const loaded = results.filter(({ data }) => data !== undefined).length
  if (loaded === 0)
    return last?.error ? (
      <QueryError query={last} fallback="call" title="The notifications could not be loaded" titleLevel={3} />
    ) : (
      <Stack role="status" aria-label="Loading notifications">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} />
        ))}
      </Stack>
    )
  if (notifications.length === 0) return <EmptyState title="You are up to date" titleLevel={3} description={emptyDescriptions[filter]} />
  return (
    <Stack>
      <NotificationList
        groups={groupByDay(notifications, { now: clock(), canOpen })}
        onItemOpen={(id) => {
          const pressed = notifications.find((each) => each.id === id)
          if (!pressed) return
          if (filter === 'unread') setOpened([...opened.filter((each) => each.id !== id), { ...pressed, read_at: clock().toISOString() }])
          onItemOpen(pressed)
        }}
      />
      {last?.isLoadingError ? (
        <QueryError query={last} fallback="call" title="More notifications could not be loaded" titleLevel={3} />
      ) : loaded < available ? (
        <Button variant="secondary" pending={last?.isPending === true} onClick={() => setPages(pages + 1)}>
          Load more
        </Button>
      ) : null}
    </Stack>
  )
}
