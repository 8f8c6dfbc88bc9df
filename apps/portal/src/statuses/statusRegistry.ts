// Longer than most files: an entry for each status of the contract.
import type {
  AccountMember,
  Dispute,
  Document,
  Driver,
  EarningLine,
  Import,
  Issue,
  Membership,
  Payout,
  Payslip,
  RateCard,
  Report,
  Route,
  SettlementAccount,
  Trip,
  Vehicle,
} from '@vehicle-partner/api'
import type { Compliance, PassengerStatus } from '@vehicle-partner/domain'
import type { StatusAppearance } from '@vehicle-partner/ui'
import {
  Ban,
  Check,
  CircleAlert,
  CircleDashed,
  Clock,
  FileCheck,
  FileX,
  Hourglass,
  Landmark,
  Mail,
  Navigation,
  Pause,
  RotateCcw,
  Trash2,
  TriangleAlert,
  UserCheck,
  UserX,
  type LucideIcon,
} from 'lucide-react'

/** How a status is called and shown, and what it means for the user. */
export interface StatusPresentation extends StatusAppearance {
  /** For places with room for an icon; a pill shows the dot. */
  Icon: LucideIcon
  /** One plain sentence: what the status means, and what happens next. */
  sentence: string
}

/** The words that the contract names; a newer server may send others. */
type Known<Status> = Status extends string ? (string extends Status ? never : Status) : never
type Registry<Status extends string> = Readonly<Record<Status, StatusPresentation>>
type StepState = NonNullable<Membership['onboardingState']>['identity']

/* @__NO_SIDE_EFFECTS__ */
const look = (
  label: string,
  tone: StatusAppearance['tone'],
  Icon: LucideIcon,
  sentence: string,
  dot?: StatusAppearance['dot'],
): StatusPresentation => ({ label, tone, Icon, sentence, ...(dot === undefined ? {} : { dot }) })

/* @__NO_SIDE_EFFECTS__ */
const underReview = (sentence: string) => look('Under review', 'info', Hourglass, sentence)

const vehicle = {
  draft: look('Draft', 'neutral', CircleDashed, 'Not sent for review yet.', 'hollow'),
  pending_review: underReview('We are checking the details. It gets trips once they are approved.'),
  active: look('Active', 'success', Check, 'It can be given trips.'),
  inactive: look('Paused', 'neutral', Pause, 'You paused it. It gets no new trips until you resume it.'),
  suspended: look('Suspended', 'danger', Ban, 'We suspended it. It gets no new trips until the reason is resolved.'),
  rejected: look('Not accepted', 'danger', FileX, 'The review found a problem. Correct it and send it again.'),
  archived: look('Removed', 'neutral', Trash2, 'It is removed. You can restore it for 90 days.'),
} satisfies Registry<Known<Vehicle['status']>>

const driver = {
  pending_review: underReview('We are checking the details. The driver gets trips once they are approved.'),
  active: look('Active', 'success', Check, 'The driver can be given trips.'),
  inactive: look('Paused', 'neutral', Pause, 'You paused the driver, who gets no new trips until you resume.'),
  suspended: look('Suspended', 'danger', Ban, 'We suspended the driver, who gets no new trips until the reason is resolved.'),
  rejected: look('Not accepted', 'danger', FileX, 'The review found a problem. Correct it and send it again.'),
  archived: look('Removed', 'neutral', Trash2, 'The driver is removed. You can restore the driver for 90 days.'),
} satisfies Registry<Known<Driver['status']>>

const driverApp = {
  not_invited: look('Not invited', 'neutral', CircleDashed, 'The driver has no invitation to the driver app yet.', 'hollow'),
  invited: look('Invited', 'info', Mail, 'The invitation was sent. The driver has not logged in yet.'),
  active: look('Uses the app', 'success', UserCheck, 'The driver has logged in to the driver app.'),
} satisfies Registry<Known<Driver['app_state']>>

const compliance = {
  complete: look('Documents valid', 'success', FileCheck, 'All required documents are valid.'),
  expiring: look('Expiring soon', 'warning', Clock, 'A required document expires within 30 days. Renew it now.'),
  under_review: underReview('We are checking a required document.'),
  missing: look('Documents missing', 'warning', CircleAlert, 'A required document is missing. Upload it to get trips.'),
  rejected: look('Not accepted', 'danger', FileX, 'A required document was not accepted. Upload it again.'),
  expired: look('Expired', 'danger', TriangleAlert, 'A required document has expired. There are no new trips until it is renewed.'),
} satisfies Registry<Compliance>

const document = {
  missing: look('Missing', 'warning', CircleAlert, 'Nothing is uploaded yet.', 'hollow'),
  under_review: underReview('We check documents within 2 working days.'),
  approved: look('Approved', 'success', FileCheck, 'The document is valid.'),
  expiring: look('Expiring soon', 'warning', Clock, 'The document expires within 30 days. Renew it now.'),
  expired: look('Expired', 'danger', TriangleAlert, 'The document has expired. Upload a new one.'),
  rejected: look('Not accepted', 'danger', FileX, 'The document was not accepted. Upload it again.'),
  superseded: look('Replaced', 'neutral', RotateCcw, 'A newer document has replaced this one.'),
} satisfies Registry<Known<Document['status']>>

const documentReview = {
  none: look('Not reviewed', 'neutral', CircleDashed, 'There is nothing to review.', 'hollow'),
  under_review: underReview('We check documents within 2 working days.'),
  approved: look('Approved', 'success', FileCheck, 'The document was accepted.'),
  rejected: look('Not accepted', 'danger', FileX, 'The document was not accepted. Upload it again.'),
} satisfies Registry<Known<Document['review']['state']>>

const trip = {
  scheduled: look('Scheduled', 'warning', Clock, 'The trip needs a vehicle and a driver.', 'hollow'),
  assigned: look('Assigned', 'neutral', UserCheck, 'Vehicle and driver are assigned.'),
  boarding: look('Boarding', 'neutral', Navigation, 'Passengers are boarding at the first stop.', 'current'),
  in_progress: look('On the road', 'neutral', Navigation, 'The trip is under way.', 'current'),
  interrupted: look('Interrupted', 'danger', TriangleAlert, 'The trip has stopped on the way.', 'current'),
  completed: look('Completed', 'success', Check, 'The trip reached its last stop.'),
  cancelled: look('Cancelled', 'neutral', Ban, 'The trip did not take place.'),
  missed: look('Missed', 'danger', CircleAlert, 'No driver started the trip.'),
} satisfies Registry<Known<Trip['status']>>

const tripIssue = {
  open: look('Open', 'danger', CircleAlert, 'The report is sent. Dispatch has not answered yet.'),
  acknowledged: look('Acknowledged', 'warning', Clock, 'Dispatch is working on it.'),
  replacement_sent: look('Replacement sent', 'info', Navigation, 'Another vehicle is on its way.'),
  resolved: look('Resolved', 'success', Check, 'The issue is closed.'),
} satisfies Registry<Known<Issue['state']>>

const passenger = {
  booked: look('Booked', 'neutral', CircleDashed, 'The passenger has not boarded yet.', 'hollow'),
  boarded: look('Boarded', 'success', Check, 'The passenger is on board.'),
  alighted: look('Got off', 'success', Check, 'The passenger has got off.'),
  no_show: look('No-show', 'warning', UserX, 'The passenger did not come.'),
  cancelled: look('Cancelled', 'neutral', Ban, 'The passenger cancelled the seat.'),
} satisfies Registry<PassengerStatus>

const route = {
  active: look('Active', 'success', Check, 'Trips run on this route.'),
  paused: look('Paused', 'neutral', Pause, 'No trips run on this route for now.'),
  retired: look('Retired', 'neutral', Trash2, 'This route has ended.'),
} satisfies Registry<Known<Route['status']>>

const routeRequest = {
  pending: look('Requested', 'info', Hourglass, 'The operator has not decided yet.'),
  accepted: look('Accepted', 'success', Check, 'The departure is yours, and its trips are planned.'),
  declined: look('Declined', 'neutral', Ban, 'The operator gave the departure to someone else or keeps it.'),
} satisfies Registry<'pending' | 'accepted' | 'declined'>

const earning = {
  pending: look('Pending', 'warning', Hourglass, 'We are still checking this amount.', 'hollow'),
  unsettled: look('Unsettled', 'info', Clock, 'It will be part of the next payslip.'),
  settled: look('Settled', 'success', Check, 'It is part of a payslip.'),
  void: look('Void', 'neutral', Ban, 'It does not count.'),
} satisfies Registry<Known<EarningLine['state']>>

// Beside the state of the earning that is queried.
const dispute = {
  open: look('Query open', 'warning', CircleAlert, 'We answer within 3 working days.'),
  in_review: { ...underReview('We are looking into it.'), label: 'Query under review' },
  accepted: look('Query accepted', 'success', Check, 'You were right. The amount is corrected.'),
  declined: look('Query declined', 'neutral', Ban, 'The amount stays as it is. The answer says why.'),
} satisfies Registry<Known<Dispute['state']>>

const payslip = {
  draft: look('So far this month', 'neutral', CircleDashed, 'The month is not over: amounts still change.', 'hollow'),
  issued: look('Issued', 'info', FileCheck, 'The payslip is final. Its payout follows.'),
  paid: look('Paid', 'success', Check, 'The payslip is paid.'),
  revised: look('Revised', 'neutral', RotateCcw, 'A newer version has replaced this payslip.'),
} satisfies Registry<Known<Payslip['status']>>

const taxCreditNote = {
  pending: look('Pending', 'warning', Hourglass, 'The tax office has not issued the credit note yet.', 'hollow'),
  available: look('Available', 'success', FileCheck, 'The tax office has issued the credit note.'),
} satisfies Registry<Known<Payslip['tax']['credit_note']['status']>>

const payout = {
  scheduled: look('Scheduled', 'info', Clock, 'It is paid on its date.', 'hollow'),
  processing: look('On its way', 'info', Landmark, 'The bank has the transfer.', 'current'),
  paid: look('Paid', 'success', Check, 'The money is in your account.'),
  failed: look('Failed', 'danger', TriangleAlert, 'The bank did not take the transfer. We try again.'),
  reversed: look('Returned', 'danger', RotateCcw, 'The bank sent the money back.'),
  on_hold: look('On hold', 'warning', Pause, 'It is not paid until the reason is resolved.'),
  cancelled: look('Cancelled', 'neutral', Ban, 'Nothing was left to pay.'),
} satisfies Registry<Known<Payout['status']>>

const settlementAccount = {
  verifying: look('Checking', 'info', Hourglass, 'The bank is checking the account.'),
  active: look('Active', 'success', Check, 'Payouts can go to this account.'),
  under_review: underReview('The name differs from yours. We are checking the account.'),
  rejected: look('Not accepted', 'danger', FileX, 'The account cannot be used. Add another one.'),
  disabled: look('Removed', 'neutral', Trash2, 'The account is no longer used.'),
} satisfies Registry<Known<SettlementAccount['status']>>

const rateCard = {
  past: look('Past', 'neutral', Clock, 'The rate no longer applies.'),
  current: look('Current', 'success', Check, 'The rate applies now.'),
  announced: look('Announced', 'info', Mail, 'The rate applies from its date.', 'hollow'),
} satisfies Registry<Known<RateCard['state']>>

/** Members and the invitations among them. */
const member = {
  active: look('Active', 'success', Check, 'The member can log in and work.'),
  disabled: look('Deactivated', 'neutral', Pause, 'The member cannot open this organisation until reactivated.'),
  revoked: look('Revoked', 'neutral', UserX, 'The member has no roles any more.'),
  pending: look('Invited', 'info', Mail, 'The invitation was sent. Its link works for 7 days.'),
  expired: look('Invite expired', 'warning', Clock, 'The link no longer works. Send it again.'),
  bounced: look('Not delivered', 'danger', CircleAlert, 'The e-mail came back. Check the address.'),
} satisfies Registry<Known<AccountMember['status']>>

/** A step of the identity checks. */
const onboardingStep = {
  'not-submitted': look('Not submitted', 'neutral', CircleDashed, 'The details are not sent yet.', 'hollow'),
  submitted: underReview('We are checking the details.'),
  completed: look('Verified', 'success', FileCheck, 'The details are verified.'),
  declined: look('Not accepted', 'danger', FileX, 'The details could not be verified. Correct and send them again.'),
} satisfies Registry<Known<StepState>>

/** The company documents as a whole, and the items of the set-up checklist. */
const companyDocuments = {
  pending: look('To do', 'neutral', CircleDashed, 'Upload what is missing.', 'hollow'),
  'under-review': underReview('We are checking the documents.'),
  completed: look('Completed', 'success', Check, 'Nothing is left to do.'),
} satisfies Registry<'pending' | 'under-review' | 'completed'>

const report = {
  queued: look('Waiting', 'neutral', Hourglass, 'Your export is being prepared.', 'hollow'),
  processing: look('In progress', 'info', Hourglass, 'Your export is being prepared.', 'current'),
  ready: look('Ready', 'success', FileCheck, 'The file can be downloaded for 7 days.'),
  failed: look('Failed', 'danger', TriangleAlert, 'The file could not be created. Export again.'),
  expired: look('Expired', 'neutral', Clock, 'The file is deleted. Export again.'),
} satisfies Registry<Known<Report['status']>>

const importJob = {
  queued: look('Waiting', 'neutral', Hourglass, 'The rows are read soon.', 'hollow'),
  processing: look('In progress', 'info', Hourglass, 'The rows are being read.', 'current'),
  done: look('Done', 'success', Check, 'All rows are read.'),
  failed: look('Failed', 'danger', TriangleAlert, 'The import stopped. Nothing else was changed.'),
} satisfies Registry<Known<Import['status']>>

const importRow = {
  created: look('Imported', 'success', Check, 'The row was added.'),
  valid: look('Ready to import', 'info', FileCheck, 'The row has no errors.', 'hollow'),
  failed: look('Has errors', 'danger', CircleAlert, 'The row was not added. Correct it and import it again.'),
} satisfies Registry<Known<Import['rows'][number]['status']>>

/** Every status that the contract names, by the entity that has it. A status without an entry does not compile. */
const roadsidePack = {
  live: look('Live', 'success', Check, 'Officers can check it.'),
  expired: look('Expired', 'neutral', Clock, 'Its time is over. Make a new one.'),
  ended: look('Ended', 'neutral', Ban, 'It was ended. Its link says so.'),
} satisfies Registry<'live' | 'expired' | 'ended'>

const roadsideDocument = {
  in_force: look('In force', 'success', FileCheck, 'The document is valid.'),
  expired: look('Expired', 'danger', TriangleAlert, 'The document has expired.'),
  rejected: look('Not accepted', 'danger', FileX, 'The document was not accepted.'),
  under_review: underReview('The document is being checked.'),
  missing: look('Missing', 'warning', CircleAlert, 'Nothing is uploaded.', 'hollow'),
} satisfies Registry<'in_force' | 'expired' | 'rejected' | 'under_review' | 'missing'>

// Each by itself as well, for scripts that must be small (app/firstParts).
export {
  compliance as complianceLooks,
  driver as driverLooks,
  payout as payoutLooks,
  payslip as payslipLooks,
  route as routeLooks,
  trip as tripLooks,
  vehicle as vehicleLooks,
}

export const statusRegistry = {
  vehicle,
  driver,
  driverApp,
  compliance,
  document,
  documentReview,
  trip,
  tripIssue,
  passenger,
  route,
  routeRequest,
  earning,
  dispute,
  payslip,
  taxCreditNote,
  payout,
  settlementAccount,
  rateCard,
  member,
  onboardingStep,
  companyDocuments,
  report,
  importJob,
  importRow,
  roadsidePack,
  roadsideDocument,
}

export type StatusEntity = keyof typeof statusRegistry
