import * as z from 'zod/mini'
import { missingAddressMessages, missingAddressPart } from '../addressParts.ts'
import { boundedText } from './fieldRules.ts'

const missingFile = 'Kindly select a file'
const maxFiles = 4
const minLength = 5

/** The fields of the address check (spec section 5). */
export const addressFields = {
  full_address: boundedText(minLength, 300, 'Please provide a valid address'),
  /** Locations of uploaded files. */
  files: z.array(z.string(missingFile), missingFile).check(z.minLength(1, missingFile), z.maxLength(maxFiles, `At most ${maxFiles} files`)),
}

/** An address as it is sent. */
export const addressSchema = z.object(addressFields)
export type AddressInput = z.output<typeof addressSchema>

/** What an address lacks before an operator can visit it. It can be sent as it is: any address may (spec section 5). */
export function addressWarning(full_address: string): string | undefined {
  const text = full_address.trim()
  const missing = text.length < minLength ? null : missingAddressPart(text)
  return missing === null ? undefined : missingAddressMessages[missing]
}
