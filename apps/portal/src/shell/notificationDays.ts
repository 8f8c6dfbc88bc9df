import type { Notification } from '@vehicle-partner/api'
import { addDays, formatTimeOfDay, formatWeekdayDate, lagosDate } from '@vehicle-partner/domain'
import type { NotificationGroup, NotificationItem, NotificationTone } from '@vehicle-partner/ui'

const tones: Readonly<Record<string, NotificationTone>> = { info: 'info', success: 'success', warning: 'warning', critical: 'critical' }

/** The notifications by day in Lagos, newest first. A link to a page that the user may not open is left out; so is a repeated id. */
export function groupByDay(
  notifications: readonly Notification[],
  { now, canOpen }: { now: Date; canOpen: (link: string) => boolean },
): NotificationGroup[] {
  const today = lagosDate(now)
  const labels = new Map([
    [today, 'Today'],
    [addDays(today, -1), 'Yesterday'],
  ])
  const groups = new Map<string, NotificationItem[]>()
  const ids = new Set<string>()
  for (const { id, severity, title, body, created_at, read_at, link, action_label } of notifications) {
    // A notification that arrives between two pages moves the last one of the first page to the second.
    if (ids.has(id)) continue
    ids.add(id)
    const created = new Date(created_at)
    const day = lagosDate(created)
    const label = labels.get(day) ?? (day.slice(0, 4) === today.slice(0, 4) ? formatWeekdayDate(day).slice(0, -5) : formatWeekdayDate(day))
    const href = link !== null && canOpen(link) ? link : undefined
    const items = groups.get(label) ?? []
    groups.set(label, items)
    items.push({
      id,
      tone: tones[severity] ?? 'info',
      title,
      body,
      time: formatTimeOfDay(created),
      dateTime: created_at,
      unread: read_at === null,
      href,
      actionLabel: href === undefined ? undefined : (action_label ?? undefined),
    })
  }
  return [...groups].map(([label, items]) => ({ label, items }))
}
