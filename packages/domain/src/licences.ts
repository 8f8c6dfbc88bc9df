import type { VehicleType } from './vehicles.ts'

/** Classes of the Nigerian driver's licence; commercial drivers hold E. */
export const licenceClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J'] as const
export type LicenceClass = (typeof licenceClasses)[number]

const shape = /^[A-Z]{2,3}[ -]?[A-Z0-9]{6,12}$/

/** What is shown beside a licence number of another shape; it may be right all the same. */
export const unusualLicenceMessage = 'This does not look like a driver’s licence number. Is it correct?'

/** A licence number as it is kept, in capitals without separators, and whether it has the usual shape; undefined when it cannot be one. */
export function parseLicence(text: string): { number: string; usual: boolean } | undefined {
  const typed = text.trim().toUpperCase()
  const number = typed.replace(/[ -]/g, '')
  if (!/^[A-Z0-9]{5,20}$/.test(number)) return undefined
  return { number, usual: shape.test(typed) || shape.test(number) }
}

/** Whether a class lets somebody drive a vehicle as a business: it does, it is doubtful, or it does not. */
export type LicenceCoverage = 'covers' | 'doubtful' | 'no'

/** Vehicles that carry more than six persons beside the driver count as omnibuses. */
const omnibuses: readonly VehicleType[] = ['mini_bus', 'coaster', 'bus']
const doubtful: readonly string[] = ['C', 'D']

/** Whether a licence of a class covers a vehicle type: A and B never cover an omnibus, C and D perhaps. */
export function licenceCoverage(licenceClass: string, type: VehicleType): LicenceCoverage {
  const one = licenceClass.trim().toUpperCase()
  if (one === 'A') return 'no'
  if (!omnibuses.includes(type)) return 'covers'
  if (one === 'B') return 'no'
  return doubtful.includes(one) ? 'doubtful' : 'covers'
}
