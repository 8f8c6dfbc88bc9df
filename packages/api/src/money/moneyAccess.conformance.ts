import type { Area } from '@vehicle-partner/domain'
import { demoPassword, type PersonKey } from '../demo/demoPeople.ts'
import type { CallName } from '../demo/callOverrides.ts'
import { expectedAccess, demoMembers } from '../demo/expectedAccess.ts'
import { expect, wire, type Case, type TestServer, type TestUser } from '../kernel/defineCase.conformance.ts'
import type { ApiRequest } from '../kernel/transport.ts'

/** Who may make a call about an item of Okafor Mobility: each role is let in or turned away, a stranger finds nothing. The call itself may refuse those who may. */
export function moneyItemAccessCases(
  call: CallName,
  areas: readonly Area[] | 'owner',
  requestFor: (owner: TestUser) => Promise<ApiRequest>,
): Case[] {
  const members = demoMembers.filter(({ organization }) => organization === 'okafor')
  return [
    wire(call, 'members are let in by their roles, before anything of the request is looked at', async (server) => {
      const request = await requestFor(await server.as('owner'))
      for (const standing of members) {
        const expected = expectedAccess(standing, areas)
        const { send } = await server.as(standing.person)
        const { status, body } = await send(request.method === 'GET' ? request : { ...request, body: undefined })
        if (expected.code !== undefined)
          expect({ person: standing.person, status, body }).toMatchObject({ status: 403, body: { code: expected.code } })
        else expect(body).not.toMatchObject({ code: 'Forbidden' })
      }
    }),
    wire(call, 'a stranger finds nothing, as of one that does not exist', async (server) => {
      const request = await requestFor(await server.as('owner'))
      const { send } = await server.as('individual')
      const foreign = await send(request)
      const unknown = await send({ ...request, path: request.path.replace(/[a-z]+_[^/]+/, 'xyz_nothing') })
      expect(foreign).toMatchObject({ status: 404, body: { code: 'NotFound' } })
      expect(foreign.body).toEqual(unknown.body)
    }),
    wire(call, 'nobody gets in without a session', async (server) => {
      const request = await requestFor(await server.as('owner'))
      expect(await server.with(undefined).send(request)).toMatchObject({ status: 401, body: { code: 'Unauthorized' } })
    }),
  ]
}

/** Somebody who has just proved who they are. */
export async function stepUpToken(server: TestServer, person: PersonKey): Promise<TestUser & { stepUp: string }> {
  const visitor = await server.as(person)
  const { data } = await visitor.api.auth.stepUp({ body: { method: 'password', password: demoPassword } })
  return { ...visitor, stepUp: 'step_up_token' in data ? data.step_up_token : '' }
}
