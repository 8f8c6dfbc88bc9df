import { auditMock } from './audit/audit.mock.ts'
import { authMock } from './auth/auth.mock.ts'
import { contract } from './contract.ts'
import { readUploadForm } from './demo/readUploadForm.ts'
import { runOnce } from './demo/mockIdempotency.ts'
import { readOutbox } from './demo/mockCredentials.ts'
import { readCaller, readMember, requireStepUp, type MockContext } from './demo/mockContext.ts'
import type { DemoData } from './demo/demoData.ts'
import { toApiResponse, validateResponse, matchEndpoint, errorResponse, type MatchedEndpoint } from './kernel/responses.ts'
import type { Handlers } from './kernel/endpoint.ts'
import { ConnectionError } from './kernel/connectionError.ts'
import { RequestError } from './kernel/errors.ts'
import { parseInput } from './kernel/parseInput.ts'
import { needsStepUp } from './kernel/stepUpRule.ts'
import { rejectPreviewWrite, viewAsHeader } from './kernel/viewAs.ts'
import type { Transport } from './kernel/transport.ts'
import { eventsMock } from './events/events.mock.ts'
import { issuesMock } from './issues/issues.mock.ts'
import { importsMock } from './imports/imports.mock.ts'
import { lookupsMock } from './lookups/lookups.mock.ts'
import { placesMock } from './places/places.mock.ts'
import { searchMock } from './search/search.mock.ts'
import { kycMock } from './kyc/kyc.mock.ts'
import { memberInvitationsMock } from './memberInvitations/memberInvitations.mock.ts'
import { membersMock } from './members/members.mock.ts'
import { manifestMock } from './manifest/manifest.mock.ts'
import { notificationsMock } from './notifications/notifications.mock.ts'
import { banksMock } from './banks/banks.mock.ts'
import { citiesMock } from './cities/cities.mock.ts'
import { countriesMock } from './countries/countries.mock.ts'
import { costConfigurationsMock } from './costConfigurations/costConfigurations.mock.ts'
import { disputesMock } from './disputes/disputes.mock.ts'
import { documentsMock, driverDocumentsMock, partnerDocumentsMock, vehicleDocumentsMock } from './documents/documents.mock.ts'
import { draftsMock } from './drafts/drafts.mock.ts'
import { driversMock } from './drivers/drivers.mock.ts'
import { earningsMock } from './earnings/earnings.mock.ts'
import { partnerInvitationsMock } from './partnerInvitations/partnerInvitations.mock.ts'
import { payoutsMock } from './payouts/payouts.mock.ts'
import { payslipsMock } from './payslips/payslips.mock.ts'
import { partnersMock } from './partners/partners.mock.ts'
import { ratingsMock } from './ratings/ratings.mock.ts'
import { rateCardsMock } from './rateCards/rateCards.mock.ts'
import { reportsMock } from './reports/reports.mock.ts'
import { roadsidePacksMock } from './roadsidePacks/roadsidePacks.mock.ts'
import { rolesMock } from './roles/roles.mock.ts'
import { routesMock } from './routes/routes.mock.ts'
import { settlementAccountsMock } from './settlementAccounts/settlementAccounts.mock.ts'
import { telemetryMock } from './telemetry/telemetry.mock.ts'
import { tripsMock } from './trips/trips.mock.ts'
import { uploadsMock } from './uploads/uploads.mock.ts'
import { usersMock } from './users/users.mock.ts'
import { vehiclesMock } from './vehicles/vehicles.mock.ts'

const handlers: Handlers<typeof contract, MockContext> = {
  audit: auditMock,
  auth: authMock,
  banks: banksMock,
  cities: citiesMock,
  costConfigurations: costConfigurationsMock,
  countries: countriesMock,
  disputes: disputesMock,
  documents: documentsMock,
  drafts: draftsMock,
  driverDocuments: driverDocumentsMock,
  drivers: driversMock,
  earnings: earningsMock,
  events: eventsMock,
  issues: issuesMock,
  kyc: kycMock,
  memberInvitations: memberInvitationsMock,
  members: membersMock,
  manifest: manifestMock,
  notifications: notificationsMock,
  partnerInvitations: partnerInvitationsMock,
  partnerDocuments: partnerDocumentsMock,
  partners: partnersMock,
  payouts: payoutsMock,
  payslips: payslipsMock,
  rateCards: rateCardsMock,
  ratings: ratingsMock,
  reports: reportsMock,
  roadsidePacks: roadsidePacksMock,
  roles: rolesMock,
  routes: routesMock,
  settlementAccounts: settlementAccountsMock,
  telemetry: telemetryMock,
  trips: tripsMock,
  uploads: uploadsMock,
  users: usersMock,
  imports: importsMock,
  lookups: lookupsMock,
  places: placesMock,
  search: searchMock,
  vehicleDocuments: vehicleDocumentsMock,
  vehicles: vehiclesMock,
}

/** Answers every call of the contract in process from demo data. Transports share no state. */
export function mockTransport(demoData: DemoData): Transport {
  return async (request) => {
    if (request.signal?.aborted) throw new ConnectionError('cancelled')
    try {
      if (request.path === '/sandbox/outbox.json') return readOutbox(demoData, request)
      const matched = matchEndpoint(contract, request)
      if (!matched) throw new RequestError('NotFound')
      const { endpoint, params } = matched
      // Authentication comes before validation: a request without a session gets no other information.
      const caller = readCaller(demoData, endpoint.access, request)
      const viewAs = request.headers?.[viewAsHeader]
      rejectPreviewWrite(request.method, viewAs)
      const raw = { params, query: request.query, body: request.body }
      const member = readMember(demoData, endpoint.access, caller, { ...raw, viewAs })
      const input = endpoint.upload
        ? { ...parseInput(endpoint, raw), body: readUploadForm(request.body, endpoint.upload) }
        : parseInput(endpoint, raw)
      const stepUp = request.headers?.['x-step-up']
      if (needsStepUp(endpoint, input)) requireStepUp({ demoData, caller, stepUp })
      let isLost = false
      const answer = await runOnce(demoData, endpoint, caller?.person.id, request, async () => {
        const handle = async () => handlerOf(matched)({ demoData, caller, member, stepUp }, input)
        const override = takeCallOverride(demoData, matched)
        isLost = override?.isResponseLost === true
        const response = await (override?.respond(request, handle) ?? handle())
        return toApiResponse(endpoint, validateResponse(endpoint, response))
      })
      if (isLost) throw new ConnectionError('offline')
      return answer
    } catch (error) {
      if (error instanceof RequestError) return errorResponse(error)
      throw error
    }
  }
}

function takeCallOverride(demoData: DemoData, { resource, name }: MatchedEndpoint) {
  const callOverride = demoData.callOverrides.find(({ call, times }) => call === `${resource}.${name}` && times > 0)
  if (callOverride) callOverride.times -= 1
  return callOverride
}

type AnyHandler = (context: MockContext, input: unknown) => unknown

function handlerOf({ resource, name }: MatchedEndpoint): AnyHandler {
  const found = (handlers as Record<string, Record<string, unknown>>)[resource]?.[name]
  return found as AnyHandler // `handlers` has one for every call, and input was parsed by that call's own schemas
}

export { demoAccounts, type DemoAccount } from './demo/demoAccounts.ts'
export { emitEvent, type EmittedEvent } from './demo/emitEvent.ts'
export { demoCosts, demoCostsMonths } from './demo/money/demoCosts.ts'
export { demoCities, type CityCode } from './demo/demoCities.ts'
export { demoRoutes, stopOffsetSeconds, type DemoRoute } from './demo/demoRoutes.ts'
export { demoOrganizations, type DemoOrganization, type OrganizationKey } from './demo/demoOrganizations.ts'
export { demoInvitations, type DemoInvitation } from './demo/demoInvitations.ts'
export { demoPassword, demoPeople, type DemoMembership, type DemoPerson, type PersonKey } from './demo/demoPeople.ts'
export { createDemoSession } from './demo/createDemoSession.ts'
export { respondWith, failWith, neverRespond, loseConnection, loseResponse, type CallName, type DemoSetup } from './demo/callOverrides.ts'
export { addDemoReport } from './demo/addDemoReport.ts'
export { shareDemoTrip } from './demo/shareDemoTrip.ts'
export { trackDemoTrip } from './demo/trackDemoTrip.ts'
export { createDemoData, demoNow, type DemoData, type MockOrganization, type MockPerson } from './demo/demoData.ts'
