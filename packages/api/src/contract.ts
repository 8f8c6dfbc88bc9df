import { audit } from './audit/audit.contract.ts'
import { auth } from './auth/auth.contract.ts'
import { banks } from './banks/banks.contract.ts'
import { cities } from './cities/cities.contract.ts'
import { countries } from './countries/countries.contract.ts'
import { costConfigurations } from './costConfigurations/costConfigurations.contract.ts'
import { disputes } from './disputes/disputes.contract.ts'
import { documents, driverDocuments, partnerDocuments, vehicleDocuments } from './documents/documents.contract.ts'
import { drivers } from './drivers/drivers.contract.ts'
import { earnings } from './earnings/earnings.contract.ts'
import { events as eventCalls } from './events/events.contract.ts'
import { issues } from './issues/issues.contract.ts'
import { kyc } from './kyc/kyc.contract.ts'
import { memberInvitations } from './memberInvitations/memberInvitations.contract.ts'
import { members } from './members/members.contract.ts'
import { manifest } from './manifest/manifest.contract.ts'
import { notifications } from './notifications/notifications.contract.ts'
import { partnerInvitations } from './partnerInvitations/partnerInvitations.contract.ts'
import { partners } from './partners/partners.contract.ts'
import { payouts } from './payouts/payouts.contract.ts'
import { payslips } from './payslips/payslips.contract.ts'
import { rateCards } from './rateCards/rateCards.contract.ts'
import { ratings } from './ratings/ratings.contract.ts'
import { reports } from './reports/reports.contract.ts'
import { roles } from './roles/roles.contract.ts'
import { routes } from './routes/routes.contract.ts'
import { settlementAccounts } from './settlementAccounts/settlementAccounts.contract.ts'
import { telemetry } from './telemetry/telemetry.contract.ts'
import { trips } from './trips/trips.contract.ts'
import { uploads } from './uploads/uploads.contract.ts'
import { users } from './users/users.contract.ts'
import { vehicles } from './vehicles/vehicles.contract.ts'
import { imports } from './imports/imports.contract.ts'
import { lookups } from './lookups/lookups.contract.ts'
import { places } from './places/places.contract.ts'
import { search } from './search/search.contract.ts'

/** Every call of the API, by resource. */
export const contract = {
  audit,
  auth,
  banks,
  cities,
  costConfigurations,
  countries,
  disputes,
  documents,
  driverDocuments,
  drivers,
  earnings,
  events: eventCalls,
  issues,
  kyc,
  memberInvitations,
  members,
  manifest,
  notifications,
  partnerInvitations,
  partnerDocuments,
  partners,
  payouts,
  payslips,
  rateCards,
  ratings,
  reports,
  roles,
  routes,
  settlementAccounts,
  telemetry,
  trips,
  uploads,
  users,
  imports,
  lookups,
  places,
  search,
  vehicleDocuments,
  vehicles,
}

export { itemKinds, keyIn } from './kernel/access.ts'
export type { Access, ItemKind, PartnerLocator } from './kernel/access.ts'
export type { AnyEndpoint, Contract, Endpoint, Handlers, Input, Method, Output, Parsed, HandlerResult } from './kernel/endpoint.ts'
export { errorCodes, RequestError } from './kernel/errors.ts'
export type { ErrorCode, FieldErrors, ErrorData } from './kernel/errors.ts'
export { contentDisposition } from './kernel/files.ts'
export type { Download, FileResponse, IncomingFile, Uploaded, UploadInput, UploadRules } from './kernel/files.ts'
export { checkAssignment } from './fleet/assigning.ts'
export { checkDriverMove, checkPhotos, checkVehicleMove } from './fleet/moves.ts'
export type { VehicleStanding } from './fleet/moves.ts'
export type { AssignmentChange, CityBrief, DriverBrief, StatusReason, VehicleBrief } from './fleet/words.ts'
export { vehicleDetails, vehicleReply } from './vehicles/vehicleReply.ts'
export type { VehicleRecord, VehicleSurroundings } from './vehicles/vehicleReply.ts'
export { vehicleCounts } from './vehicles/vehicles.contract.ts'
export type { NewVehicle, Vehicle, VehicleChange, VehicleDetails, VehicleStats } from './vehicles/vehicle.ts'
export { lookupLimit } from './lookups/lookups.contract.ts'
export type { Lookup } from './lookups/lookups.contract.ts'
export { suggest } from './places/suggest.ts'
export { amountIn, pagesFor } from './search/pages.ts'
export { searchLimit } from './search/search.contract.ts'
export type { SearchGroup, SearchHit } from './search/search.contract.ts'
export { driverRow, vehicleRow } from './imports/importRows.ts'
export { importLimits } from './imports/imports.contract.ts'
export type { Import, ImportResult } from './imports/imports.contract.ts'
export { expiryCalendar } from './documents/calendar.ts'
export { documentStates } from './documents/document.ts'
export type { Document, DocumentChange, DocumentFile, NewDocument } from './documents/document.ts'
export { documentAt, documentReply, documentsOfOwner } from './documents/documentReply.ts'
export type { DocumentOwner, DocumentRecord, DocumentView } from './documents/documentReply.ts'
export {
  alreadyWaits,
  checkCorrectable,
  checkDeletable,
  checkNoneWaits,
  checkDocument,
  checkSnoozable,
  magicOutcome,
} from './documents/documentRules.ts'
export { typeReply } from './documents/typeReply.ts'
export { driverErrors, kept as keptDriver, takenPhone } from './drivers/driverRules.ts'
export { blockersOf, driverDetails, driverReply } from './drivers/driverReply.ts'
export type { DriverRecord, DriverSurroundings } from './drivers/driverReply.ts'
export { driverCounts } from './drivers/drivers.contract.ts'
export type { Driver, DriverChange, DriverDetails, DriverRating, DriverStats, NewDriver } from './drivers/driver.ts'
export { auditCells, auditColumns } from './audit/auditCells.ts'
export type { AuditEvent } from './audit/auditEvent.ts'
export type { AccountMember } from './members/member.ts'
export { teamWords } from './members/words.ts'
export { pageSizes } from './kernel/list.ts'
export type { ListQuery, Order, PageSize } from './kernel/list.ts'
export { countsOf, metadataOf, pageOf } from './kernel/page.ts'
export { expiredDocumentsEntry } from './partners/expiredEntry.ts'
export type { NeedsAction, Summary } from './partners/partners.contract.ts'
export type { Bank } from './banks/banks.contract.ts'
export type { CostVersion, VehicleCosts } from './costConfigurations/costConfigurations.contract.ts'
export type { Dispute } from './disputes/disputes.contract.ts'
export { lineStates } from './earnings/earnings.contract.ts'
export type { EarningLine } from './earnings/earnings.contract.ts'
export type { Payee } from './money/payee.ts'
export { payslipTable } from './money/payslipTable.ts'
export { spanBefore, spanOf } from './money/range.ts'
export { stepOf, stepsOf, stepStart } from './money/series.ts'
export { byteOrderMark, csvLine, nairaCell } from './money/table.ts'
export type { Payout } from './payouts/payouts.contract.ts'
export { draftId, payslipStates } from './payslips/payslips.contract.ts'
export type { Payslip, PayslipHead, PayslipLine } from './payslips/payslips.contract.ts'
export type { RateCard } from './rateCards/rateCards.contract.ts'
export { cellOf, columnsOf, mayReport, reportColumns } from './reports/columns.ts'
export type { Cell, Column, Row } from './reports/columns.ts'
export { reportStates, reportTypes } from './reports/reports.contract.ts'
export type { Report, ReportFormat, ReportType } from './reports/reports.contract.ts'
export type { SettlementAccount } from './settlementAccounts/settlementAccounts.contract.ts'
export { checkCandidate, checkChangeable, checkDeclinable, checkShareable } from './trips/assignable.ts'
export { sharedTrip, type SharedTrip } from './trips/sharedTrip.ts'
export type { Trip, TripDetails, TripMoment } from './trips/trip.ts'
export { daysOfGroup, shownGroups, tripCounts } from './trips/tripList.ts'
export { tripDetails, tripReply } from './trips/tripReply.ts'
export type { PlacedStop, ReachedStop, TripRecord, TripSurroundings } from './trips/tripReply.ts'
export type { TripDay } from './trips/trips.contract.ts'
export { checkTick } from './manifest/checkTick.ts'
export { manifestReply, manifestTable } from './manifest/passengerReply.ts'
export { checkInterest } from './routes/checkInterest.ts'
export type { Route, RouteDetails, Schedule } from './routes/route.ts'
export { checkReportable } from './issues/checkReportable.ts'
export type { Issue } from './issues/issues.contract.ts'
export type { Membership } from './users/membership.ts'
export type { User } from './users/user.ts'
export { validateResponse, matchEndpoint, errorResponse, responseStatus } from './kernel/answer.ts'
export type { MatchedEndpoint } from './kernel/answer.ts'
export { fingerprintOf, isFinal } from './kernel/idempotency.ts'
export { acceptedFiles } from './kernel/incoming.ts'
export { typeOf } from './kernel/signature.ts'
export { parseInput } from './kernel/input.ts'
export { isIdempotentPost } from './kernel/requests.ts'
export type { ApiResponse } from './kernel/transport.ts'
export { audienceOf, isTold } from './notifications/audience.ts'
export { gridOf, isLocked, isQuiet, usual, waysOf } from './notifications/preferences.ts'
export type { Preference } from './notifications/preferences.ts'
export { channels, notificationTypes, severities } from './notifications/notification.ts'
export type { Channel, Notification, NotificationType, Severity } from './notifications/notification.ts'
export type { Actor, RealtimeEvent } from './realtime/envelope.ts'
export { events, eventTypes, isEventType } from './realtime/events.ts'
export type { About, EventData, EventKind, EventType } from './realtime/events.ts'
export { partnerRoom, roomParts, tripRoom, userRoom, vehicleRoom } from './realtime/rooms.ts'
export type { Room, RoomPart } from './realtime/rooms.ts'
export { isRoomPart, openParts, opensRoom, partOf } from './realtime/hearing.ts'
export { longestGapMinutes, mostReplayed } from './events/events.contract.ts'
export { uploadKinds } from './uploads/uploads.contract.ts'
export type { UploadedFile, UploadKind } from './uploads/uploads.contract.ts'
export type { Position } from './telemetry/position.ts'
export { chosenFields } from './cities/chosenFields.ts'
export { countryList } from './countries/countryList.ts'
export type { Organization } from './partners/partners.contract.ts'
export { lockedFields, unknownCompany } from './partners/registration.ts'
