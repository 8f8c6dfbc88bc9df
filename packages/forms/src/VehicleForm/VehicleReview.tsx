import { photoKinds } from '@vehicle-partner/domain'
import { DescriptionList } from '@vehicle-partner/ui'
import type { VehicleFields } from './VehicleForm.schema.ts'
import { wordFor } from './words.ts'

/** Everything that was typed, before it is sent. */
export function VehicleReview({ fields, city }: { fields: VehicleFields; city: string | undefined }) {
  const { brand, name, type, year, seats, registration_number, plate_category, color, fuel_type, ownership, inventory_type } = fields
  const photos = photoKinds.filter((kind) => fields[kind].length > 0).length
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Vehicle', value: `${brand} ${name} ${year}` },
        { term: 'Plate number', value: registration_number },
        { term: 'Type', value: type === 'suv' ? 'SUV' : wordFor(type) },
        { term: 'Seats', value: seats },
        { term: 'Colour of the plate', value: wordFor(plate_category) },
        { term: 'Colour', value: color },
        { term: 'Fuel', value: wordFor(fuel_type) },
        { term: 'City', value: city },
        { term: 'Ownership', value: wordFor(ownership) },
        { term: 'Use', value: wordFor(inventory_type) },
        { term: 'Transmission', value: wordFor(fields.transmission) },
        { term: 'Amenities', value: fields.amenity_list.map(wordFor).join(', ') },
        { term: 'Nickname', value: fields.nickname },
        { term: 'Chassis number', value: fields.chassis_number.toUpperCase() },
        { term: 'Odometer', value: fields.odometer_km === '' ? '' : `${fields.odometer_km} km` },
        { term: 'Photos', value: `${photos} of ${photoKinds.length}` },
      ]}
    />
  )
}
