import { demoOrganizations, type DemoOrganization, type OrganizationKey } from '../demo/demoOrganizations.ts'
import { demoPeople, type DemoPerson, type PersonKey } from '../demo/demoPeople.ts'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'
import { kycSubmissionConformance } from './kycSubmission.conformance.ts'

const statusOf = async (server: TestServer, person: PersonKey, organization: OrganizationKey) => {
  const { api } = await server.as(person)
  return (await api.kyc.status({ params: { account_sid: organizationKeys(organization).account_sid } })).data
}

/** All demo organisations with their owners. */
const owned = (Object.entries(demoPeople) as [PersonKey, DemoPerson][]).flatMap(([person, { memberships }]) =>
  memberships.flatMap(({ organization, role }) => (organization && role === 'owner' ? [[person, organization] as const] : [])),
)

export const kycConformance: readonly Case[] = [
  ...kycSubmissionConformance,
  ...accessCases('kyc.status', 'owner', ({ account_sid }) => ({ method: 'GET', path: `/v1/partners/${account_sid}/kyc/status` })),
  ...owned.map(([person, key]) =>
    wire(
      'kyc.status',
      `GET v1/partners/{account_sid}/kyc/status for ${key}: status and dates of both steps (spec section 7)`,
      async (server) => {
        const demo: DemoOrganization = demoOrganizations[key]
        const { mode, identity, address, company } = await statusOf(server, person, key)
        expect(mode).toBe(demo.mode)
        expect(identity.status).toBe(demo.identity)
        expect(address).toMatchObject({ status: demo.address, partner_type: demo.mode })
        for (const step of [identity, address]) {
          expect(Boolean(step.submitted_at)).toBe(step.status !== 'not-submitted')
          expect(Boolean(step.reviewed_at)).toBe(step.status === 'completed' || step.status === 'declined')
          expect(Boolean(step.reason_text)).toBe(step.status === 'declined')
        }
        expect(company?.status).toBe(demo.companyDocs)
      },
    ),
  ),
  wire('kyc.status', 'a declined step has its reason', async (server) => {
    const { identity } = await statusOf(server, 'declined', 'osagie')
    expect(identity).toMatchObject({
      status: 'declined',
      reason_code: 'name_mismatch',
      reason_text: 'The name on this NIN does not match the name you entered. Enter it exactly as on your NIN slip.',
    })
  }),
]
