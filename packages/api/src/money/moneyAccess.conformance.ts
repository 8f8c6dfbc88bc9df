import type { Area } from '@vehicle-partner/domain'
import { demoPassword, type PersonKey } from '../demo/demoPeople.ts'
import type { CallName } from '../demo/callOverrides.ts'
import { expectedAccess, demoMembers } from '../demo/expectedAccess.ts'
import { expect, wire, type Case, type TestServer, type TestUser } from '../kernel/defineCase.conformance.ts'
import type { ApiRequest } from '../kernel/transport.ts'

/** The access cases of a call on an item of Okafor Mobility. The call itself may fail for members with access. */
export function moneyItemAccessCases(
  call: CallName,
  areas: readonly Area[] | 'owner',
  requestFor: (owner: TestUser) => Promise<ApiRequest>,
): Case[] {
  const members = demoMembers.filter(({ organization }) => organization === 'okafor')
  return [
    wire(call, 'access depends on roles and is checked before validation', async (server) => {
      const request = await requestFor(await server.as('owner'))
      for (const member of members) {
        const expected = expectedAccess(member, areas)
        const { send } = await server.as(member.person)
        const { status, body } = await send(request.method === 'GET' ? request : { ...request, body: undefined })
        if (expected.code !== undefined)
          expect({ person: member.person, status, body }).toMatchObject({ status: 403, body: { code: expected.code } })
        else expect(body).not.toMatchObject({ code: 'Forbidden' })
      }
    }),
    wire(call, 'items of others and unknown items are not found', async (server) => {
      const request = await requestFor(await server.as('owner'))
      const { send } = await server.as('individual')
      const foreign = await send(request)
      const unknown = await send({ ...request, path: request.path.replace(/[a-z]+_[^/]+/, 'xyz_nothing') })
      expect(foreign).toMatchObject({ status: 404, body: { code: 'NotFound' } })
      expect(foreign.body).toEqual(unknown.body)
    }),
    wire(call, 'requires a session', async (server) => {
      const request = await requestFor(await server.as('owner'))
      expect(await server.with(undefined).send(request)).toMatchObject({ status: 401, body: { code: 'Unauthorized' } })
    }),
  ]
}

/** Logs in and completes a step-up. */
export async function stepUpToken(server: TestServer, person: PersonKey): Promise<TestUser & { stepUp: string }> {
  const visitor = await server.as(person)
  const { data } = await visitor.api.auth.stepUp({ body: { method: 'password', password: demoPassword } })
  return { ...visitor, stepUp: 'step_up_token' in data ? data.step_up_token : '' }
}
