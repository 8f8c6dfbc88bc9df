import type { VehicleType } from '@vehicle-partner/domain'
import { demoCities, type CityCode } from './demoCities.ts'
import type { MockDriver, MockVehicle } from './mockFleet.ts'
import { demoId } from './demoId.ts'
import { demoOrganizations, type OrganizationKey } from './demoOrganizations.ts'

/** A vehicle model: brand, name, type, seats, year. */
type Model = readonly [brand: string, name: string, type: VehicleType, seats: number, year: number]

const hiace: Model = ['Toyota', 'Hiace', 'mini_bus', 14, 2014]
const coaster: Model = ['Toyota', 'Coaster', 'coaster', 29, 2016]
const sienna: Model = ['Toyota', 'Sienna', 'mini_van', 7, 2013]

/** Twelve vehicles: ten active, one paused, one removed. */
const modelCycle: readonly Model[] = [
  hiace,
  coaster,
  ['Nissan', 'Urvan', 'mini_bus', 14, 2018],
  sienna,
  hiace,
  ['Toyota', 'Coaster', 'coaster', 29, 2019],
  ['Toyota', 'Hiace', 'mini_bus', 14, 2017],
  coaster,
  ['Honda', 'Odyssey', 'mini_van', 7, 2015],
  ['Nissan', 'Urvan', 'mini_bus', 14, 2012],
  ['Toyota', 'Highlander', 'suv', 7, 2015],
  ['Toyota', 'Hiace', 'mini_bus', 14, 2010],
]
const plateCodes = ['KJA', 'EKY', 'LSR', 'LND', 'GGE', 'AAA', 'FKJ', 'KSF', 'APP', 'JJJ'] as const
const names = [
  ['Musa', 'Bello'],
  ['Adéṣọlá', 'Afolábí'],
  ['Chinedu', 'Okeke'],
  ['Blessing', 'Effiong'],
  ['Ifeanyi', "D'Almeida"],
  ['Yusuf', 'Garuba'],
  ['Tunde', 'Balogun'],
  ['Osaze', 'Aigbe'],
  ['Kabiru', 'Sanni'],
  ['Ọlájídé', 'Ogunlẹ́yẹ'],
  ['Godwin', 'Udoh'],
  ['Hauwa', 'Mohammed'],
  ['Emeka', 'Eze'],
  ['Sunday', 'Akpan'],
  ['Rasheed', 'Raji'],
] as const

/** The id offset of an organisation. */
const idOffsets: Partial<Record<OrganizationKey, number>> = { okafor: 0, musa: 20, express: 30, udoh: 90 }
const idOffset = (key: OrganizationKey) => idOffsets[key] ?? 0
const homeCity = (key: OrganizationKey): (typeof demoCities)[number] => {
  const [code]: readonly CityCode[] = demoOrganizations[key].cities
  return demoCities.find((city) => city.code === code) ?? demoCities[0]
}

const firstVehicleAdded = '2025-03-03T08:00:00.000Z'
const createdAt = (place: number) => new Date(Date.parse(firstVehicleAdded) + place * 86_400_000).toISOString()

/** Plates that other demo data refers to. */
const knownPlates: Readonly<Record<number, string>> = {
  1: 'KJA-456XY',
  2: 'LND-482XA',
  3: 'EKY-219KD',
  4: 'GGE-730LS',
  21: 'ABC-317MN',
  31: 'APP-105EX',
  32: 'APP-472EX',
  91: 'EKY-871ZZ',
}
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'

/** A unique plate. */
function createPlate(number: number): string {
  const found = knownPlates[number]
  if (found !== undefined) return found
  const code = plateCodes[number % plateCodes.length] ?? 'KJA'
  const serial = 100 + ((number * 367) % 900)
  const suffix = `${letters[number % letters.length] ?? 'A'}${letters[(number * 7) % letters.length] ?? 'B'}`
  // One plate has the form from before 2011.
  return number === 5 ? `${code.slice(0, 2)}${serial}-${suffix}X` : `${code}-${serial}${suffix}`
}

const vehicleStatus = (place: number): MockVehicle['status'] => (place % 12 === 11 ? 'archived' : place % 12 === 10 ? 'inactive' : 'active')

/** The vehicles of an organisation. */
export function createVehicles(key: OrganizationKey, count: number): MockVehicle[] {
  const offset = idOffset(key)
  const home = homeCity(key)
  return Array.from({ length: count }, (_, place) => {
    const [brand, name, type, seats, year] = (count === 1 ? sienna : modelCycle[place % modelCycle.length]) ?? hiace
    const status = count === 1 ? 'active' : vehicleStatus(place)
    const works = status === 'active'
    return {
      id: demoId('veh', offset + place + 1),
      partner_id: demoOrganizations[key].id,
      brand,
      name,
      nickname: place % 3 === 2 ? `Bus ${place + 1}` : null,
      type,
      year,
      seats,
      registration_number: createPlate(offset + place + 1),
      plate_category: 'commercial',
      color: ['White', 'Silver', 'Blue', 'Yellow'][place % 4] ?? 'White',
      fuel_type: type === 'coaster' ? 'diesel' : 'petrol',
      inventory_type: place % 3 === 1 ? 'shared' : 'dedicated',
      amenity_list: type === 'coaster' ? ['air_conditioning', 'usb_charging', 'curtains'] : ['air_conditioning'],
      chassis_number: `JTFSX23P8061${String(offset + place).padStart(5, '0')}`,
      transmission: place % 2 === 0 ? 'manual' : 'automatic',
      ownership: 'owned',
      odometer_km: 84_000 + place * 3100,
      photos: [],
      city_id: home.id,
      status,
      status_reason: null,
      archived_at: status === 'archived' ? '2026-10-20T09:00:00.000Z' : null,
      before_removal: null,
      version: 1,
      created_at: createdAt(place),
      updated_at: null,
      review_due_at: null,
      review_outcome: null,
      active_trip: works && place < (key === 'okafor' ? 3 : key === 'express' ? 8 : 0),
      upcoming_trips: works ? 22 - (place % 5) : 0,
      stats: {
        trips_30d: works ? 44 - (place % 7) : 0,
        utilisation_bps: works ? 7800 - (place % 7) * 100 : 0,
        rating: works ? 8.9 - (place % 5) / 10 : null,
        rating_count: works ? 210 - place : 0,
        net_30d_kobo: works ? 152_000_000 - place * 1_250_000 : 0,
      },
    }
  })
}

/** Of fifteen drivers eleven have a vehicle, two have none, one is suspended, one is removed. */
const driverStatus = (place: number): MockDriver['status'] => (place % 15 === 13 ? 'suspended' : place % 15 === 14 ? 'archived' : 'active')

/** The drivers of an organisation. */
export function createDrivers(key: OrganizationKey, count: number): MockDriver[] {
  const offset = idOffset(key)
  const home = homeCity(key)
  return Array.from({ length: count }, (_, place) => {
    const [fname, lname] = (count === 1 ? ownerName(key) : names[place % names.length]) ?? names[0]
    const status = count === 1 ? 'active' : driverStatus(place)
    const works = status === 'active' && place % 15 < 11
    return {
      id: demoId('drv', offset + place + 1),
      partner_id: demoOrganizations[key].id,
      fname,
      lname,
      other_names: null,
      phone: `+234803${String(1_000_001 + offset + place)}`,
      country_code: 'NG',
      email: null,
      dob: `19${80 + (place % 15)}-04-${String(10 + (place % 18))}`,
      gender: place % 4 === 3 ? 'female' : 'male',
      address: '12 Bode Thomas Street, Surulere',
      state: home.name,
      city_id: home.id,
      nin: `*******${String(1000 + place)}`,
      licence_number: `LAG${String(10_000 + offset + place)}AA${String(10 + (place % 80))}`,
      licence_class: 'E',
      licence_issue_date: '2025-01-15',
      licence_expiry_date: `202${8 + (place % 2)}-01-15`,
      lasdri_number: home.code === 'LOS' ? `LAS${String(20_000 + place)}` : null,
      lasdri_expiry_date: home.code === 'LOS' ? '2027-05-01' : null,
      years_experience: 4 + (place % 20),
      languages: ['English', place % 2 === 0 ? 'Yoruba' : 'Hausa'],
      emergency_contact: { name: 'Mary Bello', phone: '+2348030009001', relationship: 'Sister' },
      guarantor: null,
      avatar: null,
      status,
      status_reason:
        status === 'suspended'
          ? { code: 'complaint', text: 'A complaint is being looked into', at: '2026-11-10T09:00:00.000Z', by: 'operator' as const }
          : null,
      archived_at: status === 'archived' ? '2026-10-20T09:00:00.000Z' : null,
      before_removal: null,
      invited_at: '2025-03-05T09:00:00.000Z',
      app_state: status === 'archived' ? ('not_invited' as const) : ('active' as const),
      version: 1,
      created_at: createdAt(place),
      updated_at: null,
      review_due_at: null,
      review_outcome: null,
      active_trip: works && place < (key === 'okafor' ? 3 : key === 'express' ? 8 : 0),
      upcoming_trips: works ? 22 - (place % 5) : 0,
      rating: works ? { count: 210 - place, rating: 8.9 - (place % 5) / 10 } : { count: 0, rating: null },
      stats: {
        trips_30d: works ? 44 - (place % 7) : 0,
        completed_bps: works ? 9700 : null,
        on_time_bps: works ? 8900 - (place % 5) * 100 : null,
        cancellations_30d: works ? place % 2 : 0,
      },
    }
  })
}

/** The owner of a single vehicle is also its driver. */
const ownerName = (key: OrganizationKey): readonly [string, string] => (key === 'musa' ? ['Ibrahim', 'Musa'] : ['Nsikan', 'Udoh'])
