import { formatVehicleName, searchableText } from '@vehicle-partner/domain'

interface Vehicle {
  registration_number: string
  brand: string
  name: string
  year: number
  nickname?: string | null | undefined
}

/** The text that a search for vehicles matches. */
export const vehicleSearchText = (vehicle: Vehicle): string =>
  searchableText([vehicle.registration_number, formatVehicleName(vehicle), vehicle.nickname])

interface Driver {
  fname: string
  lname: string
  other_names?: string | null | undefined
  phone: string
  licence_number: string
}

/** The text that a search for drivers matches. It has the phone number in its national form, too. */
export const driverSearchText = ({ fname, lname, other_names, phone, licence_number }: Driver): string =>
  searchableText([`${fname} ${lname}`, other_names, phone, phone.replace(/^\+234/, '0'), licence_number])
