import { lagosDate } from '@vehicle-partner/domain'
import { createSignUpBody } from '../auth/signUpFixtures.ts'
import { demoPeople } from '../demo/demoPeople.ts'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { inviteMember } from '../members/invitationFixtures.ts'
import { createTestOwner } from '../partners/ownerFixtures.ts'

const params = { id: organizationKeys('okafor').id }
const path = ({ id }: { id: string }) => `/v1/partners/${id}/audit-events`

export const auditConformance: readonly Case[] = [
  ...accessCases('audit.list', 'owner', (organization) => ({ method: 'GET', path: path(organization) })),
  ...accessCases('audit.download', 'owner', (organization) => ({ method: 'GET', path: `${path(organization)}/download`, expects: 'file' })),
  wire('audit.list', 'lists events newest first with actor, action, entity and summary', async (server) => {
    const { api } = await server.as('owner')
    const { data, metadata } = await api.audit.list({ params, query: {} })
    expect(data.length).toBeGreaterThan(5)
    const times = data.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    for (const { summary, action, entity } of data) {
      expect(action).toMatch(/^[a-z_]+\.[a-z_]+$/)
      expect(summary).toContain(entity.type === 'kyc' ? 'check' : entity.label)
    }
    expect(metadata.actors.map(({ id }) => id)).toEqual(expect.arrayContaining([demoPeople.owner.id, 'system']))
    expect(metadata.actions).toEqual(metadata.actions.toSorted())
  }),
  wire('audit.list', 'filters by actor, action and entity; `system` selects automatic events', async (server) => {
    const { api } = await server.as('owner')
    const list = (query: object) => api.audit.list({ params, query: { perPage: 100, ...query } })
    const byActor = await list({ actor_id: demoPeople.vehicles.id })
    expect(byActor.data.length).toBeGreaterThan(0)
    expect(byActor.data.every(({ actor }) => actor.id === demoPeople.vehicles.id)).toBe(true)
    const bySystem = await list({ actor_id: ['system'] })
    expect(bySystem.data.length).toBeGreaterThan(0)
    expect(bySystem.data.every(({ actor }) => actor.id === null)).toBe(true)
    const [first] = byActor.data
    if (!first) throw new Error('The demo data has no vehicle change')
    const same = await list({ action: first.action, entity_type: first.entity.type, entity_id: first.entity.id })
    expect(same.data.map(({ id }) => id)).toContain(first.id)
    expect(same.data.every(({ action, entity }) => action === first.action && entity.id === first.entity.id)).toBe(true)
  }),
  wire('audit.list', 'filters by inclusive days in Lagos', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.audit.list({ params, query: { perPage: 100 } })
    const day = lagosDate(new Date(data[Math.floor(data.length / 2)]?.at ?? 0))
    const found = await api.audit.list({ params, query: { perPage: 100, from: day, to: day } })
    expect(found.data.map(({ id }) => id)).toEqual(data.filter(({ at }) => lagosDate(new Date(at)) === day).map(({ id }) => id))
    expect((await api.audit.list({ params, query: { to: '2020-01-01' } })).metadata.total).toBe(0)
  }),
  wire('audit.list', 'days that end before they begin are rejected', async (server) => {
    const { send } = await server.as('owner')
    expect(
      await send({ method: 'GET', path: `/v1/partners/${params.id}/audit-events`, query: { from: '2026-11-30', to: '2026-11-01' } }),
    ).toMatchObject({
      status: 422,
      body: { errors: { to: 'The end must not be before the beginning' } },
    })
  }),
  wire('audit.list', 'shows a new event at once, only to its own organisation', async (server) => {
    const owner = await createTestOwner(server)
    const { email } = createSignUpBody()
    await inviteMember(server, owner, email, ['partner_staff'])
    const { data } = await owner.api.audit.list({ params: { id: owner.partner.id }, query: { action: 'member.invited' } })
    expect(data).toMatchObject([
      { actor: { id: owner.user.id }, entity: { label: email }, summary: expect.stringContaining(`invited ${email}`) },
    ])
  }),
  wire('audit.list', 'rejects an unknown sort field and an invalid day', async (server) => {
    const { send } = await server.as('owner')
    for (const query of [{ sort: 'address' }, { from: 'yesterday' }] as Record<string, string>[])
      expect(await send({ method: 'GET', path: path(params), query })).toMatchObject({ status: 422, body: { code: 'ValidationError' } })
  }),
  wire('audit.download', 'has the rows of the list with the same filters, without formulas', async (server) => {
    const { api } = await server.as('owner')
    for (const query of [{}, { actor_id: demoPeople.owner.id }, { action: 'member.invited' }, { to: '2020-01-01' }, { search: 'bola' }]) {
      const { metadata } = await api.audit.list({ params, query })
      const { blob, filename, type } = await api.audit.download({ params, query })
      const text = await blob.text()
      expect(type).toBe('text/csv')
      expect(filename).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
      expect(text.split('\r\n').length - 2).toBe(metadata.total)
      expect(text).not.toMatch(/(^|,)[=+@]/m)
      // In the words of the screen.
      expect(text).not.toMatch(/partner_\w+|,member\.\w+,|_kobo: | → null/)
    }
  }),
]
