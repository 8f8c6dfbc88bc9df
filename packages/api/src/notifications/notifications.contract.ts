import * as z from 'zod/mini'
import { addedField } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { data, id, instant } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'
import { Notification, notificationTypes } from './notification.ts'
import { Preference } from './notificationPreferences.ts'

const flag = z.optional(
  z.pipe(
    z.enum(['0', '1', 'true', 'false'], 'Must be 1 or 0'),
    z.transform((word) => word === '1' || word === 'true'),
  ),
)

/** The channels of one type, and whether they are fixed. */
export const PreferenceState = z.extend(Preference, { locked: z.boolean() })

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/notifications',
    summary: "List the caller's notifications of an organisation, newest first.",
    access: { who: 'member', partner: partnerById, areas: 'any' },
    params: z.object({ id }),
    query: listQuery({
      sort: ['created_at'],
      order: '-created_at',
      filters: { type: z.enum(notificationTypes) },
      also: { unread: flag, needs_action: flag },
    }),
    /** `unread` counts all unread notifications, independent of page and filters. */
    response: listResponse(Notification, { also: { unread: z.int() } }),
  }),
  read: endpoint({
    method: 'PATCH',
    path: '/v1/notifications/:id',
    summary: 'Mark a notification of the caller as read or unread.',
    access: { who: 'signedIn' },
    params: z.object({ id }),
    body: z.object({ read: z.boolean() }),
    response: data(Notification),
    errors: ['NotFound', 'AccountDisabled'],
    invalidates: ['notifications'],
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/v1/partners/:id/notifications/read-all',
    summary: 'Mark all notifications of the caller up to a moment as read.',
    access: { who: 'member', partner: partnerById, areas: 'any' },
    params: z.object({ id }),
    body: z.object({ before: instant }),
    /** `read_at` is the time that those now marked have as theirs; `undoReadAll` takes it. */
    response: data(z.object({ read: z.int(), unread: z.int(), read_at: addedField(instant) })),
    invalidates: ['notifications'],
  }),
  undoReadAll: endpoint({
    method: 'POST',
    path: '/v1/partners/:id/notifications/read-all/undo',
    summary: 'Mark the notifications of the caller as unread that were marked as read together at this time.',
    access: { who: 'member', partner: partnerById, areas: 'any' },
    params: z.object({ id }),
    body: z.object({ read_at: instant }),
    response: data(z.object({ unread: z.int() })),
    invalidates: ['notifications'],
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/v1/users/:id/notification-preferences',
    summary: "Get the user's notification channels by type. `locked` types cannot be switched off.",
    access: { who: 'self', param: 'id' },
    params: z.object({ id }),
    response: data(z.array(PreferenceState)),
  }),
  setPreferences: endpoint({
    method: 'PUT',
    path: '/v1/users/:id/notification-preferences',
    summary: 'Set the notification channels of these types. Other types are unchanged.',
    access: { who: 'self', param: 'id' },
    params: z.object({ id }),
    body: z.object({ preferences: z.array(Preference).check(z.minLength(1), z.maxLength(notificationTypes.length)) }),
    response: data(z.array(PreferenceState)),
    invalidates: ['notifications'],
  }),
}
