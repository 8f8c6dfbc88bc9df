import type { Api } from '@vehicle-partner/api'

/** Which notifications the panel shows. */
export type NotificationFilter = 'all' | 'unread' | 'needs_action'

const filters = { all: {}, unread: { unread: '1' }, needs_action: { needs_action: '1' } } as const

/** The query of a page of notifications. Bell and panel share the first page of all. */
export const notificationsQuery = ({ notifications }: Api, partnerId: string, filter: NotificationFilter, page = 1) =>
  notifications.list.query({ params: { id: partnerId }, query: { ...filters[filter], ...(page === 1 ? {} : { page }) } })
