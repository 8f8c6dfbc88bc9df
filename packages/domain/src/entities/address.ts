import * as z from 'zod/mini'
import { missingAddressMessages, missingAddressPart } from '../addressParts.ts'
import { boundedText } from './fieldRules.ts'

const missingFile = 'Kindly select a file'
const maxFiles = 4
const minLength = 5

/** The fields of the address check (spec section 5). */
export const addressFields = {
  full_address: boundedText(minLength, 300, 'Please provide a valid address').check(
    z.refine((text) => text.length < minLength || missingAddressPart(text) === null, {
      error: ({ input }) => missingAddressMessages[missingAddressPart(String(input)) ?? 'town'],
    }),
  ),
  /** Locations of uploaded files. */
  files: z.array(z.string(missingFile), missingFile).check(z.minLength(1, missingFile), z.maxLength(maxFiles, `At most ${maxFiles} files`)),
}

/** An address as it is sent. */
export const addressSchema = z.object(addressFields)
export type AddressInput = z.output<typeof addressSchema>
