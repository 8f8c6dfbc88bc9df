import { formatCount, formatVehicleName, photoKinds } from '@vehicle-partner/domain'
import { DescriptionList } from '@vehicle-partner/ui'
import { documentsItem } from '../steps/documentsItem.tsx'
import { textToWholeNumber } from '../formCodec.ts'
import type { VehicleFields } from './VehicleForm.schema.ts'
import { optionLabel } from './vehicleOptions.ts'

interface VehicleReviewProps {
  fields: VehicleFields
  city: string | undefined
  /** Undefined where the form has no documents. */
  missingDocuments: readonly string[] | undefined
  onShowDocuments: () => void
}

/** Summary of all fields before submitting. */
export function VehicleReview({ fields, city, missingDocuments, onShowDocuments }: VehicleReviewProps) {
  const { brand, name, type, year, seats, registration_number, plate_category, color, fuel_type, ownership, inventory_type } = fields
  const photos = photoKinds.filter((kind) => fields[kind].length > 0).length
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Vehicle', value: formatVehicleName({ brand, name, year }) },
        { term: 'Plate number', value: registration_number },
        { term: 'Type', value: type === 'suv' ? 'SUV' : optionLabel(type) },
        { term: 'Seats', value: seats },
        { term: 'Colour of the plate', value: optionLabel(plate_category) },
        { term: 'Colour', value: color },
        { term: 'Fuel', value: optionLabel(fuel_type) },
        { term: 'City', value: city },
        { term: 'Ownership', value: optionLabel(ownership) },
        { term: 'Use', value: optionLabel(inventory_type) },
        { term: 'Transmission', value: optionLabel(fields.transmission) },
        { term: 'Amenities', value: fields.amenity_list.map(optionLabel).join(', ') },
        { term: 'Nickname', value: fields.nickname },
        { term: 'Chassis number', value: fields.chassis_number.toUpperCase() },
        { term: 'Odometer', value: fields.odometer_km === '' ? '' : `${formatCount(textToWholeNumber(fields.odometer_km))} km` },
        { term: 'Photos', value: `${photos} of ${photoKinds.length}` },
        ...(missingDocuments ? [documentsItem({ owner: 'vehicle', missing: missingDocuments, onShow: onShowDocuments })] : []),
      ]}
    />
  )
}
