import * as z from 'zod/mini'

const text = z._default(z.string(), '')
const Draft = z.object({
  values: z.object({ registration_number: text, brand: text, name: text, fname: text, lname: text }),
})

/** What the draft of a vehicle or driver is about: a plate, a model or a name, as far as one was typed. A damaged draft has no name. */
export function nameDraft(draft: string): string | undefined {
  const values = readValues(draft)
  if (!values) return undefined
  const { registration_number, brand, name, fname, lname } = values
  const parts = registration_number.trim() === '' ? [brand, name, fname, lname] : [registration_number]
  const label = parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  return label === '' ? undefined : label
}

function readValues(draft: string) {
  try {
    return Draft.safeParse(JSON.parse(draft)).data?.values
  } catch {
    return undefined
  }
}
