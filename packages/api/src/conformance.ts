import { auditConformance } from './audit/audit.conformance.ts'
import { citiesConformance } from './cities/cities.conformance.ts'
import { countriesConformance } from './countries/countries.conformance.ts'
import { beforeAll, describe, test } from 'vitest'
import { authConformance } from './auth/auth.conformance.ts'
import { createTestServer, type Case, type CaseKind, type TestServer } from './kernel/defineCase.conformance.ts'
import type { Transport } from './kernel/transport.ts'
import { documentsConformance } from './documents/documents.conformance.ts'
import { draftsConformance } from './drafts/drafts.conformance.ts'
import { driversConformance } from './drivers/drivers.conformance.ts'
import { eventsConformance } from './events/events.conformance.ts'
import { issuesConformance } from './issues/issues.conformance.ts'
import { importsConformance } from './imports/imports.conformance.ts'
import { lookupsConformance } from './lookups/lookups.conformance.ts'
import { placesConformance } from './places/places.conformance.ts'
import { searchConformance } from './search/search.conformance.ts'
import { linkConformance } from './kernel/portalLinks.conformance.ts'
import { kycConformance } from './kyc/kyc.conformance.ts'
import { memberInvitationsConformance } from './memberInvitations/memberInvitations.conformance.ts'
import { membersConformance } from './members/members.conformance.ts'
import { manifestConformance } from './manifest/manifest.conformance.ts'
import { notificationsConformance } from './notifications/notifications.conformance.ts'
import { partnerInvitationsConformance } from './partnerInvitations/partnerInvitations.conformance.ts'
import { partnersConformance } from './partners/partners.conformance.ts'
import { ratingsConformance } from './ratings/ratings.conformance.ts'
import { roadsidePacksConformance } from './roadsidePacks/roadsidePacks.conformance.ts'
import { rolesConformance } from './roles/roles.conformance.ts'
import { banksConformance } from './banks/banks.conformance.ts'
import { costConfigurationsConformance } from './costConfigurations/costConfigurations.conformance.ts'
import { disputesConformance } from './disputes/disputes.conformance.ts'
import { earningsConformance } from './earnings/earnings.conformance.ts'
import { payoutsConformance } from './payouts/payouts.conformance.ts'
import { payslipsConformance } from './payslips/payslips.conformance.ts'
import { rateCardsConformance } from './rateCards/rateCards.conformance.ts'
import { reportAccessConformance } from './reports/reportAccess.conformance.ts'
import { reportsConformance } from './reports/reports.conformance.ts'
import { routesConformance } from './routes/routes.conformance.ts'
import { settlementAccountsConformance } from './settlementAccounts/settlementAccounts.conformance.ts'
import { telemetryConformance } from './telemetry/telemetry.conformance.ts'
import { tripsConformance } from './trips/trips.conformance.ts'
import { uploadsConformance } from './uploads/uploads.conformance.ts'
import { usersConformance } from './users/users.conformance.ts'
import { vehiclesConformance } from './vehicles/vehicles.conformance.ts'

/** All conformance cases: what any server of the contract must do with the demo users. */
export const cases: readonly Case[] = [
  ...auditConformance,
  ...authConformance,
  ...banksConformance,
  ...citiesConformance,
  ...costConfigurationsConformance,
  ...countriesConformance,
  ...disputesConformance,
  ...documentsConformance,
  ...draftsConformance,
  ...driversConformance,
  ...earningsConformance,
  ...eventsConformance,
  ...issuesConformance,
  ...kycConformance,
  ...linkConformance,
  ...memberInvitationsConformance,
  ...membersConformance,
  ...manifestConformance,
  ...notificationsConformance,
  ...partnerInvitationsConformance,
  ...partnersConformance,
  ...payoutsConformance,
  ...payslipsConformance,
  ...rateCardsConformance,
  ...ratingsConformance,
  ...reportAccessConformance,
  ...reportsConformance,
  ...roadsidePacksConformance,
  ...rolesConformance,
  ...routesConformance,
  ...settlementAccountsConformance,
  ...telemetryConformance,
  ...tripsConformance,
  ...uploadsConformance,
  ...usersConformance,
  ...importsConformance,
  ...lookupsConformance,
  ...placesConformance,
  ...searchConformance,
  ...vehiclesConformance,
]

/**
 * Registers the cases of these kinds as tests of vitest, one test per case. `start` brings up the server, or several servers by name, on
 * each of which every case then runs. A case leaves nothing behind but sessions.
 */
export function conformance(
  start: () => Promise<Transport | Readonly<Record<string, Transport>>>,
  kinds: readonly CaseKind[] = ['wire', 'rules'],
): void {
  let servers: readonly (readonly [name: string, server: TestServer])[] = []
  beforeAll(async () => {
    const started = await start()
    const transports = typeof started === 'function' ? { server: started } : started
    servers = Object.entries(transports).map(([name, transport]) => [name, createTestServer(transport)] as const)
  })
  const byCall = Map.groupBy(
    cases.filter(({ kind }) => kinds.includes(kind)),
    ({ call }) => call,
  )
  describe.each([...byCall])('%s', (_, ofCall) => {
    // oxlint-disable-next-line vitest/expect-expect -- the case itself expects
    test.each(ofCall)('$name', async ({ run }) => {
      for (const [name, server] of servers)
        await run(server).catch((error: unknown) => rethrowNamed(error, servers.length > 1 ? name : undefined))
    })
  })
}

/** Adds the server's name to the message of a failed case, where several servers run it. */
function rethrowNamed(error: unknown, name: string | undefined): never {
  if (error instanceof Error && name !== undefined) error.message = `${name}: ${error.message}`
  throw error
}

export { createTestServer, type Case, type CaseKind, type TestServer, type TestUser } from './kernel/defineCase.conformance.ts'
