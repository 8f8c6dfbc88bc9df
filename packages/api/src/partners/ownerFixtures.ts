import { registerUser } from '../auth/signUpFixtures.ts'
import type { TestServer } from '../kernel/defineCase.conformance.ts'

/** The body that creates a business (spec section 3). */
export const businessBody = {
  mode: 'business',
  experience_start_date: '2019-04-01',
  company_name: 'Zuma Rock Transport',
  rc_number: 'RC 1234567',
  company_address: '12 Herbert Macaulay Way, Yaba, Lagos',
  business_type: 'Company',
  company_email: 'office@zuma.demo.test',
  company_phone: '0803 111 2222',
  country: 'NG',
} as const

/** Registers a new user with an organisation at the start of onboarding. */
export async function createTestOwner(server: TestServer, mode: 'business' | 'individual' = 'individual') {
  const { user, password } = await registerUser(server)
  const visitor = server.with(user.token)
  const { data: partner } = await visitor.api.partners.create({ body: mode === 'business' ? businessBody : { mode } })
  return { ...visitor, user, password, partner }
}
