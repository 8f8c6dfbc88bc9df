import { createTestServer, type TestUser } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { matchPath, type PageName, type Role } from '@vehicle-partner/domain'
import { and, eq, isNull } from 'drizzle-orm'
import { members } from '../src/db/schema/partnerTables.ts'
import { createTransport, type TestServer } from './testServer.ts'

const okafor = demoOrganizations.okafor
const password = 'Secret-1'
let count = 0

/** People who register, are invited to Okafor Mobility, and open their mail. */
export async function createInvitedPeople(server: TestServer) {
  const client = createTestServer(createTransport(server))
  const owner = await client.as('owner')
  const anyone = () => client.with(undefined).api
  const newAddress = () => `person${(count += 1)}@invited.test`
  const register = async (email: string) => {
    const phone = `0807000${String((count += 1)).padStart(4, '0')}`
    const user = await anyone().auth.register({ body: { email, fname: 'Ada', lname: 'Obi', phone, country_code: 'NG', password } })
    return { ...client.with(user.token), id: user.id, token: user.token, email }
  }
  type Registered = Awaited<ReturnType<typeof register>>
  const invite = async (member_email: string, role: Role = 'partner_earnings_manager') => {
    const body = { owner_type: 'partner' as const, owner_id: okafor.id, member_email, member_roles: [role] }
    const { data } = await owner.api.members.invite({ body })
    return data?.id ?? ''
  }
  const linkTo = async (email: string, page: PageName) => {
    const found = (await client.outbox(email)).map(({ link }) => new URL(link ?? '/', 'https://portal.example'))
    return found.find(({ pathname }) => matchPath(pathname)?.page === page)
  }
  const mailedCode = async (email: string) => (await linkTo(email, 'acceptInvite'))?.searchParams.get('code') ?? ''
  const copiedCode = async (id: string) => {
    const { data } = await owner.api.memberInvitations.link({ params: { id } })
    return new URL(data.link, 'https://portal.example').searchParams.get('code') ?? ''
  }
  const tokenTo = async (email: string, page: PageName) => matchPath((await linkTo(email, page))?.pathname ?? '')?.parameters['token'] ?? ''
  const confirm = async (email: string) => {
    const token = await tokenTo(email, 'confirmEmail')
    return anyone().users.confirmEmail({ body: { token } })
  }
  /** Opens a link as the portal does, and accepts with the id that it answers. */
  const openAndAccept = async (code: string, api = anyone()) => {
    const { invite_id, next } = await api.memberInvitations.info({ query: { code } })
    return { next, accept: () => api.memberInvitations.accept({ params: { id: invite_id } }) }
  }
  const payouts = ({ send }: Pick<TestUser, 'send'>) =>
    send({ method: 'GET', path: '/partner-payout/v1/payouts', query: { partnerId: okafor.account_sid } })
  const entryOf = async (search: string) => {
    const query = { owner_id: okafor.id, owner_type: 'partner' as const, search }
    return (await owner.api.members.list({ query })).data[0]
  }
  const rightOf = ({ id }: Pick<Registered, 'id'>) => server.db.$count(members, and(eq(members.user_id, id), isNull(members.partner_id)))

  const changeEmail = async (person: Registered, email: string) => {
    const { body } = await server.call('POST', '/v1/users/step-up', { token: person.token, body: { method: 'password', password } })
    const stepUp = (body as { data: { step_up_token: string } }).data.step_up_token
    await person.api.users.changeEmail({ params: { id: person.id }, body: { email } }, { stepUp })
  }
  const logIn = (email: string) => server.logIn(email, password)
  return {
    client,
    owner,
    anyone,
    newAddress,
    register,
    invite,
    tokenTo,
    mailedCode,
    copiedCode,
    confirm,
    openAndAccept,
    payouts,
    entryOf,
    rightOf,
    changeEmail,
    logIn,
  }
}
