import type { contract } from './contract.ts'
import { contractLoaders } from './contractLoaders.ts'
import { createLazyApi, type Api as ApiOf } from './kernel/apiClient.ts'
import type { Transport } from './kernel/transport.ts'

/** The typed client: `api.partners.summary({ params, query })`, `.query(…)` and `.mutation()` on each call. */
export type Api = ApiOf<typeof contract>

/** Binds the contract to a transport. The schemas of a resource are loaded by its first call. */
export const createApi = (transport: Transport): Api => createLazyApi(contractLoaders, transport)

/** Loads the schemas of resources before their first calls. Rejects if they cannot be loaded. */
export const loadResources = async (...resources: readonly (keyof Api)[]): Promise<void> => {
  await Promise.all(resources.map((resource) => contractLoaders[resource]()))
}

export type { Call, QueryKey, MutationVariables } from './kernel/apiClient.ts'
export { ConnectionError } from './kernel/connectionError.ts'
export { ApiError, MalformedResponse, getMessage } from './kernel/errors.ts'
export type { Download } from './kernel/fileTransfer.ts'
export { listDefaults, readListQuery, writeListQuery } from './kernel/listUrl.ts'
export type { ListDefaults, ListEndpoint, ListInput, SortField } from './kernel/listUrl.ts'
export type { ListQuery, PageSize } from './kernel/listQuery.ts'
export type { CallOptions } from './kernel/buildRequest.ts'
export { getAddress, withEarlyResponses, type EarlyRequest, type EarlyRequests } from './kernel/withEarlyResponses.ts'
export { createOwnRequests, type OwnRequests } from './kernel/ownRequests.ts'
export { withRetries, type RetryOptions } from './kernel/withRetries.ts'
export { lazyTransport, withSession } from './kernel/transport.ts'
export { viewAsHeader } from './kernel/viewAs.ts'
export type { ApiResponse, ApiRequest, SessionHolder, Transport } from './kernel/transport.ts'

export type { EndpointAccess, ItemKind, PartnerLocator } from './kernel/endpointAccess.ts'
export type { AnyEndpoint, Contract, Endpoint, Handlers, Input, Method, Output, Parsed, HandlerResult } from './kernel/endpoint.ts'
export type { ErrorCode, FieldErrors, ErrorData } from './kernel/errors.ts'
export type { AuditEvent } from './audit/auditEvent.ts'
export type { Bank } from './banks/banks.contract.ts'
export type { CostVersion, VehicleCosts } from './costConfigurations/costConfigurations.contract.ts'
export type { Dispute } from './disputes/disputes.contract.ts'
export type { Document, DocumentChange, DocumentFile, NewDocument } from './documents/document.ts'
export type { SetupDraft } from './drafts/drafts.contract.ts'
export type { Driver, DriverChange, DriverDetails, DriverRating, DriverStats, NewDriver } from './drivers/driver.ts'
export type { EarningLine } from './earnings/earnings.contract.ts'
export type { AssignmentChange, CityBrief, DriverBrief, StatusReason, VehicleBrief } from './fleet/fleetSchemas.ts'
export type { Import, ImportResult } from './imports/imports.contract.ts'
export type { Issue } from './issues/issues.contract.ts'
export type { SortOrder } from './kernel/listQuery.ts'
export type { Assignment } from './fleet/fleetSchemas.ts'
export type { Lookup } from './lookups/lookups.contract.ts'
export type { AccountMember } from './members/member.ts'
export type { Payee } from './money/payee.ts'
export type { ReturnedPayout } from './money/returnedPayout.ts'
export type { Channel, Notification, NotificationType, Severity } from './notifications/notification.ts'
export type { Preference } from './notifications/notificationPreferences.ts'
export type { NeedsAction, Summary, Organization } from './partners/partners.contract.ts'
export type { Payout } from './payouts/payouts.contract.ts'
export type { CarriedLines, Payslip, PayslipHead, PayslipLine } from './payslips/payslips.contract.ts'
export type { RateCard } from './rateCards/rateCards.contract.ts'
export type { Report, ReportFormat, ReportType } from './reports/reports.contract.ts'
export type { Route, RouteDetails, Schedule } from './routes/route.ts'
export type { SearchGroup, SearchHit } from './search/search.contract.ts'
export type { SettlementAccount } from './settlementAccounts/settlementAccounts.contract.ts'
export type { Position } from './telemetry/position.ts'
export type { SharedTrip } from './trips/sharedTrip.ts'
export type { Trip, TripDetails, TripMoment } from './trips/trip.ts'
export type { TripDay } from './trips/trips.contract.ts'
export type { UploadedFile, UploadKind } from './uploads/uploads.contract.ts'
export type { Membership } from './users/membership.ts'
export type { User } from './users/user.ts'
export type { NewVehicle, Vehicle, VehicleChange, VehicleDetails, VehicleStats } from './vehicles/vehicle.ts'
