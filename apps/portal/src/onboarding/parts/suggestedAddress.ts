import { folded } from '@vehicle-partner/domain'

/** The address that a suggestion makes of what was typed: a place completes the last part, and the street before it stays. */
export function suggestedAddress(typed: string, place: string): string {
  const comma = typed.lastIndexOf(',')
  const street = typed.slice(0, comma)
  return comma === -1 || folded(place).startsWith(folded(street)) ? place : `${street}, ${place}`
}
