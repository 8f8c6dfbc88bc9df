import { vehicleTypePhrase, type VehicleType } from './vehicles.ts'

/** Classes of the Nigerian driver's licence. Commercial drivers hold class E. */
export const licenceClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J'] as const
export type LicenceClass = (typeof licenceClasses)[number]

const shape = /^[A-Z]{2,3}[ -]?[A-Z0-9]{6,12}$/

/** Warning for a licence number of an unusual format, which is accepted. */
export const unusualLicenceMessage = 'This does not look like a driver’s licence number. Is it correct?'

/** Normalizes a licence number to capitals without separators and says whether its format is usual. Returns undefined for invalid text. */
export function parseLicence(text: string): { number: string; usual: boolean } | undefined {
  const typed = text.trim().toUpperCase()
  const number = typed.replace(/[ -]/g, '')
  if (!/^[A-Z0-9]{5,20}$/.test(number)) return undefined
  return { number, usual: shape.test(typed) || shape.test(number) }
}

/** Whether a licence class covers commercial driving of a vehicle type. */
export type LicenceCoverage = 'covers' | 'doubtful' | 'no'

/** Vehicles that carry more than six passengers count as omnibuses. */
const omnibuses: readonly VehicleType[] = ['mini_bus', 'coaster', 'bus']
const doubtful: readonly string[] = ['C', 'D']

/** Classes A and B never cover an omnibus; C and D may. */
export function licenceCoverage(licenceClass: string, type: VehicleType): LicenceCoverage {
  const one = licenceClass.trim().toUpperCase()
  if (one === 'A') return 'no'
  if (!omnibuses.includes(type)) return 'covers'
  if (one === 'B') return 'no'
  return doubtful.includes(one) ? 'doubtful' : 'covers'
}

/** The message when a class does not cover a type, or may not; undefined when it does. */
export function licenceCoverageMessage(licenceClass: string, type: VehicleType): string | undefined {
  const coverage = licenceCoverage(licenceClass, type)
  if (coverage === 'covers') return undefined
  return `Class ${licenceClass} ${coverage === 'no' ? 'does' : 'may'} not cover ${vehicleTypePhrase(type)}`
}
