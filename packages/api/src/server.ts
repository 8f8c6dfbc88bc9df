// For implementations of the contract: errors, input parsing, checks, serializers, CSV tables and realtime rooms.

export { auditTableRow, auditTableColumns } from './audit/auditTable.ts'
export { checkCityNotInUse, type CityUse } from './cities/cityInUse.ts'
export { pickCityFields } from './cities/pickCityFields.ts'
export { listCountries } from './countries/countryList.ts'
export { formatExpiryCalendar } from './documents/expiryCalendar.ts'
export { correctedLineMessage } from './disputes/correctedLine.ts'
export { pageDocuments } from './documents/pageDocuments.ts'
export { documentStatuses } from './documents/document.ts'
export { serializeDocumentByName, serializeDocument, serializeOwnerDocuments } from './documents/serializeDocument.ts'
export type { DocumentOwner, DocumentRecord, DocumentView } from './documents/serializeDocument.ts'
export {
  underReviewError,
  checkCorrectable,
  checkNotRemoved,
  checkDeletable,
  checkNotUnderReview,
  checkDocument,
  checkSnoozable,
  sandboxReviewOutcome,
} from './documents/documentChecks.ts'
export { serializeDocumentType } from './documents/serializeDocumentType.ts'
export { describeActivity } from './costConfigurations/describeActivity.ts'
export { summarizeForecast } from './documents/summarizeForecast.ts'
export { findDriverBlockers, serializeDriverDetails, serializeDriver } from './drivers/serializeDriver.ts'
export type { DriverRecord, DriverRelations } from './drivers/serializeDriver.ts'
export { normalizeDriver as keptDriver, phoneTakenError } from './drivers/normalizeDriver.ts'
export { driverCountKeys } from './drivers/drivers.contract.ts'
export { toVehicleBrief } from './fleet/toVehicleBrief.ts'
export { earningStates } from './earnings/earnings.contract.ts'
export { maxReplayMinutes, maxReplayedEvents } from './events/events.contract.ts'
export { checkAssignment, checkUnassigned, crewLicenceErrors } from './fleet/checkAssignment.ts'
export {
  checkDriverStatusChange,
  checkPhotos,
  checkSuspension,
  checkRestoredCity,
  checkVehicleStatusChange,
} from './fleet/statusChangeChecks.ts'
export type { VehicleState } from './fleet/statusChangeChecks.ts'
export { parseDriverRows, parseVehicleRows, type ParsedRow } from './imports/importRows.ts'
export { checkReportable } from './issues/checkReportable.ts'
export { hasAccess, isAnonymous, itemKinds, readLocatorKey } from './kernel/endpointAccess.ts'
export { validateResponse, matchEndpoint, errorResponse, responseStatus } from './kernel/responses.ts'
export type { MatchedEndpoint } from './kernel/responses.ts'
export { createWrongPasswordError } from './auth/wrongPassword.ts'
export { describeInputIssue } from './kernel/describeInputIssue.ts'
export { errorCodes, RequestError, throwFieldErrors } from './kernel/errors.ts'
export { needsStepUp } from './kernel/stepUpRule.ts'
export { previewWriteMessage, rejectPreviewWrite, viewAsHeader, viewedRoles } from './kernel/viewAs.ts'
export { contentDisposition } from './kernel/fileTransfer.ts'
export type { FileResponse, IncomingFile, UploadedFiles, UploadInput, UploadRules } from './kernel/fileTransfer.ts'
export { fingerprintRequest, isFinalStatus } from './kernel/requestFingerprint.ts'
export { acceptUploads } from './kernel/acceptUploads.ts'
export { parseInput } from './kernel/parseInput.ts'
export { pageSizes } from './kernel/listQuery.ts'
export { countByValue, pageMetadata, paginate } from './kernel/listResponse.ts'
export { isIdempotent } from './kernel/buildRequest.ts'
export { detectMediaType } from './kernel/fileSignatures.ts'
export type { ApiResponse } from './kernel/transport.ts'
export { lookupLimit } from './lookups/lookups.contract.ts'
export { findBoardingTime } from './manifest/checkBoarding.ts'
export { serializeManifest, formatManifestCsv } from './manifest/serializeManifest.ts'
export { createInvitationError } from './memberInvitations/invitationErrors.ts'
export { hasRoles } from './members/hasRoles.ts'
export { memberMessages } from './members/memberMessages.ts'
export { formatPayslipCsv } from './money/payslipCsv.ts'
export { formatTaxYearCsv } from './money/taxYearCsv.ts'
export { previousDateRange, resolveDateRange } from './money/dateRanges.ts'
export { chooseGranularity, listBuckets, bucketStart } from './money/timeSeries.ts'
export { formatNairaCell } from './money/nairaCell.ts'
export { notificationAudience, canReadNotification, canReceiveNotification, canReplayEvent } from './notifications/notificationAudience.ts'
export { channels, notificationTypes, severities } from './notifications/notification.ts'
export { fillPreferences, isLocked, isQuietHour, defaultPreference, chooseChannels } from './notifications/notificationPreferences.ts'
export { expiredDocumentsEntry } from './partners/expiredDocumentsEntry.ts'
export { isWithoutTrips, noTripsEntry, noTripsReasons } from './partners/noTripsEntry.ts'
export { payoutEntries } from './partners/payoutEntries.ts'
export type { CompleteOrganization } from './partners/partners.contract.ts'
export { lockedFields, logoMessage, isUnknownCompany } from './partners/registrationRules.ts'
export { draftPayslipId, payslipStatuses } from './payslips/payslips.contract.ts'
export { suggestPlaces } from './places/suggestPlaces.ts'
export type { SessionEndReason } from './realtime/eventPayloads.ts'
export type { Actor, RealtimeEvent } from './realtime/realtimeEvent.ts'
export { events, eventTypes, isEventType } from './realtime/eventTypes.ts'
export type { EventSubject, EventData, EventDefinition, EventType } from './realtime/eventTypes.ts'
export { isRoomPart, listJoinableParts, canJoinRoom, readRoomPart } from './realtime/roomAccess.ts'
export { partnerRoom, roomParts, tripRoom, userRoom, vehicleRoom } from './realtime/rooms.ts'
export type { Room, RoomPart } from './realtime/rooms.ts'
export type { ReportFilters } from './reports/documentReportFilters.ts'
export { limitReportFilters, toDocumentListFilters } from './reports/documentReportFilters.ts'
export { toTripListFilters } from './reports/tripReportFilters.ts'
export {
  findColumns,
  formatCell,
  selectColumns,
  canReadReport,
  canReport,
  listReportTypes,
  moneyColumns,
  reportColumns,
} from './reports/reportColumns.ts'
export type { ReportCell, ReportColumn, ReportRow } from './reports/reportColumns.ts'
export { reportStatuses, reportTypes } from './reports/reports.contract.ts'
export { roadsidePackMessages } from './roadsidePacks/roadsidePackMessages.ts'
export { findRoadsideProblems, serializeRoadsideCheck } from './roadsidePacks/serializeRoadsideCheck.ts'
export type { RoadsidePackFacts } from './roadsidePacks/serializeRoadsideCheck.ts'
export { checkInterest } from './routes/checkInterest.ts'
export { findPages } from './search/searchPages.ts'
export { searchLimit } from './search/search.contract.ts'
export { describeBlockers, serializeDriverCandidates, serializeVehicleCandidates } from './trips/tripCandidates.ts'
export type { DriverForTrip, VehicleForTrip } from './trips/tripCandidates.ts'
export { checkChangeable, checkObstacles, checkDeclinable, checkShareable } from './trips/tripChecks.ts'
export { serializeSharedTrip } from './trips/sharedTrip.ts'
export { groupDayRange, listedTripGroups, tripOrder, tripCounts } from './trips/tripList.ts'
export { serializeTripDetails, serializeTrip } from './trips/serializeTrip.ts'
export type { PlacedStop, ReachedStop, TripRecord, TripRelations } from './trips/serializeTrip.ts'
export { pictureParts, unreadablePictureMessage } from './uploads/pictureParts.ts'
export { uploadKinds } from './uploads/uploads.contract.ts'
export { serializeVehicleDetails, serializeVehicle } from './vehicles/serializeVehicle.ts'
export type { VehicleRecord, VehicleRelations } from './vehicles/serializeVehicle.ts'
export { vehicleCountKeys } from './vehicles/vehicles.contract.ts'
export { previewSizes, type PreviewSize } from './uploads/previewLink.ts'
