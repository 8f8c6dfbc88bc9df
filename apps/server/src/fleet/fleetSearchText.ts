import { searchableText } from '@vehicle-partner/domain'

interface Vehicle {
  registration_number: string
  brand: string
  name: string
  nickname?: string | null | undefined
}

/** What searches for a vehicle look into. */
export const vehicleSearchText = ({ registration_number, brand, name, nickname }: Vehicle): string =>
  searchableText([registration_number, `${brand} ${name}`, nickname])

interface Driver {
  fname: string
  lname: string
  other_names?: string | null | undefined
  phone: string
  licence_number: string
}

/** What searches for a driver look into; the phone also as it is written at home. */
export const driverSearchText = ({ fname, lname, other_names, phone, licence_number }: Driver): string =>
  searchableText([`${fname} ${lname}`, other_names, phone, phone.replace(/^\+234/, '0'), licence_number])
