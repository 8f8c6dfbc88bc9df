import { organizationKeys, demoMembers } from '../demo/expectedAccess.ts'
import { expect, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'
import type { PersonKey } from '../demo/demoPeople.ts'
import type { OrganizationKey } from '../demo/demoOrganizations.ts'

const fetchEvents = async (server: TestServer, person: PersonKey, organization: OrganizationKey, after_seq: unknown) =>
  (await server.as(person)).send({
    method: 'GET',
    path: `/v1/partners/${organizationKeys(organization).id}/events`,
    query: { after_seq: String(after_seq) },
  })

const seqOf = async (server: TestServer) => {
  const { api } = await server.as('empty')
  return (await api.events.replay({ params: { id: organizationKeys('sunrise').id }, query: { after_seq: 0 } })).metadata.seq
}

export const eventsConformance: readonly Case[] = [
  ...demoMembers.map(({ person, organization, disabled }) =>
    wire(
      'events.replay',
      `${person} in ${organization} ${disabled ? 'may not' : 'may'} replay the events of their roles`,
      async (server) => {
        const { status, body } = await fetchEvents(server, person, organization, 0)
        if (disabled) expect(body).toMatchObject({ code: 'AccountDisabled' })
        // 410 is also a response for members with access.
        else expect([200, 410]).toContain(status)
      },
    ),
  ),
  wire('events.replay', 'is empty after the last number', async (server) => {
    const seq = await seqOf(server)
    const { api } = await server.as('empty')
    await expect(api.events.replay({ params: { id: organizationKeys('sunrise').id }, query: { after_seq: seq } })).resolves.toMatchObject({
      data: [],
      metadata: { seq },
    })
  }),
  wire('events.replay', 'a number that was never issued is 410 GapTooLarge', async (server) => {
    expect(await fetchEvents(server, 'empty', 'sunrise', 1_000_000)).toMatchObject({ status: 410, body: { code: 'GapTooLarge' } })
  }),
  wire('events.replay', 'requires a number', async (server) => {
    for (const word of ['x', '-1', '1.5'])
      expect(await fetchEvents(server, 'owner', 'okafor', word)).toMatchObject({
        status: 422,
        body: { errors: { after_seq: expect.any(String) } },
      })
  }),
  wire('events.replay', 'other and unknown organisations are not found', async (server) => {
    const foreign = await fetchEvents(server, 'individual', 'okafor', 0)
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    expect(
      (await server.with(undefined).send({ method: 'GET', path: `/v1/partners/${organizationKeys('okafor').id}/events` })).status,
    ).toBe(401)
  }),
]
