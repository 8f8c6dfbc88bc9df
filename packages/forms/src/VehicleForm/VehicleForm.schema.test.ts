import { seatRanges, vehicleTypes } from '@vehicle-partner/domain'
import { expect, test } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { emptyVehicle, toVehicleFieldName, toVehicleFields, vehicleSchema, vehicleSteps, type VehicleFields } from './VehicleForm.schema.ts'

const schema = vehicleSchema({ today: '2026-11-21' })
const front = [{ value: 'files/1', name: 'front.jpg' }]
const good: VehicleFields = {
  ...emptyVehicle,
  brand: 'Toyota',
  name: 'Hiace',
  type: 'mini_bus',
  year: '2016',
  seats: '14',
  registration_number: 'KJA-456XY',
  color: 'White',
  fuel_type: 'petrol',
  city_id: 'lagos',
  amenity_list: ['air_conditioning'],
  front,
}

test.each<[what: string, change: Partial<VehicleFields>, messages: Partial<Record<keyof VehicleFields, string>>]>([
  ['all fields', {}, {}],
  ['no brand', { brand: '' }, { brand: 'Please select the brand' }],
  ['no model', { name: '' }, { name: 'Please enter the model' }],
  ['a model of one letter', { name: 'H' }, { name: 'Please enter at least 2 characters' }],
  ['a model of 41 letters', { name: 'H'.repeat(41) }, { name: 'Please keep it under 41 characters' }],
  ['no type', { type: '' }, { type: 'Please select the type' }],
  ['no year', { year: '' }, { year: 'Please enter the year' }],
  ['a year in words', { year: 'new' }, { year: 'Please enter the year' }],
  ['a year before the oldest', { year: '2006' }, { year: 'Vehicles must be 2007 or newer' }],
  ['the oldest year', { year: '2007' }, {}],
  ['a model of next year', { year: '2027' }, {}],
  ['the year after', { year: '2028' }, { year: 'The year cannot be after 2027' }],
  ['no seats', { seats: '' }, { seats: 'Please enter the number of seats' }],
  ['half a seat', { seats: '14.5' }, { seats: 'Please enter the number of seats' }],
  ['too many seats', { seats: '22' }, { seats: 'A mini bus usually has 10–18 seats' }],
  ['too few seats', { seats: '9' }, { seats: 'A mini bus usually has 10–18 seats' }],
  ['no plate', { registration_number: ' ' }, { registration_number: 'Please enter the plate number' }],
  ['an invalid plate', { registration_number: '#1' }, { registration_number: 'Please enter a valid plate number' }],
  ['an unusual plate is valid', { registration_number: 'LAGOS 1' }, {}],
  ['an older plate', { registration_number: 'ab123cde' }, {}],
  ['no colour of the plate', { plate_category: '' }, { plate_category: 'Please select the colour of the plate' }],
  ['a private plate is valid', { plate_category: 'private' }, {}],
  ['no colour', { color: '' }, { color: 'Please enter the colour' }],
  ['no fuel', { fuel_type: '' }, { fuel_type: 'Please select the fuel' }],
  ['no city', { city_id: '' }, { city_id: 'Please select the city' }],
  ['no owner', { ownership: '' }, { ownership: 'Please select who owns the vehicle' }],
  ['no use', { inventory_type: '' }, { inventory_type: 'Please select how the vehicle is used' }],
  ['a mini bus without air conditioning', { amenity_list: ['wifi'] }, { amenity_list: 'Buses need air conditioning' }],
  ['a sedan without it', { type: 'sedan', seats: '4', amenity_list: [] }, {}],
  ['a nickname of 25', { nickname: 'B'.repeat(25) }, { nickname: 'Please keep it under 25 characters' }],
  ['a chassis number', { chassis_number: 'jtfsx23p4g6123456' }, {}],
  [
    'a chassis number with an O',
    { chassis_number: 'JTFSX23PO' },
    { chassis_number: 'A chassis number has 6 to 17 letters and digits, never I, O or Q' },
  ],
  ['kilometres as they are written', { odometer_km: '120,500' }, {}],
  ['kilometres with thousands apart', { odometer_km: ' 1 120 500 ' }, {}],
  ['kilometres with a comma elsewhere', { odometer_km: '120,50' }, { odometer_km: 'Please enter whole kilometres' }],
  ['kilometres with a point', { odometer_km: '10.5' }, { odometer_km: 'Please enter whole kilometres' }],
  ['no photo', { front: [] }, { front: 'Please add at least one photo' }],
  ['a photo of the inside alone', { front: [], interior: front }, {}],
  [
    'several things at once',
    { brand: '', seats: '22', amenity_list: [] },
    { brand: 'Please select the brand', seats: 'A mini bus usually has 10–18 seats', amenity_list: 'Buses need air conditioning' },
  ],
])('%s', async (_what, change, messages) => {
  expect(await getFieldMessages(schema, { ...good, ...change }, toVehicleFieldName)).toEqual(messages)
})

test.each(vehicleTypes.map((type) => [type, seatRanges[type]] as const))(
  'a %s may have any number of seats of its range',
  async (type, range) => {
    for (const seats of range) expect(await getFieldMessages(schema, { ...good, type, seats: String(seats) })).toEqual({})
    const [least, most] = range
    for (const seats of [least - 1, most + 1])
      expect(await getFieldMessages(schema, { ...good, type, seats: String(seats) })).toHaveProperty(
        'seats',
        expect.stringContaining(`usually has ${least}–${most} seats`),
      )
  },
)

test('decodes numbers, the stored form of the plate, and null for empty fields; and encodes them again', async () => {
  const back = [{ value: 'files/2', name: 'back.jpg' }]
  const vehicle = await schema.parseAsync({
    ...good,
    registration_number: 'kja 456xy',
    odometer_km: '120,500',
    chassis_number: 'abc123def',
    back,
  })
  expect(vehicle).toEqual({
    brand: 'Toyota',
    name: 'Hiace',
    nickname: null,
    type: 'mini_bus',
    year: 2016,
    seats: 14,
    registration_number: 'KJA-456XY',
    plate_category: 'commercial',
    chassis_number: 'ABC123DEF',
    color: 'White',
    transmission: null,
    fuel_type: 'petrol',
    amenity_list: ['air_conditioning'],
    inventory_type: 'dedicated',
    ownership: 'owned',
    city_id: 'lagos',
    photos: [
      { kind: 'front', Location: 'files/1' },
      { kind: 'back', Location: 'files/2' },
    ],
    odometer_km: 120500,
  })
  expect(await schema.parseAsync(toVehicleFields(vehicle))).toEqual(vehicle)
})

test('every field belongs to one step', () => {
  expect([...vehicleSteps.details, ...vehicleSteps.photos].toSorted()).toEqual(Object.keys(emptyVehicle).toSorted())
})
