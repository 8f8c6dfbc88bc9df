import * as z from 'zod/mini'
import { id } from '../kernel/commonSchemas.ts'
import { Notification } from '../notifications/notification.ts'
import { Position } from '../telemetry/position.ts'
import * as payload from './eventPayloads.ts'
import { partnerRoom, tripRoom, userRoom, vehicleRoom, type Room, type RoomPart } from './rooms.ts'

/** Whom an event is about: an organisation, one person, or one person in an organisation. */
export interface About {
  partner_id?: string | undefined
  user_id?: string | undefined
}

/** One kind of event: who hears of it, what it says, and which cached answers it makes stale. */
export interface EventKind<Data extends z.ZodMiniType = z.ZodMiniType> {
  data: Data
  rooms: (about: About, data: z.output<Data>) => Room[]
  /** Resources of the contract, as `touches` of a call. */
  invalidates: readonly string[]
  /** Positions pass by: they have no sequence number and are not replayed. */
  fleeting?: true
}

const kind = <Data extends z.ZodMiniType>(definition: EventKind<Data>): EventKind<Data> => definition

/** To a part of the organisation, or to all of it. */
const part = (name?: RoomPart) => (about: About) => (about.partner_id === undefined ? [] : [partnerRoom(about.partner_id, name)])
const person = (about: About) => (about.user_id === undefined ? [] : [userRoom(about.user_id)])

const tripRooms = (about: About, data: { trip_id: string }) => [...part('trips')(about), tripRoom(data.trip_id)]
const documentParts = { vehicle: 'vehicles', driver: 'drivers', partner: 'owner' } as const
const documentRooms = (about: About, data: { owner_type: keyof typeof documentParts }) => part(documentParts[data.owner_type])(about)

/** Every real-time event, described once: the server sends by it, the client listens and refreshes by it. */
export const events = {
  'telemetry.position': kind({
    data: Position,
    rooms: (about, data) => [...part('telemetry')(about), vehicleRoom(data.vehicle_id)],
    invalidates: [],
    fleeting: true,
  }),
  'telemetry.batch': kind({ data: z.array(Position), rooms: part('telemetry'), invalidates: [], fleeting: true }),
  'trip.created': kind({ data: payload.TripChange, rooms: tripRooms, invalidates: ['trips', 'partners'] }),
  'trip.updated': kind({ data: payload.TripChange, rooms: tripRooms, invalidates: ['trips', 'partners'] }),
  'trip.stop': kind({ data: payload.TripStop, rooms: (_about, data) => [tripRoom(data.trip_id)], invalidates: ['trips'] }),
  'manifest.updated': kind({ data: payload.ManifestChange, rooms: (_about, data) => [tripRoom(data.trip_id)], invalidates: ['manifest'] }),
  'trip.issue': kind({ data: payload.TripIssue, rooms: part('trips'), invalidates: ['trips'] }),
  'vehicle.updated': kind({ data: payload.FleetChange, rooms: part('vehicles'), invalidates: ['vehicles', 'partners'] }),
  'driver.updated': kind({ data: payload.FleetChange, rooms: part('drivers'), invalidates: ['drivers', 'partners'] }),
  'document.updated': kind({
    data: payload.DocumentChange,
    rooms: documentRooms,
    invalidates: ['documents', 'vehicles', 'drivers', 'kyc', 'partners'],
  }),
  'document.expiring': kind({
    data: payload.DocumentChange,
    rooms: documentRooms,
    invalidates: ['documents', 'vehicles', 'drivers', 'partners'],
  }),
  'kyc.updated': kind({ data: payload.KycChange, rooms: part('owner'), invalidates: ['kyc', 'users', 'partners'] }),
  'earning.created': kind({ data: payload.EarningCreated, rooms: part('earnings'), invalidates: ['earnings', 'partners'] }),
  'payslip.issued': kind({ data: payload.MoneyChange, rooms: part('earnings'), invalidates: ['payslips', 'earnings', 'partners'] }),
  'payout.updated': kind({ data: payload.MoneyChange, rooms: part('earnings'), invalidates: ['payouts', 'payslips', 'partners'] }),
  'settlement_account.updated': kind({ data: payload.AccountChange, rooms: part('earnings'), invalidates: ['settlementAccounts', 'partners'] }),
  'member.updated': kind({ data: payload.MemberChange, rooms: part('members'), invalidates: ['members'] }),
  'access.changed': kind({ data: payload.AccessChange, rooms: person, invalidates: ['users'] }),
  'session.revoked': kind({ data: z.object({ reason: z.string() }), rooms: person, invalidates: [] }),
  'notification.created': kind({ data: Notification, rooms: person, invalidates: ['notifications'] }),
  'report.ready': kind({ data: z.object({ report_id: id }), rooms: person, invalidates: ['reports'] }),
  'system.notice': kind({ data: payload.SystemNotice, rooms: part(), invalidates: [] }),
} as const

export type EventType = keyof typeof events
export type EventData<T extends EventType> = z.output<(typeof events)[T]['data']>

/** Every type of event. */
export const eventTypes = Object.keys(events) as [EventType, ...EventType[]]

/** Whether the word is the name of an event. */
export const isEventType = (word: string): word is EventType => Object.hasOwn(events, word)
