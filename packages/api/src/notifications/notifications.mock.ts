import type { contract } from '../contract.ts'
import type { Inbox } from '../demo/mockInbox.ts'
import { ofMember, signedIn, type Scene } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { pageOf } from '../kernel/listResponse.ts'
import { gridOf, isLocked } from './notificationPreferences.ts'

const ownOf = (scene: Scene) => {
  const [user, partner] = [signedIn(scene).person.id, ofMember(scene).organization.id]
  return scene.demoData.notifications.filter(({ user_id, partner_id }) => user_id === user && partner_id === partner)
}
const isUnread = ({ read_at }: Inbox['notifications'][number]) => read_at === null
const gridFor = (scene: Scene) =>
  gridOf(scene.demoData.preferences[signedIn(scene).person.id] ?? []).map((each) => ({ ...each, locked: isLocked(each.type) }))

export const notificationsMock: Handlers<typeof contract, Scene>['notifications'] = {
  list(scene, { query }) {
    const own = ownOf(scene)
    const wanted = own.filter(
      (each) =>
        (query.unread === undefined || isUnread(each) === query.unread) &&
        (query.needs_action === undefined || each.needs_action === query.needs_action) &&
        (query.type.length === 0 || query.type.some((type) => type === each.type)),
    )
    const { data, metadata } = pageOf(wanted, query, {
      now: scene.demoData.clock(),
      by: { created_at: ({ created_at }) => created_at },
      text: ({ title, body }) => [title, body],
    })
    return { data, metadata: { ...metadata, unread: own.filter(isUnread).length } }
  },
  read(scene, { params, body }) {
    const found = scene.demoData.notifications.find(({ id, user_id }) => id === params.id && user_id === signedIn(scene).person.id)
    if (!found) throw new RequestError('NotFound')
    found.read_at = body.read ? (found.read_at ?? scene.demoData.clock().toISOString()) : null
    return { data: found }
  },
  readAll(scene, { body }) {
    const own = ownOf(scene)
    const reading = own.filter((each) => isUnread(each) && Date.parse(each.created_at) <= Date.parse(body.before))
    for (const each of reading) each.read_at = scene.demoData.clock().toISOString()
    return { data: { read: reading.length, unread: own.filter(isUnread).length } }
  },
  preferences: (scene) => ({ data: gridFor(scene) }),
  setPreferences(scene, { body }) {
    const user = signedIn(scene).person.id
    const kept = (scene.demoData.preferences[user] ?? []).filter(({ type }) => !body.preferences.some((each) => each.type === type))
    scene.demoData.preferences[user] = [...kept, ...body.preferences.filter(({ type }) => !isLocked(type))]
    return { data: gridFor(scene) }
  },
}
