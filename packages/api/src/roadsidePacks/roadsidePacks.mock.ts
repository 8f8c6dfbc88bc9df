import { toVehicleBrief } from '../fleet/toVehicleBrief.ts'
import {
  canAccess,
  canMakeRoadsidePack,
  lagosDate,
  listRoadsideDocuments,
  paths,
  roadsidePackExpiry,
  roadsidePackState,
} from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { findDriverOf } from '../demo/fleetLookups.ts'
import { completeDueReviews } from '../demo/fleetReviews.ts'
import { requireCaller, requireMember, type MockContext } from '../demo/mockContext.ts'
import type { MockDriver, MockRoadsidePack, MockVehicle } from '../demo/mockFleet.ts'
import { listDocuments, readDocumentOwner } from '../demo/readDocuments.ts'
import { createPdf } from '../demo/money/createPdf.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import type { RoadsidePack } from './roadsidePack.ts'
import { roadsidePackMessages } from './roadsidePackMessages.ts'
import { findRoadsideProblems, serializeRoadsideCheck, type RoadsidePackFacts } from './serializeRoadsideCheck.ts'

type Data = MockContext['demoData']

const requireVehicle = ({ fleet }: Data, id: string): MockVehicle => {
  const vehicle = fleet.vehicles.find((each) => each.id === id)
  if (!vehicle) throw new RequestError('NotFound')
  return vehicle
}

function listPackDocuments(demoData: Data, owner: 'vehicle' | 'driver', id: string) {
  const today = lagosDate(demoData.clock())
  return listRoadsideDocuments(owner, listDocuments(demoData, id), readDocumentOwner(demoData, owner, id), today)
}

function readFacts(demoData: Data, pack: MockRoadsidePack): RoadsidePackFacts {
  completeDueReviews(demoData)
  const vehicle = requireVehicle(demoData, pack.vehicle_id)
  const driver = demoData.fleet.drivers.find(({ id }) => id === pack.driver_id)
  const organization = Object.values(demoData.organizations).find(({ id }) => id === vehicle.partner_id)
  return {
    ...pack,
    vehicle,
    driver: driver
      ? { ...driver, is_assigned: findDriverOf(demoData, vehicle.id)?.id === driver.id, was_assigned: pack.driver_was_assigned }
      : null,
    partner: organization?.company_name ?? '',
    documents: [...listPackDocuments(demoData, 'vehicle', vehicle.id), ...(driver ? listPackDocuments(demoData, 'driver', driver.id) : [])],
  }
}

function serializePack(demoData: Data, pack: MockRoadsidePack): RoadsidePack {
  const driver = demoData.fleet.drivers.find((each) => each.id === pack.driver_id)
  return {
    id: pack.id,
    vehicle: toVehicleBrief(requireVehicle(demoData, pack.vehicle_id)),
    driver: driver ? { id: driver.id, fname: driver.fname, lname: driver.lname } : null,
    status: roadsidePackState(pack, demoData.clock()),
    created_at: pack.created_at.toISOString(),
    created_by: pack.created_by,
    expires_at: pack.expires_at.toISOString(),
    ended_at: pack.ended_at?.toISOString() ?? null,
    checks: pack.checks,
    last_checked_at: pack.last_checked_at?.toISOString() ?? null,
  }
}

/** The driver of a new pack. Only members with access to drivers may include one. */
function chooseDriver(context: MockContext, vehicle: MockVehicle, driverId: string | null | undefined): MockDriver | undefined {
  const { demoData } = context
  const { organization, roles } = requireMember(context)
  const mayInclude = canAccess('drivers', roles)
  if (driverId === null || (driverId === undefined && !mayInclude)) return undefined
  if (!mayInclude) throw new RequestError('Forbidden')
  if (driverId === undefined) return findDriverOf(demoData, vehicle.id)
  const driver = demoData.fleet.drivers.find(
    ({ id, partner_id, status }) => id === driverId && partner_id === organization.id && status !== 'archived',
  )
  if (!driver) throw new RequestError('ValidationError', undefined, { errors: { driver_id: roadsidePackMessages.unknownDriver } })
  return driver
}

/** Makes a pack; undefined if there is nothing to show. */
function makePack(context: MockContext, vehicle: MockVehicle, driver: MockDriver | undefined): MockRoadsidePack | undefined {
  const { demoData } = context
  const { roadsidePacks } = demoData.fleet
  const { fname, lname } = requireCaller(context).person
  const now = demoData.clock()
  const number = roadsidePacks.length + 1
  const pack: MockRoadsidePack = {
    id: `rsp_demo${number}`,
    vehicle_id: vehicle.id,
    driver_id: driver?.id ?? null,
    driver_was_assigned: driver !== undefined && findDriverOf(demoData, vehicle.id) === driver,
    token: `demo-roadside-${number}`,
    created_by: `${fname} ${lname}`,
    created_at: now,
    expires_at: now,
    ended_at: null,
    checks: 0,
    last_checked_at: null,
  }
  const facts = readFacts(demoData, pack)
  if (!canMakeRoadsidePack(facts)) return undefined
  pack.expires_at = roadsidePackExpiry(facts.documents, now)
  roadsidePacks.push(pack)
  return pack
}

function requirePack({ demoData }: MockContext, vehicleId: string, packId: string): MockRoadsidePack {
  const pack = demoData.fleet.roadsidePacks.find(({ id, vehicle_id }) => id === packId && vehicle_id === vehicleId)
  if (!pack) throw new RequestError('NotFound')
  return pack
}

export const roadsidePacksMock: Handlers<typeof contract, MockContext>['roadsidePacks'] = {
  list: ({ demoData }, { params }) => ({
    data: demoData.fleet.roadsidePacks
      .filter(({ vehicle_id }) => vehicle_id === params.id)
      .map((pack) => serializePack(demoData, pack))
      .toReversed(),
    metadata: { as_of: demoData.clock().toISOString() },
  }),
  create(context, { params, body }) {
    const { demoData } = context
    const vehicle = requireVehicle(demoData, params.id)
    const pack = makePack(context, vehicle, chooseDriver(context, vehicle, body.driver_id))
    if (!pack) throw new RequestError('InvalidTransition', roadsidePackMessages.nothingInForce)
    const problems = findRoadsideProblems(readFacts(demoData, pack))
    return {
      data: { pack: serializePack(demoData, pack), token: pack.token, url: paths.roadsideCheck({ token: pack.token }), problems },
    }
  },
  end(context, { params }) {
    const pack = requirePack(context, params.id, params.packId)
    const now = context.demoData.clock()
    if (roadsidePackState(pack, now) === 'live') pack.ended_at = now
    return { data: serializePack(context.demoData, pack) }
  },
  file(context, { params, body }) {
    const { demoData } = context
    const pack = requirePack(context, params.id, params.packId)
    if (pack.driver_id !== null && !canAccess('drivers', requireMember(context).roles)) throw new RequestError('Forbidden')
    if (pack.token !== body.token) throw new RequestError('NotFound')
    if (roadsidePackState(pack, demoData.clock()) !== 'live') throw new RequestError('InvalidTransition', roadsidePackMessages.notLive)
    const { vehicle, documents } = readFacts(demoData, pack)
    const filename = `roadside-pack-${vehicle.registration_number}`
    const lines = [vehicle.registration_number, ...documents.map(({ label, status }) => `${label}: ${status}`)]
    if (body.format === 'pdf') return { type: 'application/pdf', filename: `${filename}.pdf`, content: createPdf(lines) }
    const content = `<!doctype html><title>Roadside pack</title>${lines.map((line) => `<p>${line}</p>`).join('')}`
    return { type: 'text/html', filename: `${filename}.html`, content }
  },
  files(context, { body }) {
    const { demoData } = context
    const { organization } = requireMember(context)
    const vehicles = body.vehicle_ids.map((id) => {
      const vehicle = demoData.fleet.vehicles.find((each) => each.id === id && each.partner_id === organization.id)
      if (!vehicle) throw new RequestError('NotFound')
      return vehicle
    })
    const packs = vehicles.flatMap((vehicle) => makePack(context, vehicle, chooseDriver(context, vehicle, undefined)) ?? [])
    if (packs.length === 0) throw new RequestError('InvalidTransition', roadsidePackMessages.nothingInForceOfAll)
    const lines = packs.map((pack) => requireVehicle(demoData, pack.vehicle_id).registration_number)
    return { type: 'application/pdf', filename: 'roadside-packs.pdf', content: createPdf(lines) }
  },
  check({ demoData }, { params }) {
    const pack = demoData.fleet.roadsidePacks.find(({ token }) => token === params.token)
    if (!pack) throw new RequestError('NotFound')
    const now = demoData.clock()
    pack.checks += 1
    pack.last_checked_at = now
    return { data: serializeRoadsideCheck(readFacts(demoData, pack), now), metadata: { as_of: now.toISOString() } }
  },
}
