import { useQuery } from '@tanstack/react-query'
import { paths } from '@vehicle-partner/domain'
import { Button, Link, SlideOver, Tabs } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useRolePreview } from '../session/useRolePreview.ts'
import { useApi, useSession } from '../session/useSession.ts'
import { NotificationFeed } from './NotificationFeed.tsx'
import { notificationsQuery, type NotificationFilter } from './notificationsQuery.ts'
import type { ShellPanelProps } from './ShellPanels.tsx'
import { useNotificationChanges } from './useNotificationChanges.ts'

const filters: readonly { value: NotificationFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'needs_action', label: 'Needs action' },
]

/** The user's notifications in the active organisation, beside the page. */
export function NotificationPanel({ open, onClose }: ShellPanelProps) {
  const partnerId = useSession().organization?.partner?.id ?? ''
  const [filter, setFilter] = useState<NotificationFilter>('all')
  const { onRead, onReadAll, isMarkingAll } = useNotificationChanges(partnerId)
  const { data } = useQuery({ ...notificationsQuery(useApi(), partnerId, 'all'), enabled: open && partnerId !== '' })
  // Nothing is changed while an owner views the portal as a role.
  const isReadOnly = useRolePreview().role !== undefined
  const unread = data?.metadata.unread ?? 0
  return (
    <SlideOver
      open={open}
      title="Notifications"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Link href={paths.profile({ section: 'notifications' })} onClick={onClose}>
            Notification settings
          </Link>
          {isReadOnly ? null : (
            <Button
              variant="secondary"
              disabled={!data}
              pending={isMarkingAll}
              onClick={() => {
                if (data) onReadAll(data.metadata.as_of)
              }}
            >
              Mark all as read
            </Button>
          )}
        </>
      }
    >
      <Tabs
        aria-label="Which notifications"
        value={filter}
        onValueChange={(value) => setFilter(filters.find((each) => each.value === value)?.value ?? 'all')}
        items={filters.map(({ value, label }) => ({
          value,
          label,
          ...(value === 'unread' && unread > 0 ? { count: unread } : {}),
          content: (
            <NotificationFeed
              filter={value}
              partnerId={partnerId}
              onItemOpen={({ id, read_at, link }) => {
                if (read_at === null && !isReadOnly) onRead(id)
                // The link may lead to the page that is open.
                if (link !== null) onClose()
              }}
            />
          ),
        }))}
      />
    </SlideOver>
  )
}
