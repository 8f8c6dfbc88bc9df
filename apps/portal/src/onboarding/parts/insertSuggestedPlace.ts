import { foldText } from '@vehicle-partner/domain'

/** Completes a typed address with a suggested place: the place replaces the last part, the street before it is kept. */
export function completeAddress(typed: string, place: string): string {
  const comma = typed.lastIndexOf(',')
  const street = typed.slice(0, comma)
  return comma === -1 || foldText(place).startsWith(foldText(street)) ? place : `${street}, ${place}`
}
