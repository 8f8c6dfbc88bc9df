import { demoPeople } from '../demo/demoPeople.ts'
import { organizationKeys, demoMembers } from '../demo/expectedAccess.ts'
import { expect, rules, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { notificationTypes } from './notification.ts'
import { isLocked } from './notificationPreferences.ts'

const okafor = { params: { id: organizationKeys('okafor').id } }
const all = { ...okafor, query: {} }

export const notificationsConformance: readonly Case[] = [
  ...demoMembers.map(({ person, organization, disabled }) =>
    wire(
      'notifications.list',
      `${person} in ${organization} ${disabled ? 'may not read' : 'reads'} their own notifications`,
      async (server) => {
        const { send, id } = await server.as(person)
        const { status, body } = await send({ method: 'GET', path: `/v1/partners/${organizationKeys(organization).id}/notifications` })
        expect(status).toBe(disabled ? 403 : 200)
        expect(JSON.stringify(body)).not.toContain(id) // the response does not repeat the user
      },
    ),
  ),
  wire('notifications.list', 'lists notifications newest first with the unread count', async (server) => {
    const { api } = await server.as('owner')
    const { data, metadata } = await api.notifications.list(all)
    const times = data.map(({ created_at }) => Date.parse(created_at))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const unread = await api.notifications.list({ ...okafor, query: { unread: '1' } })
    expect(unread.data.every(({ read_at }) => read_at === null)).toBe(true)
    expect(unread.metadata.total).toBe(metadata.unread)
  }),
  wire('notifications.list', 'has only what the present roles receive; other roles bring the rest back', async (server) => {
    const [owner, reader] = [await server.as('owner'), await server.as('earnings')]
    const query = { owner_id: okafor.params.id, owner_type: 'partner', search: 'earnings@demo.test' } as const
    const { data: members } = await owner.api.members.list({ query })
    const params = { id: members[0]?.id ?? '' }
    const read = async () => {
      const { data, metadata } = await reader.api.notifications.list({ ...okafor, query: { perPage: 100 } })
      expect(metadata.total).toBe(data.length)
      expect(metadata.unread).toBe(data.filter(({ read_at }) => read_at === null).length)
      return data.map(({ type }) => type)
    }
    const before = await read()
    const ofMoney = (types: readonly string[]) => types.filter((type) => /^(payslip|payout|rate_card|dispute)/.test(type))
    expect(ofMoney(before)).not.toEqual([])
    await owner.api.members.setRoles({ params, body: { member_roles: ['partner_trip_manager'] } })
    expect(ofMoney(await read())).toEqual([])
    await owner.api.members.setRoles({ params, body: { member_roles: ['partner_earnings_manager'] } })
    expect(await read()).toEqual(before)
  }),
  wire('notifications.list', 'filters by type and required action; an unknown type is rejected on its field', async (server) => {
    const { api, send } = await server.as('owner')
    const { data } = await api.notifications.list({ ...okafor, query: { type: ['trip.late'], needs_action: '0' } })
    expect(data.every(({ type, needs_action }) => type === 'trip.late' && !needs_action)).toBe(true)
    const path = `/v1/partners/${organizationKeys('okafor').id}/notifications`
    expect(await send({ method: 'GET', path, query: { type: 'nothing' } })).toMatchObject({ status: 422 })
  }),
  wire('notifications.list', "another user's organisation is not found", async (server) => {
    const { api } = await server.as('individual')
    await expect(api.notifications.list(all)).rejects.toMatchObject({ status: 404, code: 'NotFound' })
  }),
  wire('notifications.read', 'marks an own one read and unread; those of others and unknown ones are not found', async (server) => {
    const [{ api }, other] = [await server.as('owner'), await server.as('staff')]
    const [first] = (await api.notifications.list(all)).data
    if (!first) return expect((await api.notifications.list(all)).metadata.total).toBe(0)
    const set = (read: boolean) => api.notifications.read({ params: { id: first.id }, body: { read } })
    expect((await set(true)).data.read_at).not.toBeNull()
    expect((await set(false)).data.read_at).toBeNull()
    await set(first.read_at !== null)
    const path = (id: string) => ({ method: 'PATCH', path: `/v1/notifications/${id}`, body: { read: true } }) as const
    const [foreign, unknown] = [await other.send(path(first.id)), await other.send(path('ntf_unknown'))]
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    expect(unknown.body).toEqual(foreign.body)
  }),
  wire('notifications.read', 'neither shows nor marks what the present access does not reach', async (server) => {
    const [owner, reader] = [await server.as('owner'), await server.as('earnings')]
    const query = { owner_id: okafor.params.id, owner_type: 'partner', search: 'earnings@demo.test' } as const
    const params = { id: (await owner.api.members.list({ query })).data[0]?.id ?? '' }
    const money = (await reader.api.notifications.list(all)).data.find(({ type }) => /^(payslip|payout|rate_card|dispute)/.test(type))
    const read = async () => {
      const path = `/v1/notifications/${money?.id}`
      return reader.send({ method: 'PATCH', path, body: { read: money?.read_at !== null } })
    }
    expect(await read()).toMatchObject({ status: 200 })
    await owner.api.members.setRoles({ params, body: { member_roles: ['partner_trip_manager'] } })
    expect(await read()).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    await owner.api.members.setRoles({ params, body: { member_roles: ['partner_earnings_manager'] } })
    await owner.api.members.setStatus({ params, body: { disabled: 1 } })
    expect(await read()).toMatchObject({ status: 403, body: { code: 'AccountDisabled' } })
    await owner.api.members.setStatus({ params, body: { disabled: 0 } })
    expect(await read()).toMatchObject({ status: 200, body: { data: { id: money?.id } } })
  }),
  wire('notifications.readAll', 'marks own notifications up to a moment', async (server) => {
    const [{ api }, other] = [await server.as('trips'), await server.as('owner')]
    const before = (await other.api.notifications.list(all)).metadata.unread
    const { as_of } = (await api.notifications.list(all)).metadata
    await expect(api.notifications.readAll({ ...okafor, body: { before: '2020-01-01T00:00:00.000Z' } })).resolves.toMatchObject({
      data: { read: 0 },
    })
    const { data } = await api.notifications.readAll({ ...okafor, body: { before: as_of } })
    expect(data.unread).toBe(0)
    expect((await api.notifications.list({ ...okafor, query: { unread: '1' } })).data).toEqual([])
    expect((await other.api.notifications.list(all)).metadata.unread).toBe(before)
  }),
  wire('notifications.undoReadAll', 'marks as unread what was marked together, and nothing of others', async (server) => {
    const [{ api }, other] = [await server.as('vehicles'), await server.as('owner')]
    const { data: before, metadata } = await api.notifications.list(all)
    const { data } = await api.notifications.readAll({ ...okafor, body: { before: metadata.as_of } })
    expect(data.read).toBe(metadata.unread)
    const others = (await other.api.notifications.list(all)).metadata.unread
    const earlier = { ...okafor, body: { read_at: '2020-01-01T00:00:00.000Z' } }
    expect((await api.notifications.undoReadAll(earlier)).data.unread).toBe(0)
    const undo = { ...okafor, body: { read_at: data.read_at ?? '' } }
    expect((await other.api.notifications.undoReadAll(undo)).data.unread).toBe(others)
    expect((await api.notifications.undoReadAll(undo)).data.unread).toBe(metadata.unread)
    expect((await api.notifications.list(all)).data).toEqual(before)
  }),
  wire('notifications.preferences', 'lists every type, with those that cannot be switched off', async (server) => {
    const { api, id } = await server.as('staff')
    const { data } = await api.notifications.preferences({ params: { id } })
    expect(data.map(({ type }) => type)).toEqual(notificationTypes)
    expect(data.filter(({ locked }) => locked).map(({ type }) => type)).toEqual(notificationTypes.filter(isLocked))
  }),
  wire('notifications.setPreferences', 'changes only the given types that are not locked', async (server) => {
    const { api, id } = await server.as('staff')
    const before = (await api.notifications.preferences({ params: { id } })).data
    const off = { in_app: true, email: false, sms: false }
    const preferences = [
      { type: 'payout.failed', ...off },
      { type: 'account.added', ...off, in_app: false },
    ] as const
    const { data } = await api.notifications.setPreferences({ params: { id }, body: { preferences: [...preferences] } })
    expect(data.find(({ type }) => type === 'payout.failed')).toMatchObject(off)
    expect(data.filter(({ type }) => type !== 'payout.failed')).toEqual(before.filter(({ type }) => type !== 'payout.failed'))
    const undo = before.filter(({ type }) => type === 'payout.failed').map(({ type, in_app, email, sms }) => ({ type, in_app, email, sms }))
    expect((await api.notifications.setPreferences({ params: { id }, body: { preferences: undo } })).data).toEqual(before)
  }),
  wire('notifications.setPreferences', 'those of other users are not found', async (server) => {
    const { send } = await server.as('staff')
    const response = await send({ method: 'GET', path: `/v1/users/${demoPeople.owner.id}/notification-preferences` })
    expect(response).toMatchObject({ status: 404, body: { code: 'NotFound' } })
  }),
  rules('notifications.list', 'searches without diacritics and letter case', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.notifications.list({ ...okafor, query: { search: 'ZZ-nothing-ẹ' } })
    expect(data).toEqual([])
  }),
]
