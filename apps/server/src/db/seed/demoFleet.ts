// Longer than 250 lines: vehicles, drivers and assignments are created in one order.
import { demoCities } from '@vehicle-partner/api/mock'
import type { InferInsertModel } from 'drizzle-orm'
import { driverSearchText, vehicleSearchText } from '../../fleet/fleetSearchText.ts'
import type { drivers, vehicleAssignments, vehicles } from '../schema/fleetTables.ts'
import { addMinutes } from './lagosTime.ts'
import { demoLocation } from './demoFiles.ts'
import { seededRoutes, demoStart, type DemoRoute } from './demoRoutes.ts'
import { familyNames, givenNames } from './personNames.ts'
import type { FleetPlan, PlannedVehicle } from './fleetPlan.ts'
import { portraitCount } from './demoPictures.ts'
import { seededId, createRandom, type Random } from './seededRandom.ts'

export type VehicleRow = InferInsertModel<typeof vehicles>
export type DriverRow = InferInsertModel<typeof drivers>
type AssignmentRow = InferInsertModel<typeof vehicleAssignments>

export interface Fleet {
  vehicles: VehicleRow[]
  drivers: DriverRow[]
  assignments: AssignmentRow[]
  plan: FleetPlan
}

/** The fleet of an organisation. */
export interface FleetOptions {
  partnerId: string
  name: string
  number: number
  /** Ids of cities by code. */
  cities: Readonly<Record<string, string>>
  /** 15 drivers come with every 12. */
  vehicles: number
  /** How far back its trips go. */
  daysBack: number
  /** The number of payslips at the first start. */
  payslips: number
}

const firstRoute = (): DemoRoute => {
  const [first] = seededRoutes
  if (!first) throw new Error('The demo has no routes')
  return first
}

const models = {
  mini_bus: [
    { brand: 'Toyota', name: 'Hiace', seats: 14 },
    { brand: 'Nissan', name: 'Urvan', seats: 14 },
  ],
  coaster: [{ brand: 'Toyota', name: 'Coaster', seats: 29 }],
  mini_van: [
    { brand: 'Toyota', name: 'Sienna', seats: 7 },
    { brand: 'Honda', name: 'Odyssey', seats: 7 },
  ],
  suv: [{ brand: 'Toyota', name: 'Highlander', seats: 7 }],
} as const satisfies Record<string, readonly [VehicleModel, ...VehicleModel[]]>

interface VehicleModel {
  brand: string
  name: string
  seats: number
}
type Model = keyof typeof models
/** Twelve vehicles: ten active, one inactive, one archived. */
const types: readonly Model[] = [
  'mini_bus',
  'coaster',
  'mini_bus',
  'mini_van',
  'mini_bus',
  'coaster',
  'mini_bus',
  'coaster',
  'mini_van',
  'mini_bus',
  'suv',
  'mini_bus',
]
const colors = ['White', 'Silver', 'Blue', 'Yellow'] as const
const plateCodes = ['KJA', 'EKY', 'LSR', 'GGE', 'AAA', 'FKJ', 'KSF', 'LND', 'APP', 'JJJ'] as const
const plateLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const blockSize = { vehicles: 12, drivers: 15 }

/** The fleet of a company: vehicles, drivers, assignments and the plan of its trips. */
export function createCompanyFleet({ partnerId, name, number, cities, daysBack, payslips, vehicles: wanted }: FleetOptions): Fleet {
  const fleet: Fleet = {
    vehicles: [],
    drivers: [],
    assignments: [],
    plan: { partnerId, name, number, vehicles: [], timetable: 'company', daysBack, payslips },
  }
  const planned: PlannedVehicle[] = []
  const companyRoutes = seededRoutes.filter((route) => route.city !== 'ABV' && !route.open)
  for (let block = 0; block * blockSize.vehicles < wanted; block += 1) {
    for (let place = 0; place < blockSize.drivers; place += 1) {
      const index = block * blockSize.drivers + place
      fleet.drivers.push(
        createDriver(createRandom(`driver:${name}:${index}`), {
          partnerId,
          name,
          number,
          index,
          city: cities['LOS'] ?? '',
          status: driverStatus(place),
        }),
      )
    }
    for (const [place, type] of types.entries()) {
      const index = block * blockSize.vehicles + place
      if (index >= wanted) break
      const route: DemoRoute = companyRoutes[(block * 10 + place) % companyRoutes.length] ?? firstRoute()
      const status = place === 11 ? 'archived' : place === 10 ? 'inactive' : 'active'
      const vehicle = createVehicle(type, { partnerId, name, number, index, city: cities[route.city] ?? cities['LOS'] ?? '', status })
      fleet.vehicles.push(vehicle)
      const at = fleet.drivers[block * blockSize.drivers + place]
      if (!at) continue
      fleet.assignments.push(createAssignment(partnerId, vehicle, at))
      if (status === 'archived') continue
      if (status === 'active') planned.push({ id: vehicle.id, driverId: at.id, type, seats: vehicle.seats, route })
    }
  }
  return { ...fleet, plan: { ...fleet.plan, vehicles: planned } }
}

/** One Sienna that its owner drives; it has trips if its city has a route. */
export function createOwnerDriverFleet(
  order: FleetOptions,
  owner: { fname: string; lname: string; phone: string },
  home: 'ABV' | 'UYO',
): Fleet {
  const { partnerId, name, number, cities, daysBack, payslips } = order
  const city = cities[home] ?? ''
  const route = seededRoutes.find((each) => each.city === home)
  const vehicle = createVehicle('mini_van', { partnerId, name, number, index: 0, city, status: 'active' })
  const ownerDriver = withSearchText({
    ...createDriver(createRandom(`driver:${name}:0`), { partnerId, name, number, index: 0, city, status: 'active' }),
    ...owner,
  })
  return {
    vehicles: [vehicle],
    drivers: [ownerDriver],
    assignments: [createAssignment(partnerId, vehicle, ownerDriver)],
    plan: {
      partnerId,
      name,
      number,
      timetable: 'lone',
      daysBack,
      payslips,
      vehicles: route ? [{ id: vehicle.id, driverId: ownerDriver.id, type: 'mini_van', seats: vehicle.seats, route }] : [],
    },
  }
}

/** Eleven have a vehicle, two are unassigned, one is suspended, one is archived. */
const driverStatus = (place: number): DriverRow['status'] => (place === 13 ? 'suspended' : place === 14 ? 'archived' : 'active')

interface FleetItemOptions {
  partnerId: string
  name: string
  index: number
  city: string
}

function createVehicle(
  type: Model,
  { partnerId, name, number, index, city, status }: FleetItemOptions & { number: number; status: VehicleRow['status'] },
): VehicleRow {
  const random = createRandom(`vehicle:${name}:${index}`)
  const created_at = addMinutes(demoStart, index * 1440 + random.int(0, 600))
  const model = random.pick<VehicleModel>(models[type])
  const nickname = index % 3 === 2 ? `Bus ${index + 1}` : null
  const registration_number = createPlate(number, index)
  const color = random.pick(colors)
  const year = random.int(2010, 2022)
  const archived_at = status === 'archived' ? addMinutes(created_at, 300 * 1440) : null
  return {
    id: seededId('veh', `${name}:${index}`, created_at),
    partner_id: partnerId,
    ...model,
    nickname,
    type,
    year,
    registration_number,
    plate_category: 'commercial',
    color,
    fuel_type: type === 'coaster' ? 'diesel' : 'petrol',
    inventory_type: random.pick(['dedicated', 'dedicated', 'shared']),
    amenity_list: type === 'coaster' ? ['air_conditioning', 'usb_charging', 'curtains'] : ['air_conditioning'],
    chassis_number: `JTFSX23P80${String(number * 20_000 + index).padStart(7, '0')}`,
    transmission: index % 2 === 0 ? 'manual' : 'automatic',
    ownership: index % 12 === 7 ? 'financed' : 'owned',
    odometer_km: 40_000 + ((index * 7919) % 160_000),
    // One vehicle has no photos.
    photos:
      index === 6 ? [] : (['left', 'front'] as const).map((kind) => ({ kind, Location: demoLocation(name, `${kind}_${type}_${color}`) })),
    city_id: city,
    status,
    ...(archived_at
      ? { status_reason_code: 'partner', status_reason_text: 'Sold', status_reason_at: archived_at, status_reason_by: 'partner' as const }
      : {}),
    archived_at,
    search_text: vehicleSearchText({ registration_number, ...model, year, nickname }),
    version: 1,
    created_at,
  }
}

/** A valid, unique plate; the fifth of a fleet has the old format. */
function createPlate(number: number, index: number): string {
  const serial = 100 + ((index * 367 + number * 71) % 900)
  const code = plateCodes[index % plateCodes.length] ?? 'KJA'
  const owner = plateLetters[number % plateLetters.length] ?? 'A'
  const round = plateLetters[Math.floor(index / 900)] ?? 'A'
  return index === 4 ? `${code.slice(0, 2)}${serial}-${round}${owner}X` : `${code}-${serial}${round}${owner}`
}

/** A unique phone number; fleets of thousands use a second range. */
function createPhone(number: number, index: number): string {
  const short = 1000 + number * 2000 + index
  return index < 2000 && short < 10_000 ? `+234803000${short}` : `+2348031${String(number * 100_000 + index).padStart(6, '0')}`
}

function createDriver(
  random: Random,
  { partnerId, name, number, index, city, status }: FleetItemOptions & { number: number; status: DriverRow['status'] },
): DriverRow {
  const created_at = addMinutes(demoStart, index * 1440 + 900)
  const inLagos = city === demoCities[0].id
  const decided = addMinutes(created_at, 200 * 1440)
  const reasons = { suspended: 'A complaint is being looked into', archived: 'Works elsewhere now' }
  const reason = status === 'suspended' || status === 'archived' ? reasons[status] : undefined
  return withSearchText({
    id: seededId('drv', `${name}:${index}`, created_at),
    partner_id: partnerId,
    fname: random.pick(givenNames),
    lname: random.pick(familyNames),
    phone: createPhone(number, index),
    country_code: 'NG',
    licence_number: `${random.pick(['LAG', 'ABC', 'KTU', 'EPE'])}${String(random.int(10_000, 99_999))}AA${String(random.int(10, 99))}`,
    licence_class: 'E',
    city_id: city,
    dob: `${1966 + ((index * 7) % 34)}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
    gender: index % 7 === 3 ? 'female' : 'male',
    address: `${3 + (index % 90)} ${streets[index % streets.length] ?? streets[0]}`,
    state: 'Lagos',
    nin_last4: String(1000 + ((index * 271) % 9000)),
    licence_issue_date: '2025-01-15',
    licence_expiry_date: `${2029 + (index % 2)}-01-14`,
    lasdri_number: inLagos ? `LAS${20_000 + index}` : null,
    lasdri_expiry_date: inLagos ? `2028-${String(1 + (index % 12)).padStart(2, '0')}-20` : null,
    years_experience: 3 + (index % 25),
    languages: index % 2 === 0 ? ['English', 'Yoruba'] : ['English', 'Hausa'],
    emergency_contact: { name: `${random.pick(givenNames)} ${random.pick(familyNames)}`, phone: '+2348030009001', relationship: 'Family' },
    avatar: index % 4 === 3 ? null : demoLocation(name, `portrait_${index % portraitCount}`),
    invited_at: addMinutes(created_at, 60),
    app_state: status === 'archived' ? 'not_invited' : index % 15 === 12 ? 'invited' : 'active',
    status,
    ...(reason === undefined
      ? {}
      : {
          status_reason_code: status === 'suspended' ? 'complaint' : 'partner',
          status_reason_text: reason,
          status_reason_at: decided,
          status_reason_by: status === 'suspended' ? ('operator' as const) : ('partner' as const),
        }),
    archived_at: status === 'archived' ? decided : null,
    version: 1,
    created_at,
  })
}

const streets = [
  'Bode Thomas Street, Surulere',
  'Ikorodu Road, Yaba',
  'Agege Motor Road, Mushin',
  'Badagry Expressway, Ojo',
  'Ago Palace Way, Okota',
]

/** The driver with the text that searches match. */
const withSearchText = (row: DriverRow): DriverRow => ({ ...row, search_text: driverSearchText(row) })

function createAssignment(partnerId: string, vehicle: VehicleRow, to: DriverRow): AssignmentRow {
  const started_at = addMinutes(new Date(Math.max(vehicle.created_at.getTime(), to.created_at.getTime())), 120)
  return {
    id: seededId('vas', vehicle.id, started_at),
    partner_id: partnerId,
    vehicle_id: vehicle.id,
    driver_id: to.id,
    started_at,
    ended_at: vehicle.archived_at ?? null,
  }
}
