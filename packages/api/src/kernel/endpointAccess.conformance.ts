import type { Area } from '@vehicle-partner/domain'
import type { CallName } from '../demo/callOverrides.ts'
import { expectedAccess, organizationKeys, demoMembers } from '../demo/expectedAccess.ts'
import { expect, wire, type Case } from './defineCase.conformance.ts'
import type { ApiRequest } from './transport.ts'

/** The access cases of a call on an organisation: members with and without the role, non-members, and requests without a session. */
export function accessCases(
  call: CallName,
  areas: readonly Area[] | 'owner',
  requestFor: (organization: { id: string; account_sid: string }) => ApiRequest,
): Case[] {
  return [
    ...demoMembers.map((member) => {
      const expected = expectedAccess(member, areas)
      const outcome = expected.status === 200 ? 'may' : `may not (${expected.code})`
      return wire(call, `${member.person} in ${member.organization} ${outcome}`, async (server) => {
        const { send } = await server.as(member.person)
        const response = await send(requestFor(organizationKeys(member.organization)))
        expect(response.status).toBe(expected.status)
        if (expected.code !== undefined) expect(response.body).toMatchObject({ code: expected.code, message: expect.any(String) })
      })
    }),
    wire(call, 'other and unknown organisations are not found', async (server) => {
      const { send } = await server.as('individual')
      const foreign = await send(requestFor(organizationKeys('okafor')))
      const unknown = await send(requestFor({ id: 'prt_unknown', account_sid: 'acs_unknown' }))
      expect(foreign).toMatchObject({ status: 404, body: { code: 'NotFound' } })
      expect(foreign.body).toEqual(unknown.body)
      expect(unknown.status).toBe(404)
    }),
    wire(call, 'the other key does not find an organisation', async (server) => {
      const { send } = await server.as('owner')
      const { id, account_sid } = organizationKeys('okafor')
      expect(await send(requestFor({ id: account_sid, account_sid: id }))).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    }),
    wire(call, 'a missing or invalid token is 401', async (server) => {
      for (const token of [undefined, 'not-a-token']) {
        const response = await server.with(token).send(requestFor(organizationKeys('okafor')))
        expect(response).toMatchObject({ status: 401, body: { code: 'Unauthorized', message: expect.any(String) } })
      }
    }),
  ]
}
