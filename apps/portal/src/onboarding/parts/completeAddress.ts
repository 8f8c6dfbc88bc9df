import { foldText } from '@vehicle-partner/domain'

/** The address that a suggestion makes of what was typed: a place completes the last part, and the street before it stays. */
export function completeAddress(typed: string, place: string): string {
  const comma = typed.lastIndexOf(',')
  const street = typed.slice(0, comma)
  return comma === -1 || foldText(place).startsWith(foldText(street)) ? place : `${street}, ${place}`
}
