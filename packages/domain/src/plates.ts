/** How a plate is built: `ABC-123DE` since 2011, `AB123-CDE` before, or any other that somebody has confirmed. */
export type PlateForm = 'current' | 'older' | 'other'

/** A number plate as it is kept. */
export interface Plate {
  /** Capitals with the hyphen in its place: `KJA-456XY`. */
  plate: string
  form: PlateForm
}

/** What is shown beside a plate that has neither of the two forms; it may be right all the same. */
export const unusualPlate = 'This does not look like ABC-123DE. Is it correct?'

const current = /^([A-Z]{3})-?(\d{3}[A-Z]{2})$/
const older = /^([A-Z]{2}\d{3})-?([A-Z]{3})$/
const anything = /^[A-Z0-9](?:[A-Z0-9 -]{1,10}[A-Z0-9])$/

/** Reads a plate as people type it, in any letter case, with or without hyphen or blanks; undefined when it cannot be one. */
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

/** A plate while it is being typed: capitals, and the hyphen as soon as its place is known. */
export function formatPlate(text: string): string {
  const tight = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (/^[A-Z]{3}\d{1,3}[A-Z]{0,2}$/.test(tight)) return `${tight.slice(0, 3)}-${tight.slice(3)}`
  if (/^[A-Z]{2}\d{3}[A-Z]{1,3}$/.test(tight)) return `${tight.slice(0, 5)}-${tight.slice(5)}`
  return text.toUpperCase()
}
