import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { login, post, createSignUpBody } from './signUpFixtures.ts'

/** A well-formed e-mail address that is too long. */
const longAddress = `${Array.from({ length: 2000 }, (_, at) => at.toString(36)).join('')}@demo.test`

/** Registration. */
export const registerConformance: readonly Case[] = [
  wire(
    'auth.register',
    'POST v1/users with email, fname, lname, phone, password, country_code, meta answers the user with token (spec section 7)',
    async (server) => {
      const { password, meta, phone, ...knownUser } = createSignUpBody()
      const user = await server.with(undefined).api.auth.register({ body: { ...knownUser, phone, password, meta } })
      expect(user).toMatchObject({ ...knownUser, phone: `+234${phone.slice(1)}`, role: 'owner', avatar: null })
      const { api } = server.with(user.token)
      await expect(api.users.profile()).resolves.toMatchObject({ id: user.id })
      const { data } = await api.users.partnerMembers({ params: { id: user.id } })
      expect(data).toMatchObject([{ partner: null, roles: [{ name: 'partner_owner' }] }])
      expect((await login(server, knownUser.email.toUpperCase(), password)).status).toBe(200)
    },
  ),
  wire('auth.register', 'a calling code is stored as a country code', async (server) => {
    const response = await post(server, '/v1/users', { ...createSignUpBody(), country_code: '234' })
    expect(response).toMatchObject({ status: 201, body: { country_code: 'NG', phone: expect.stringMatching(/^\+234/) } })
  }),
  wire('auth.register', 'an e-mail address or phone number in use is ItemAlreadyExist on its field', async (server) => {
    const email = await post(server, '/v1/users', { ...createSignUpBody(), email: 'OWNER@demo.test' })
    expect(email).toMatchObject({ status: 409, body: { code: 'ItemAlreadyExist', errors: { email: expect.any(String) } } })
    const phone = await post(server, '/v1/users', { ...createSignUpBody(), phone: '+234 803 000 0001' })
    expect(phone).toMatchObject({ status: 409, body: { code: 'ItemAlreadyExist', errors: { phone: expect.any(String) } } })
  }),
  ...(
    [
      ['fname', '', 'Please enter your first name'],
      ['lname', ' ', 'Please enter your last name'],
      ['fname', 'R2D2', 'Special characters and numbers are not allowed'],
      ['lname', "O'Connor", 'Special characters and numbers are not allowed'],
      ['lname', 'Ade  Ojo', 'Special characters and numbers are not allowed'],
      ['fname', 'A'.repeat(61), 'Please keep it under 61 characters'],
      ['email', '', 'Please enter your email address'],
      ['email', 'somebody', 'Invalid email'],
      ['email', longAddress, 'Invalid email'],
      ['password', '', 'Please enter a password'],
      ['password', '12345', 'Password must have at least 6 characters.'],
      ['phone', '0803', 'Please provide a valid phone number'],
      ['phone', '', 'Please provide a valid phone number'],
    ] as const
  ).map(([field, value, message]) =>
    wire('auth.register', `${field} ${JSON.stringify(value).slice(0, 40)}: '${message}' (spec section 5)`, async (server) => {
      const response = await post(server, '/v1/users', { ...createSignUpBody(), [field]: value })
      expect(response).toMatchObject({ status: 422, body: { code: 'ValidationError', errors: { [field]: message } } })
    }),
  ),
]
