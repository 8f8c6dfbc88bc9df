'use client'
import { formatDate, type Day } from '@vehicle-partner/domain'
import { DescriptionList, PhoneText } from '@vehicle-partner/ui'
import { documentsItem } from '../steps/documentsItem.tsx'
import { isReadableDate } from '../unreadableDate.ts'
import type { DriverFields, VehicleOption } from './DriverForm.schema.ts'

interface DriverReviewProps {
  fields: DriverFields
  city: string | undefined
  vehicle: VehicleOption | undefined
  /** Undefined where the form has no documents. */
  missingDocuments: readonly string[] | undefined
  onShowDocuments: () => void
}

const dateOf = (day: Day) => (isReadableDate(day) ? formatDate(day) : '')

/** Summary of all fields before submitting; the identity number is masked. */
export function DriverReview({ fields, city, vehicle, missingDocuments, onShowDocuments }: DriverReviewProps) {
  const { fname, other_names, lname, phone, email, dob, address, nin, licence_number, licence_class, lasdri_number, years_experience } =
    fields
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Name', value: [fname, other_names, lname].filter((name) => name !== '').join(' ') },
        { term: 'Phone number', value: <PhoneText value={phone.number} /> },
        { term: 'Email address', value: email },
        { term: 'City', value: [city, fields.state].filter(Boolean).join(', ') },
        { term: 'Languages', value: fields.languages.join(', ') },
        { term: 'Date of birth', value: dateOf(dob) },
        { term: 'Home address', value: address },
        { term: 'NIN', value: nin === '' ? '' : nin.slice(-4).padStart(11, '*') },
        { term: 'Emergency contact', value: [fields.emergency_name, fields.emergency_phone].filter((part) => part !== '').join(', ') },
        { term: 'Guarantor', value: [fields.guarantor_name, fields.guarantor_phone].filter((part) => part !== '').join(', ') },
        { term: 'Licence', value: `${licence_number.toUpperCase()}, class ${licence_class}` },
        { term: 'Licence expires', value: dateOf(fields.licence_expiry_date) },
        { term: 'LASDRI number', value: lasdri_number },
        { term: 'LASDRI expires', value: dateOf(fields.lasdri_expiry_date) },
        { term: 'Years of experience', value: years_experience },
        { term: 'Vehicle', value: vehicle && `${vehicle.registration_number}, ${vehicle.name}` },
        ...(missingDocuments ? [documentsItem({ owner: 'driver', missing: missingDocuments, onShow: onShowDocuments })] : []),
      ]}
    />
  )
}
