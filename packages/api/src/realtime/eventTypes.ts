import * as z from 'zod/mini'
import { documentResources } from '../documents/documentResources.ts'
import { id } from '../kernel/commonSchemas.ts'
import { Notification } from '../notifications/notification.ts'
import { Position } from '../telemetry/position.ts'
import * as payload from './eventPayloads.ts'
import { partnerRoom, tripRoom, userRoom, vehicleRoom, type Room, type RoomPart } from './rooms.ts'

/** The subject of an event: an organisation, a user, or a user in an organisation. */
export interface EventSubject {
  partner_id?: string | undefined
  user_id?: string | undefined
}

/** The description of an event type: payload, rooms and stale resources. */
export interface EventDefinition<Data extends z.ZodMiniType = z.ZodMiniType> {
  data: Data
  rooms: (about: EventSubject, data: z.output<Data>) => Room[]
  /** Resources that are stale after the event, as for a call. */
  invalidates: readonly string[]
  /** Positions have no sequence number and are not replayed. */
  fleeting?: true
}

const defineEvent = <Data extends z.ZodMiniType>(definition: EventDefinition<Data>): EventDefinition<Data> => definition

/** The room of a part of the organisation, or of all of it. */
const partRoom = (name?: RoomPart) => (about: EventSubject) => (about.partner_id === undefined ? [] : [partnerRoom(about.partner_id, name)])
const personalRoom = (about: EventSubject) => (about.user_id === undefined ? [] : [userRoom(about.user_id)])

const tripRooms = (about: EventSubject, data: { trip_id: string }) => [...partRoom('trips')(about), tripRoom(data.trip_id)]
const documentRoomParts = { vehicle: 'vehicles', driver: 'drivers', partner: 'owner' } as const
const documentRooms = (about: EventSubject, data: { owner_type: keyof typeof documentRoomParts }) =>
  partRoom(documentRoomParts[data.owner_type])(about)

/** All realtime events, for server and client. */
export const events = {
  'telemetry.position': defineEvent({
    data: Position,
    rooms: (about, data) => [...partRoom('telemetry')(about), vehicleRoom(data.vehicle_id)],
    invalidates: [],
    fleeting: true,
  }),
  /** A socket receives only the positions of vehicles that it may see. */
  'telemetry.batch': defineEvent({
    data: z.array(Position),
    rooms: (about, data) => [...partRoom('telemetry')(about), ...data.map(({ vehicle_id }) => vehicleRoom(vehicle_id))],
    invalidates: [],
    fleeting: true,
  }),
  'trip.created': defineEvent({ data: payload.TripChange, rooms: tripRooms, invalidates: ['trips', 'partners'] }),
  'trip.updated': defineEvent({ data: payload.TripChange, rooms: tripRooms, invalidates: ['trips', 'issues', 'partners', 'ratings'] }),
  'trip.stop': defineEvent({ data: payload.TripStop, rooms: (_about, data) => [tripRoom(data.trip_id)], invalidates: ['trips'] }),
  'manifest.updated': defineEvent({
    data: payload.ManifestChange,
    rooms: (_about, data) => [tripRoom(data.trip_id)],
    invalidates: ['manifest'],
  }),
  'trip.issue': defineEvent({ data: payload.TripIssue, rooms: partRoom('trips'), invalidates: ['trips', 'issues'] }),
  'vehicle.updated': defineEvent({
    data: payload.FleetChange,
    rooms: partRoom('vehicles'),
    invalidates: ['vehicles', 'documents', 'partners'],
  }),
  'driver.updated': defineEvent({
    data: payload.FleetChange,
    rooms: partRoom('drivers'),
    invalidates: ['drivers', 'documents', 'partners'],
  }),
  'document.updated': defineEvent({
    data: payload.DocumentChange,
    rooms: documentRooms,
    invalidates: [...documentResources, 'vehicles', 'drivers', 'kyc', 'partners'],
  }),
  'document.expiring': defineEvent({
    data: payload.DocumentChange,
    rooms: documentRooms,
    invalidates: [...documentResources, 'vehicles', 'drivers', 'partners'],
  }),
  /** Registration details have changed, or a request to change them was sent, decided or withdrawn. */
  'partner.updated': defineEvent({ data: payload.PartnerChange, rooms: partRoom(), invalidates: ['partners', 'users'] }),
  'kyc.updated': defineEvent({ data: payload.KycChange, rooms: partRoom('owner'), invalidates: ['kyc', 'users', 'partners'] }),
  'earning.created': defineEvent({ data: payload.EarningCreated, rooms: partRoom('earnings'), invalidates: ['earnings', 'partners'] }),
  'payslip.issued': defineEvent({
    data: payload.MoneyChange,
    rooms: partRoom('earnings'),
    invalidates: ['payslips', 'earnings', 'partners'],
  }),
  'dispute.updated': defineEvent({
    data: payload.DisputeChange,
    rooms: partRoom('earnings'),
    invalidates: ['disputes', 'earnings', 'payslips'],
  }),
  'payout.updated': defineEvent({
    data: payload.MoneyChange,
    rooms: partRoom('earnings'),
    invalidates: ['payouts', 'payslips', 'partners'],
  }),
  'settlement_account.updated': defineEvent({
    data: payload.AccountChange,
    rooms: partRoom('earnings'),
    // A payout that is not sent yet, and the payslip of this month, name the account that is primary now.
    invalidates: ['settlementAccounts', 'payouts', 'payslips', 'partners'],
  }),
  'member.updated': defineEvent({ data: payload.MemberChange, rooms: partRoom('members'), invalidates: ['members'] }),
  /** The user has proved or changed the e-mail address, on any device. */
  'user.updated': defineEvent({ data: payload.UserChange, rooms: personalRoom, invalidates: ['users'] }),
  'access.changed': defineEvent({ data: payload.AccessChange, rooms: personalRoom, invalidates: ['users'] }),
  /** Sent to the sockets of one session only, before they are closed. */
  'session.revoked': defineEvent({ data: payload.SessionEnd, rooms: personalRoom, invalidates: [] }),
  'notification.created': defineEvent({ data: Notification, rooms: personalRoom, invalidates: ['notifications'] }),
  /** The user has marked notifications as read or unread, on any device. */
  'notification.updated': defineEvent({ data: payload.NotificationChange, rooms: personalRoom, invalidates: ['notifications'] }),
  'report.ready': defineEvent({ data: z.object({ report_id: id }), rooms: personalRoom, invalidates: ['reports'] }),
  'system.notice': defineEvent({ data: payload.SystemNotice, rooms: partRoom(), invalidates: [] }),
} as const

export type EventType = keyof typeof events
export type EventData<T extends EventType> = z.output<(typeof events)[T]['data']>

/** All event types. */
export const eventTypes = Object.keys(events) as [EventType, ...EventType[]]

/** Whether a string is an event type. */
export const isEventType = (word: string): word is EventType => Object.hasOwn(events, word)
