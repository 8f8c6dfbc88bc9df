import { demoPassword, demoOrganizations, demoPeople, type DemoPerson } from '@vehicle-partner/api/mock'

/** The demo accounts as text for the terminal. */
export function formatDemoAccounts(): string {
  const lines = Object.values<DemoPerson>(demoPeople).map(
    ({ email, fname, lname, memberships }) =>
      `    ${email.padEnd(26)} ${`${fname} ${lname}`.padEnd(18)} ${memberships.map(describeMembership).join('; ')}`,
  )
  return `  Demo accounts, password ${demoPassword}:\n${lines.join('\n')}`
}

function describeMembership({ organization, roles, disabled }: DemoPerson['memberships'][number]): string {
  const company = organization ? ` of ${demoOrganizations[organization].company_name}` : ', no organisation yet'
  const names = roles.map((role) => role.replace('partner_', '').replace('_', ' ')).join(' and ')
  return `${names || 'access revoked'}${company}${disabled ? ', disabled' : ''}`
}
