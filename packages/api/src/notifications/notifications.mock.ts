import type { contract } from '../contract.ts'
import { emitEvent } from '../demo/emitEvent.ts'
import type { MockInbox } from '../demo/mockInbox.ts'
import { requireMember, requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { paginate } from '../kernel/listResponse.ts'
import { canReadNotification } from './notificationAudience.ts'
import { fillPreferences, isLocked } from './notificationPreferences.ts'

type StoredNotification = MockInbox['notifications'][number]

const ownNotifications = (context: MockContext) => {
  const { organization, roles } = requireMember(context)
  const { id } = requireCaller(context).person
  return context.demoData.notifications.filter(
    (each) => each.user_id === id && each.partner_id === organization.id && canReadNotification(each, roles),
  )
}

/** Throws RequestError unless the caller still has the access to read a notification of theirs. */
function checkReadable(context: MockContext, notification: StoredNotification): void {
  const { partner_id } = notification
  if (partner_id === null) return
  const membership = requireCaller(context).person.memberships.find(
    ({ organization }) => organization !== null && context.demoData.organizations[organization]?.id === partner_id,
  )
  if (!membership) throw new RequestError('NotFound')
  if (membership.disabled) throw new RequestError('AccountDisabled')
  if (!canReadNotification(notification, membership.roles)) throw new RequestError('NotFound')
}

const isUnread = ({ read_at }: StoredNotification) => read_at === null
const readPreferences = (context: MockContext) =>
  fillPreferences(context.demoData.preferences[requireCaller(context).person.id] ?? []).map((each) => ({
    ...each,
    locked: isLocked(each.type),
  }))

/** Tells the user's other devices. */
const emitChange = (context: MockContext, partner_id: string | null) =>
  emitEvent(context.demoData, {
    type: 'notification.updated',
    partner_id: partner_id ?? undefined,
    user_id: requireCaller(context).person.id,
    data: { partner_id },
  })

export const notificationsMock: Handlers<typeof contract, MockContext>['notifications'] = {
  list(context, { query }) {
    const own = ownNotifications(context)
    const filtered = own.filter(
      (each) =>
        (query.unread === undefined || isUnread(each) === query.unread) &&
        (query.needs_action === undefined || each.needs_action === query.needs_action) &&
        (query.type.length === 0 || query.type.some((type) => type === each.type)),
    )
    const { data, metadata } = paginate(filtered, query, {
      now: context.demoData.clock(),
      by: { created_at: ({ created_at }) => created_at },
      text: ({ title, body }) => [title, body],
    })
    return { data, metadata: { ...metadata, unread: own.filter(isUnread).length } }
  },
  read(context, { params, body }) {
    const found = context.demoData.notifications.find(({ id, user_id }) => id === params.id && user_id === requireCaller(context).person.id)
    if (!found) throw new RequestError('NotFound')
    checkReadable(context, found)
    if ((found.read_at !== null) !== body.read) emitChange(context, found.partner_id)
    found.read_at = body.read ? (found.read_at ?? context.demoData.clock().toISOString()) : null
    return { data: found }
  },
  readAll(context, { body }) {
    const own = ownNotifications(context)
    const reading = own.filter((each) => isUnread(each) && Date.parse(each.created_at) <= Date.parse(body.before))
    const read_at = context.demoData.clock().toISOString()
    for (const each of reading) each.read_at = read_at
    if (reading.length > 0) emitChange(context, requireMember(context).organization.id)
    return { data: { read: reading.length, unread: own.filter(isUnread).length, read_at } }
  },
  undoReadAll(context, { body }) {
    const own = ownNotifications(context)
    const marked = own.filter(({ read_at }) => read_at !== null && Date.parse(read_at) === Date.parse(body.read_at))
    for (const each of marked) each.read_at = null
    if (marked.length > 0) emitChange(context, requireMember(context).organization.id)
    return { data: { unread: own.filter(isUnread).length } }
  },
  preferences: (context) => ({ data: readPreferences(context) }),
  setPreferences(context, { body }) {
    const user = requireCaller(context).person.id
    const unchanged = (context.demoData.preferences[user] ?? []).filter(({ type }) => !body.preferences.some((each) => each.type === type))
    context.demoData.preferences[user] = [...unchanged, ...body.preferences.filter(({ type }) => !isLocked(type))]
    return { data: readPreferences(context) }
  },
}
