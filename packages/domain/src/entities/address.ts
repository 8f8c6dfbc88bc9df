import * as z from 'zod/mini'
import { boundedText } from './fieldRules.ts'

const missingFile = 'Kindly select a file'
const maxFiles = 4

/** The fields of the address check (spec section 5). */
export const addressFields = {
  full_address: boundedText(5, 300, 'Please provide a valid address'),
  /** Locations of uploaded files. */
  files: z.array(z.string(missingFile), missingFile).check(z.minLength(1, missingFile), z.maxLength(maxFiles, `At most ${maxFiles} files`)),
}

/** An address as it is sent. */
export const addressSchema = z.object(addressFields)
export type AddressInput = z.output<typeof addressSchema>
