import type { Notification } from '@vehicle-partner/api'
import type { notifications } from '../db/schema/notificationTables.ts'

/** A notification in a response. */
export function toNotificationResponse(row: typeof notifications.$inferSelect): Notification {
  const { user_id: _, entity_type, entity_id, created_at, read_at, partner_id, ...rest } = row
  return {
    ...rest,
    partner_id,
    entity: entity_type === null || entity_id === null ? null : { type: entity_type, id: entity_id },
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }
}
