import { isRevoked, revokedMessage } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { membershipsOf, userOf } from '../demo/memberships.ts'
import type { Scene } from '../demo/scene.ts'
import { openSession } from '../demo/world.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { Refusal } from '../kernel/errors.ts'

export const authMock: Handlers<typeof contract, Scene>['auth'] = {
  login({ world }, { body }) {
    const person = Object.values(world.people).find(({ email }) => email === body.email.toLowerCase())
    if (!person || person.password !== body.password) throw new Refusal('InvalidCredentials')
    if (isRevoked(membershipsOf(world, person))) throw new Refusal('Forbidden', revokedMessage)
    return { data: { ...userOf(world, person), token: openSession(world, person) } }
  },
}
