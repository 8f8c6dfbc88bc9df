// Longer than most files: it names every export of the package.
export { areas, canAccess, isOwner, listDocumentOwners, roles, canSeeChecklist, canSeeMoney, canSeeSummaryPart } from './access.ts'
export type { Area, Role, SummaryPart } from './access.ts'
export {
  emailUndoHours,
  formerContactUntil,
  makesOwner,
  maxSessionDays,
  newPhoneUntil,
  sessionDays,
  unconfirmedPhoneMessage,
} from './accountSecurity.ts'
export { confirmedAccountStatus, matchNames } from './accountNames.ts'
export type { NameMatch } from './accountNames.ts'
export { parseAmountSearch } from './amountSearch.ts'
export { emailProofDays, formatInviteId, invitationSteps, nextInvitationStep, parseInviteId } from './invitations.ts'
export type { InvitationAttempt, InvitationLink, InvitationStep } from './invitations.ts'
export { arrangeMemberships, canCreateOrganization } from './memberships.ts'
export { describeAuditEntry } from './auditSentences.ts'
export { formatActorRole, formatAuditAction, formatChangedField, formatChangedValue, isAmountField } from './auditWords.ts'
export type { AuditEntry } from './auditSentences.ts'
export { checklist, stepStatus } from './checklist.ts'
export type { ChecklistId, ChecklistItem, ChecklistStatus, ChecklistProgress, ChecklistFacts } from './checklist.ts'
export { fixedClock } from './clock.ts'
export type { Clock } from './clock.ts'
export {
  isOrganizationDraft,
  activeContext,
  analyticsLabel,
  canChooseOrganization,
  incompleteMessage,
  isRevoked,
  organizationRoleLabel,
  listDeactivatedOrganizations,
  listOrganizations,
  revokedMessage,
  roleNames,
} from './organizationContext.ts'
export type { Organization } from './organizationContext.ts'
export {
  costModes,
  costScopes,
  driverPayModes,
  compareCosts,
  costModeLabels,
  effectiveCosts,
  findBreakEvenTrips,
  fuelModes,
  calculateProfit,
  projectTrips,
  shareByGross,
  sumProfits,
} from './costs.ts'
export type { CostDifference, CostedVehicle, VehicleActivity, CostItem, CostItems, CostMode, CostScope } from './costs.ts'
export { estimateRateChange, rateChangeStart, rateNoticeDays } from './rateChange.ts'
export type { RateTerms } from './rateChange.ts'
export {
  formatDateRange,
  formatNearTime,
  formatDate,
  formatAxisDate,
  formatShortRange,
  formatTimeOfDay,
  formatMonth,
  formatWeekdayDate,
} from './dateFormats.ts'
export {
  addDays,
  addMonths,
  dateTextMaxLength,
  listDays,
  daysBetween,
  lagosDate,
  lagosDayStart,
  monthRange,
  weekday,
  weekRange,
} from './calendarDays.ts'
export type { Day, DayRange } from './calendarDays.ts'
export {
  disputableUntil,
  disputeWindowDays,
  disputeReasons,
  disputeStates,
  disputeTextLength,
  isDisputable,
  isDisputableOn,
  maxDisputeFiles,
} from './disputes.ts'
export type { DisputeState } from './disputes.ts'
export { allowsTrips, complianceStatuses, documentValidity, needsDocuments, statusesNeedingDocuments } from './compliance.ts'
export type { Compliance } from './compliance.ts'
export { loginPath, decideRoute, createVisitor } from './routeAccess.ts'
export type { RouteRequest, AccessRule, RouteDecision, Visitor } from './routeAccess.ts'
export { earningCheckHours, creditTypes, debitTypes, earningDirection, earningLabels, earningTypes, signedAmount } from './earningTypes.ts'
export type { Direction, EarningType } from './earningTypes.ts'
export {
  addressDebounceMs,
  addressSearchMinLength,
  apiTimeoutMs,
  chunkTimeoutMs,
  cityListLimit,
  defaultCountry,
  identityNumberMinLength,
  identityDocumentTypes,
  membersPageSize,
  otpLength,
  otpResendSeconds,
  timeZone,
  uploadLimitBytes,
  uploadTypes,
  passwordMinimum,
} from './specificationLimits.ts'
export {
  isSandboxBounceAddress,
  invitationDays,
  invitationStatus,
  isLastOwner,
  memberStatus,
  memberStatuses,
  maxResendsPerDay,
  partnerRoles,
  roleLabel,
  organizationRole,
} from './members.ts'
export type { MemberStatus, RoleInfo } from './members.ts'
export { describeWait, limitMessage } from './limitMessages.ts'
export { buildMenu } from './menu.ts'
export { findSearchPages, listSearchPages } from './searchPages.ts'
export type { SearchPage } from './searchPages.ts'
export type { MenuItem, MenuSection } from './menu.ts'
export { cityState, listCitiesOfCountry } from './cities.ts'
export { endSentence, listSome } from './sentences.ts'
export { formatCount } from './formatCount.ts'
export { applyBasisPoints, formatAmount, formatNaira, koboToNaira } from './money.ts'
export { truncate, initials } from './names.ts'
export { hasValidCheckDigit, isAccountNumber, maskAccountNumber } from './nuban.ts'
export { checkedMessage, previousStep } from './previousStep.ts'
export { isDeclined, isMendable, isOnboarded, isStatusMendable, isSubmitted, nextStep } from './onboarding.ts'
export type { MendableStep, Onboarding, OnboardingUser, RequestedPage, OnboardingContext, OnboardingStep } from './onboarding.ts'
export { codeLifetimeMinutes, codeRepeatMinutes, codeTries, expiredCodeMessage, wrongCodeMessage } from './oneTimeCodes.ts'
export {
  calculateCloseTime,
  canTransitionPayout,
  coolingOffHours,
  describeFailure,
  failureCodes,
  holdCodes,
  maxSettlementAccounts,
  payoutStatusesBefore,
  payday,
  payoutLabels,
  maxPayoutRetries,
  payoutStatuses,
  unpaidPayoutStatuses,
  payoutTabs,
  payoutTab,
  nextWorkingDay,
} from './payouts.ts'
export type { FailureCode, HoldCode, PayoutStatus, PayoutTab } from './payouts.ts'
export { canReceivePayouts, hasLastingFailure, isOperatorHold, operatorHolds, payoutNextStep, payoutNextSteps } from './payoutNextStep.ts'
export type { OperatorHold, PayoutAccountFacts, PayoutFacts, PayoutNextStep, PayoutNextStepCode } from './payoutNextStep.ts'
export { isTooLongForPdf, pdfRowsMessage, reportTitles, reportWords } from './reports.ts'
export { describeCameBack, findNextPayment, returnedPayoutLabel, type CameBack, type NextPayment } from './returnedPayouts.ts'
export { formatWeekdays } from './weekdayNames.ts'
export { payslipTotals, formatBasisPoints, calculateWithholdingTax } from './payslips.ts'
export type { PayslipTotals } from './payslips.ts'
export { payslipEntries } from './payslipLines.ts'
export type { PayslipEntry, PayslipTerms, EarningTypeSum } from './payslipLines.ts'
export { defaultPeriod, parsePeriod, periodLabels, periodOptions, periodRange, periods, previousDays, previousRange } from './periods.ts'
export type { Period } from './periods.ts'
export { positionFreshness, isPlausible, metresBetween, positionVisibleBeforeMs } from './positions.ts'
export type { PositionFix, Freshness } from './positions.ts'
export { documentPath, fleetDetailsPath } from './fleetPaths.ts'
export { canOpenLink, matchPath } from './pathMatching.ts'
export type { PathMatch } from './pathMatching.ts'
export { paths } from './paths.ts'
export type { Page, PageName, PathValues } from './paths.ts'
export { safeRedirect } from './redirects.ts'
export { suggestEmail } from './suggestEmail.ts'
export { sandboxAccountLookup, sandboxTransferFailure } from './sandboxBank.ts'
export type { AccountLookupResult } from './sandboxBank.ts'
export { creditNoteFilename, creditNotePendingMessage, hasCreditNote, sumTaxYear } from './taxYear.ts'
export { foldText, searchableText, matchesSearch } from './textSearch.ts'
export {
  blockersOfVehicle,
  renewalSent,
  driverBlockers,
  canBeActive,
  expiryNotice,
  isDriversOwn,
  noVehicleBlocker,
  vehicleBlockers,
} from './dispatchBlockers.ts'
export type { DispatchBlocker, DispatchDriver } from './dispatchBlockers.ts'
export { detectEnvironment, type Environment } from './environment.ts'
export { errorMessages, type ErrorMessageKey } from './errorMessages.ts'
export {
  documentTransitions,
  documentStatuses,
  driverTransitions,
  driverStatuses,
  canTransition,
  restoredStatus,
  restoreDays,
  statusesAwaitingVehicle,
  vehicleTransitions,
  vehicleStatuses,
} from './fleetStatuses.ts'
export type { DocumentStatus, DriverStatus, TransitionActor, VehicleStatus } from './fleetStatuses.ts'
export { byteOrderMark, formatCsvLine, unescapeFormula } from './csvLines.ts'
export { parseCsvRows } from './csvRows.ts'
export type { CsvLimits, CsvRows } from './csvRows.ts'
export { genders } from './genders.ts'
export { importColumns, matchImportHeaders } from './importColumns.ts'
export { importLimits } from './importLimits.ts'
export type { ImportColumn } from './importColumns.ts'
export { cacExample, cacPrefix, cacPrefixWarning, isBvn, isNin, maskIdentityNumber, parseCac } from './identityNumbers.ts'
export { documentFieldsOfDriver, driverFieldsOfDocument, type DriverDocumentField } from './driverDocumentFields.ts'
export { listReviewedDriverChanges, needsDriverReview, reviewedDriverFields } from './driverReview.ts'
export { licenceClasses, licenceCoverage, licenceCoverageMessage, parseLicence, unusualLicenceMessage } from './licences.ts'
export type { LicenceCoverage, LicenceClass } from './licences.ts'
export {
  lastExpiringDay,
  describeExpiry,
  documentDateErrors,
  documentFileCount,
  summarizeDocuments,
  documentState,
  documentRejectionMessages,
  dueReminderStep,
  reminderSteps,
  reminderSnoozeDays,
  finalReviewOutcome,
  withoutCorrectedUploads,
  smsReminderSteps,
  summarizeCompanyDocuments,
} from './documentStates.ts'
export type { DocumentRecordState, DocumentDates, DocumentIssue, DocumentsSummary } from './documentStates.ts'
export {
  canMakeRoadsidePack,
  isRemovedFromRoad,
  listRoadsideDocuments,
  maskDocumentNumber,
  maxRoadsidePacksPerFile,
  publicDriverName,
  roadsideDocumentStatuses,
  roadsidePackDays,
  roadsidePackExpiry,
  roadsidePackState,
  roadsidePackStates,
  roadsideProblems,
  roadsideVerdict,
  roadsideVerdicts,
} from './roadsidePacks.ts'
export type { RoadsideDocument, RoadsideDocumentStatus, RoadsideFacts, RoadsidePackState, RoadsideVerdict } from './roadsidePacks.ts'
export {
  isIdentityDocument,
  isRequired,
  documentOwnerTypes,
  findDocumentType,
  documentTypes,
  documentTypesFor,
  requiredDocumentTypes,
} from './documentTypes.ts'
export { searchDocumentTypes } from './searchDocumentTypes.ts'
export type { DocumentContext, DocumentOwnerType, DocumentType, DocumentRequirement } from './documentTypes.ts'
export { formatPlate, parsePlate, unusualPlateMessage } from './plates.ts'
export type { Plate, PlateForm } from './plates.ts'
export { forecastRenewals } from './renewalForecast.ts'
export type { ExpiringDocuments, ForecastMonth, ForecastRenewals } from './renewalForecast.ts'
export { isRecipient, recipientVariants } from './recipients.ts'
export {
  amenities,
  fuelTypes,
  inventoryTypes,
  isChassisNumber,
  oldestVehicleYear,
  ownerships,
  photoKinds,
  plateCategories,
  privatePlateWarning,
  reviewedVehicleFields,
  seatRanges,
  transmissions,
  vehicleBrands,
  vehicleTypeLabels,
  vehicleTypes,
} from './vehicles.ts'
export type { VehicleType } from './vehicles.ts'
export { formatVehicleName } from './vehicleNames.ts'
export { formatVehicleWord } from './vehicleWords.ts'
export { businessTypes, type BusinessType } from './businessTypes.ts'
export {
  interpretTransferReport,
  openTransferStatuses,
  transferReportStates,
  transferRetrySeconds,
  transferStatuses,
} from './bankTransfers.ts'
export type { ReportMeaning, TransferReportState, TransferStatus } from './bankTransfers.ts'
export { carryReasons, describeCarriedLines, describeLeftLines, unsettleableReason } from './carryOver.ts'
export type { CarryReason } from './carryOver.ts'
export {
  sandboxAddressOutcome,
  checkAttempts,
  checkUnavailableMessage,
  sandboxIdentityOutcome,
  nameMismatchMessage,
  type IdentityCheckOutcome,
} from './sandboxIdentityChecks.ts'
export {
  manifestAvailability,
  countPassengers,
  manifestWindow,
  maskPhone,
  canTickPassengers,
  formatPassengerName,
  passengerStatuses,
} from './manifest.ts'
export type { PassengerStatus } from './manifest.ts'
export { decodePolyline, encodePolyline, compassHeading } from './polyline.ts'
export type { GeoPoint } from './polyline.ts'
export { extendTrack, findDetour, maxTrackGapMs, splitTrack, trackLengthM } from './tracks.ts'
export type { TrackPoint } from './tracks.ts'
export {
  declineLabels,
  declineReasons,
  isIssueOpen,
  isMissed,
  issueCategories,
  issueSeverities,
  issueStates,
  listTripNeeds,
  tripTransitions,
  tripGroup,
  tripGroups,
  tripGroupStatuses,
  formatDelay,
  tripLateSeconds,
  tripLock,
  tripMissedMinutes,
  tripNeeds,
  tripShareOpens,
  canShareTrip,
  tripsOverlap,
  tripStatuses,
} from './trips.ts'
export type { TripGroup, TripNeed, TripNeedFacts, TripStatus } from './trips.ts'
export { formatDistance, formatDuration } from './travelFormats.ts'
export { reliabilityBps, reliabilityDays } from './reliability.ts'
export type { ReliabilityCounts } from './reliability.ts'
export { listBookedSeats, seatName, seatRows } from './seats.ts'
export { chooseNextPrimary } from './primaryAccount.ts'
export { isLastingFailure, isUsableAccount, type SettlementAccountFacts } from './settlementAccounts.ts'
export { isSameAssignment, driverLicenceWarning, driverObstacles, vehicleObstacles } from './tripAssignments.ts'
export type { AssignmentObstacle } from './tripAssignments.ts'
export { sumTripCounts, tripCountKey, tripCountKeys, tripCountStatuses } from './tripCounts.ts'
export type { TripCountKey, TripCounts } from './tripCounts.ts'
export {
  delaySeconds,
  expectedStopTime,
  formatTripName,
  orderTripPath,
  plannedStopTime,
  orderTripStops,
  routePlaces,
  tripPlaces,
} from './tripStops.ts'
export type { LineStop, TripDirection } from './tripStops.ts'
export { listDepartures } from './schedules.ts'
export type { Timetable } from './schedules.ts'
