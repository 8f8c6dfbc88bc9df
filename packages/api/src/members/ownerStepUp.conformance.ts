import { createSignUpBody, earnStepUp } from '../auth/signUpFixtures.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { createTestOwner } from '../partners/ownerFixtures.ts'
import { joinAsMember } from './invitationFixtures.ts'

const needsStepUp = { status: 403, code: 'StepUpRequired' }

/** A member who makes an owner gives away the bank account. */
export const ownerStepUpConformance: readonly Case[] = [
  wire('members.invite', 'inviting an owner needs a step-up, other roles do not', async (server) => {
    const owner = await createTestOwner(server)
    const invite = (member_roles: ('partner_owner' | 'partner_staff')[], stepUp?: string) =>
      owner.api.members.invite(
        { body: { owner_type: 'partner', owner_id: owner.partner.id, member_email: createSignUpBody().email, member_roles } },
        { stepUp },
      )
    await expect(invite(['partner_staff', 'partner_owner'])).rejects.toMatchObject(needsStepUp)
    await expect(invite(['partner_staff'])).resolves.toMatchObject({ data: { member_roles: ['partner_staff'] } })
    const stepUp = await earnStepUp(owner, owner.password)
    await expect(invite(['partner_owner'], stepUp)).resolves.toMatchObject({ data: { member_roles: ['partner_owner'] } })
  }),
  wire('members.setRoles', 'making a member an owner needs a step-up', async (server) => {
    const owner = await createTestOwner(server)
    const mate = await joinAsMember(server, owner, ['partner_staff'])
    const raise = (stepUp?: string) =>
      owner.api.members.setRoles({ params: { id: mate.member_id }, body: { member_roles: ['partner_owner'] } }, { stepUp })
    await expect(raise()).rejects.toMatchObject(needsStepUp)
    // The member's own step-up is not the owner's.
    await expect(raise(await earnStepUp(mate, mate.password))).rejects.toMatchObject(needsStepUp)
    await expect(raise(await earnStepUp(owner, owner.password))).resolves.toMatchObject({ data: { member_roles: ['partner_owner'] } })
  }),
  wire('members.setStatus', 'activating an owner needs a step-up, other members do not', async (server) => {
    const owner = await createTestOwner(server)
    const second = await joinAsMember(server, owner, ['partner_owner'])
    const mate = await joinAsMember(server, owner, ['partner_staff'])
    const activate = (id: string, disabled: 0 | 1, stepUp?: string) =>
      owner.api.members.setStatus({ params: { id }, body: { disabled } }, { stepUp })
    for (const { member_id } of [second, mate]) await activate(member_id, 1)
    await expect(activate(mate.member_id, 0)).resolves.toMatchObject({ data: { disabled: 0 } })
    await expect(activate(second.member_id, 0)).rejects.toMatchObject(needsStepUp)
    await expect(activate(second.member_id, 0, await earnStepUp(owner, owner.password))).resolves.toMatchObject({ data: { disabled: 0 } })
  }),
  wire('members.setStatus', 'being deactivated or revoked voids what the member has started', async (server) => {
    const owner = await createTestOwner(server)
    const mate = await joinAsMember(server, owner, ['partner_staff'])
    const { data: first } = await mate.api.auth.handOff()
    const exchange = (token: string) => server.with(undefined).api.auth.exchange({ body: { token } })
    await owner.api.members.setStatus({ params: { id: mate.member_id }, body: { disabled: 1 } })
    await expect(exchange(first.token)).rejects.toMatchObject({ code: 'LinkExpired' })
    const { data: second } = await mate.api.auth.handOff()
    await owner.api.members.setRoles({ params: { id: mate.member_id }, body: { member_roles: [] } })
    await expect(exchange(second.token)).rejects.toMatchObject({ code: 'LinkExpired' })
  }),
]
