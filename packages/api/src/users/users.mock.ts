import type { contract } from '../contract.ts'
import { membershipsOf, userOf } from '../demo/memberships.ts'
import { signedIn, type Scene } from '../demo/scene.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { Refusal } from '../kernel/errors.ts'

export const usersMock: Handlers<typeof contract, Scene>['users'] = {
  profile: (scene) => userOf(scene.world, signedIn(scene).person),
  partnerMembers: (scene) => ({ data: membershipsOf(scene.world, signedIn(scene).person) }),
  endSession(scene, { params }) {
    const { person, sessionId } = signedIn(scene)
    const ending = params.sid === 'current' ? sessionId : params.sid
    const left = scene.world.sessions.filter(({ id, user_id }) => id !== ending || user_id !== person.id)
    if (left.length === scene.world.sessions.length) throw new Refusal('NotFound')
    scene.world.sessions = left
    return { data: { ended: true } }
  },
}
