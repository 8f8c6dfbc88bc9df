export { areas, canEnter, deniedMessage, isOwner, roles, seesChecklist, seesMoney, seesSummary } from './access.ts'
export type { Area, Role, SummaryPart } from './access.ts'
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
export { formDate, rangeText, shortDate, tickDate, timeOfDay, weekdayDate } from './dates.ts'
export { addDays, dayList, daysBetween, lagosDate, lagosDayStart, monthOf, weekday, weekOf, yearOf } from './days.ts'
export type { Day, DayRange } from './days.ts'
export { allowsTrips, compliance, compliances, expiringDays, validity } from './documents.ts'
export type { Compliance } from './documents.ts'
export { loginPath, verdict, visitorOf } from './doors.ts'
export type { Destination, Door, Verdict, Visitor } from './doors.ts'
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
export { menuFor } from './menu.ts'
export type { MenuItem, MenuSection } from './menu.ts'
export { basisPoints, formatNaira, koboOf, nairaOf } from './money.ts'
export { cut, initials, isName } from './names.ts'
export { isOnboarded, isSubmitted, nextStep, ownerRoute } from './onboarding.ts'
export type { Onboarding, Owner, Place, Progress, Step } from './onboarding.ts'
export { isLongEnough, passwordMinimum } from './password.ts'
export { defaultPeriod, parsePeriod, periodLabels, periodOptions, periodRange, periods, previousRange } from './periods.ts'
export type { Period } from './periods.ts'
export { home, safeRedirect } from './redirects.ts'
export { folded, matchesSearch } from './search.ts'
export { percentages } from './shares.ts'
