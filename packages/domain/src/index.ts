export { areas, canEnter, deniedMessage, isOwner, roles, seesChecklist, seesMoney, seesSummary } from './access.ts'
export type { Area, Role, SummaryPart } from './access.ts'
export { matchNames, nameSimilarity } from './accountNames.ts'
export type { NameMatch } from './accountNames.ts'
export { amountIn } from './amounts.ts'
export { auditSummary } from './auditWords.ts'
export type { Done } from './auditWords.ts'
export { checklist, stepStatus } from './checklist.ts'
export type { ChecklistId, ChecklistItem, ChecklistStatus, Progressed, SetUp } from './checklist.ts'
export { fixedClock } from './clock.ts'
export type { Clock } from './clock.ts'
export {
  activeContext,
  analyticsLabel,
  canChoose,
  incompleteMessage,
  isRevoked,
  mustChoose,
  organizationRoleLabel,
  organizationsOf,
  revokedMessage,
  roleNames,
} from './context.ts'
export type { Organization } from './context.ts'
export {
  costItems,
  costModes,
  costScopes,
  costsOf,
  driverPayModes,
  effectiveCosts,
  fuelModes,
  mostCostKobo,
  percentOfGross,
  profitOf,
} from './costs.ts'
export type { Activity, CostItem, CostItems, CostMode, CostScope } from './costs.ts'
export { formDate, rangeText, shortDate, tickDate, timeOfDay, weekdayDate } from './dates.ts'
export { addDays, dayList, daysBetween, lagosDate, lagosDayStart, monthOf, weekday, weekOf, yearOf } from './days.ts'
export type { Day, DayRange } from './days.ts'
export { disputableUntil, disputeDays, disputeReasons, disputeStates, disputeText, isDisputable } from './disputes.ts'
export type { DisputeState } from './disputes.ts'
export { allowsTrips, compliance, compliances, expiringDays, validity } from './documents.ts'
export type { Compliance } from './documents.ts'
export { loginPath, verdict, visitorOf } from './doors.ts'
export type { Destination, Door, Verdict, Visitor } from './doors.ts'
export { checkHours, creditTypes, debitTypes, directionOf, earningLabels, earningTypes, signed, taxedTypes } from './earningTypes.ts'
export type { Direction, EarningType } from './earningTypes.ts'
export {
  addressDebounceMs,
  addressMinimum,
  apiTimeoutMs,
  carouselIntervalMs,
  chunkTimeoutMs,
  cityListLimit,
  companyNameLength,
  defaultCountry,
  documentNumberMinimum,
  documentTypes,
  membersPageSize,
  otpLength,
  otpResendSeconds,
  ratingScale,
  timeZone,
  uploadLimitBytes,
  uploadTypes,
} from './limits.ts'
export {
  bounces,
  invitationDays,
  invitationState,
  isLastOwner,
  memberState,
  memberStates,
  mostResends,
  partnerRoles,
  roleLabel,
  standingOf,
} from './members.ts'
export type { MemberState, RoleInfo } from './members.ts'
export { menuFor } from './menu.ts'
export type { MenuItem, MenuSection } from './menu.ts'
export { basisPoints, formatNaira, koboOf, nairaOf } from './money.ts'
export { cut, initials, isName, isPersonName } from './names.ts'
export { checkDigit, fitsBank, isAccountNumber, maskedAccount } from './nuban.ts'
export { isOnboarded, isSubmitted, nextStep, ownerRoute } from './onboarding.ts'
export type { Onboarding, Owner, Place, Progress, Step } from './onboarding.ts'
export { isLongEnough, passwordMinimum } from './password.ts'
export {
  canMovePayout,
  coolingOffHours,
  failureCodes,
  holdCodes,
  mostAccounts,
  movesTo,
  payday,
  payoutLabels,
  payoutRetries,
  payoutStatuses,
  payoutTabs,
  tabOf,
  workingDay,
} from './payouts.ts'
export type { FailureCode, HoldCode, PayoutStatus, PayoutTab } from './payouts.ts'
export { payslipTotals, percentText, withholding } from './payslips.ts'
export type { PayslipTotals } from './payslips.ts'
export { payslipEntries } from './payslipLines.ts'
export type { PayslipEntry, Terms, TypeSum } from './payslipLines.ts'
export { defaultPeriod, parsePeriod, periodLabels, periodOptions, periodRange, periods, previousRange } from './periods.ts'
export type { Period } from './periods.ts'
export { freshness, isPlausible, metresBetween, visibleBeforeMs } from './positions.ts'
export type { Fix, Freshness } from './positions.ts'
export { home, safeRedirect } from './redirects.ts'
export { sandboxAccount, sandboxTransfer } from './sandboxBank.ts'
export type { BankAnswer } from './sandboxBank.ts'
export { folded, foldForSearch, matchesSearch } from './search.ts'
export { percentages } from './shares.ts'
export { driverBlockers, mayBeActive, vehicleBlockers } from './dispatch.ts'
export type { DispatchBlocker, DispatchDriver } from './dispatch.ts'
export { environmentOf, type Environment } from './environment.ts'
export {
  documentGraph,
  documentStatuses,
  driverGraph,
  driverStatuses,
  mayMove,
  restoreDays,
  vehicleGraph,
  vehicleStatuses,
} from './fleetStates.ts'
export type { DocumentStatus, DriverStatus, Mover, VehicleStatus } from './fleetStates.ts'
export { cacDoubt, cacPrefixes, isBvn, isNin, maskedNumber, parseCac } from './identityNumbers.ts'
export { licenceClasses, licenceCovers, parseLicence, unusualLicence } from './licences.ts'
export type { Cover, LicenceClass } from './licences.ts'
export {
  expiringUntil,
  expiryInWords,
  paperDateErrors,
  paperFiles,
  papersOf,
  paperState,
  rejections,
  reminderDue,
  reminderSteps,
  snoozeDays,
  typeState,
  urgentSteps,
} from './papers.ts'
export type { Paper, PaperDates, PaperIssue, Papers } from './papers.ts'
export { isRequired, paperOwners, paperType, paperTypes, paperTypesFor, requiredPapers } from './paperTypes.ts'
export type { PaperCircumstances, PaperOwner, PaperType, Requirement } from './paperTypes.ts'
export { formatPlate, parsePlate, unusualPlate } from './plates.ts'
export type { Plate, PlateForm } from './plates.ts'
export { isRecipient, recipientForms } from './recipients.ts'
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
  seatsDoubt,
  transmissions,
  vehicleBrands,
  vehicleErrors,
  vehicleTypeLabels,
  vehicleTypes,
  yearDoubt,
} from './vehicles.ts'
export type { VehicleFacts, VehicleType } from './vehicles.ts'
export { adultYears, isAdult } from './ages.ts'
export { businessTypes, type BusinessType } from './businessTypes.ts'
export { addressOutcome, checkAttempts, checkerDown, identityOutcome, nameMismatch, type CheckOutcome } from './sandboxChecks.ts'
export {
  manifestHours,
  manifestStage,
  manifestSums,
  manifestWindow,
  maskedPhone,
  mayTick,
  passengerName,
  passengerStatuses,
} from './manifest.ts'
export type { PassengerStatus } from './manifest.ts'
export { decodePolyline, encodePolyline, headingOf } from './polyline.ts'
export type { GeoPoint } from './polyline.ts'
export {
  declineLabels,
  declineReasons,
  isIssueOpen,
  isMissed,
  issueCategories,
  issueSeverities,
  issueStates,
  needsOfTrip,
  tripGraph,
  tripGroup,
  tripGroups,
  tripGroupStatuses,
  tripLateSeconds,
  tripLock,
  tripLockMinutes,
  tripMissedMinutes,
  tripNeeds,
  tripsOverlap,
  tripStatuses,
} from './trips.ts'
export type { TripGroup, TripNeed, TripNeedFacts, TripStatus } from './trips.ts'
export { delayOf, expectedAt, plannedAt, stopsOfTrip } from './tripStops.ts'
export type { LineStop, TripDirection } from './tripStops.ts'
export { departureOn, departuresBetween, runsOn } from './schedules.ts'
export type { Timetabled } from './schedules.ts'
