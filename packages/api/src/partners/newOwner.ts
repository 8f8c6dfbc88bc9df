import { registerUser } from '../auth/stranger.ts'
import type { TestServer } from '../kernel/defineCase.conformance.ts'

/** The company form of a business, filled in (spec section 3). */
export const companyForm = {
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

/** Signs up somebody of the case's own with an organisation, which has gone no step further. */
export async function newOwner(server: TestServer, mode: 'business' | 'individual' = 'individual') {
  const { user, password } = await registerUser(server)
  const visitor = server.with(user.token)
  const { data: partner } = await visitor.api.partners.create({ body: mode === 'business' ? companyForm : { mode } })
  return { ...visitor, user, password, partner }
}
