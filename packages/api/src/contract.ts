import { auth } from './auth/auth.contract.ts'
import { events as eventCalls } from './events/events.contract.ts'
import { kyc } from './kyc/kyc.contract.ts'
import { notifications } from './notifications/notifications.contract.ts'
import { partners } from './partners/partners.contract.ts'
import { ratings } from './ratings/ratings.contract.ts'
import { settlementAccounts } from './settlementAccounts/settlementAccounts.contract.ts'
import { telemetry } from './telemetry/telemetry.contract.ts'
import { trips } from './trips/trips.contract.ts'
import { uploads } from './uploads/uploads.contract.ts'
import { users } from './users/users.contract.ts'

/** Every call of the API, by resource. */
export const contract = {
  auth,
  events: eventCalls,
  kyc,
  notifications,
  partners,
  ratings,
  settlementAccounts,
  telemetry,
  trips,
  uploads,
  users,
}

export { itemKinds, keyIn } from './kernel/access.ts'
export type { Access, ItemKind, PartnerLocator } from './kernel/access.ts'
export type { AnyEndpoint, Contract, Endpoint, Handlers, Input, Method, Output, Parsed, Reply } from './kernel/endpoint.ts'
export { errorCodes, Refusal } from './kernel/errors.ts'
export type { ErrorCode, FieldErrors, RefusalData } from './kernel/errors.ts'
export { contentDisposition } from './kernel/files.ts'
export type { Download, FileReply, IncomingFile, Uploaded, UploadInput, UploadRules } from './kernel/files.ts'
export { pageSizes } from './kernel/list.ts'
export type { ListQuery, Order, PageSize } from './kernel/list.ts'
export { countsOf, metadataOf } from './kernel/page.ts'
export type { NeedsAction, Summary } from './partners/partners.contract.ts'
export type { SettlementAccount } from './settlementAccounts/settlementAccounts.contract.ts'
export type { TripDay } from './trips/trips.contract.ts'
export type { Membership } from './users/membership.ts'
export type { User } from './users/user.ts'
export { checkedReply, match, refusalAnswer } from './kernel/answer.ts'
export type { Matched } from './kernel/answer.ts'
export { fingerprintOf, isFinal } from './kernel/idempotency.ts'
export { acceptedFiles } from './kernel/incoming.ts'
export { typeOf } from './kernel/signature.ts'
export { parseInput } from './kernel/input.ts'
export { isIdempotentPost } from './kernel/requests.ts'
export type { Answer } from './kernel/transport.ts'
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
