/** Format of a plate: `ABC-123DE` since 2011, `AB123-CDE` before, or another that the user confirmed. */
export type PlateForm = 'current' | 'older' | 'other'

/** A number plate as stored. */
export interface Plate {
  /** Capitals with the hyphen: `KJA-456XY`. */
  plate: string
  form: PlateForm
}

/** Warning for a plate of an unusual format, which is accepted. */
export const unusualPlateMessage = 'This does not look like ABC-123DE. Is it correct?'

const current = /^([A-Z]{3})-?(\d{3}[A-Z]{2})$/
const older = /^([A-Z]{2}\d{3})-?([A-Z]{3})$/
const anything = /^[A-Z0-9](?:[A-Z0-9 -]{1,10}[A-Z0-9])$/

/** Parses a plate in any letter case, with or without hyphen and spaces. Returns undefined for invalid text. */
export function parsePlate(text: string): Plate | undefined {
  const typed = text.trim().toUpperCase().replace(/\s+/g, ' ')
  const tight = typed.replaceAll(' ', '')
  for (const [form, shape] of [
    ['current', current],
    ['older', older],
  ] as const) {
    const [whole, first, second] = shape.exec(tight) ?? []
    if (whole !== undefined) return { plate: `${first}-${second}`, form }
  }
  return anything.test(typed) ? { plate: typed, form: 'other' } : undefined
}

/** Formats a plate during typing: capitals, and the hyphen as soon as its position is known. */
export function formatPlate(text: string): string {
  const tight = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (/^[A-Z]{3}\d{1,3}[A-Z]{0,2}$/.test(tight)) return `${tight.slice(0, 3)}-${tight.slice(3)}`
  if (/^[A-Z]{2}\d{3}[A-Z]{1,3}$/.test(tight)) return `${tight.slice(0, 5)}-${tight.slice(5)}`
  return text.toUpperCase()
}
