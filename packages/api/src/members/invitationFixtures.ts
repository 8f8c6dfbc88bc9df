import { isOwner, paths } from '@vehicle-partner/domain'
import type { Role } from '@vehicle-partner/domain'
import { earnStepUp, registerUser } from '../auth/signUpFixtures.ts'
import type { TestServer } from '../kernel/defineCase.conformance.ts'
import type { createTestOwner } from '../partners/ownerFixtures.ts'

type Owner = Awaited<ReturnType<typeof createTestOwner>>

/** The code of the latest invitation to an address. */
export async function readInvitationCode(server: TestServer, email: string): Promise<string> {
  const messages = await server.outbox(email)
  const link = messages.find((mail) => mail.link?.includes(paths.acceptInvite()))?.link
  if (link === undefined) throw new Error(`No invitation was sent to ${email}, but ${JSON.stringify(messages)}`)
  return new URL(link, 'https://portal.example').searchParams.get('code') ?? ''
}

/** Invites an address to an owner's organisation. Returns the list entry and the code of the link. */
export async function inviteMember(server: TestServer, owner: Owner, member_email: string, member_roles: Role[]) {
  const body = { owner_type: 'partner', owner_id: owner.partner.id, member_email, member_roles } as const
  const options = isOwner(member_roles) ? { stepUp: await earnStepUp(owner, owner.password) } : {}
  const { data: entry } = await owner.api.members.invite({ body }, options)
  return { entry, code: await readInvitationCode(server, member_email) }
}

/** The code of a link that the owner copies. */
export async function copyInvitationLink({ api }: Owner, id: string): Promise<string> {
  const { data } = await api.memberInvitations.link({ params: { id } })
  return new URL(data.link, 'https://portal.example').searchParams.get('code') ?? ''
}

/** Registers a new user who joins an owner's organisation. */
export async function joinAsMember(server: TestServer, owner: Owner, member_roles: Role[]) {
  const person = await registerUser(server)
  const { code } = await inviteMember(server, owner, person.email, member_roles)
  const { data: member } = await server.with(undefined).api.memberInvitations.accept({ params: { id: code } })
  return { ...server.with(person.user.token), ...person, member_id: member.id }
}

/** The entry of an address in an owner's list. */
export async function findListEntry({ api, partner }: Owner, member_email: string) {
  const { data } = await api.members.list({ query: { owner_id: partner.id, owner_type: 'partner', search: member_email } })
  return data.find((entry) => entry.member_email === member_email)
}
