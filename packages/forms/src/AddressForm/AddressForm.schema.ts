import { addressSchema as entitySchema, type AddressInput } from '@vehicle-partner/domain/entities'
import type { UploadedFile } from '@vehicle-partner/ui'
import * as z from 'zod/mini'
import { formCodec } from '../formCodec.ts'

const addressFields = z.object({ full_address: z.string(), files: z.array(z.custom<UploadedFile>()) })
export type AddressFields = z.output<typeof addressFields>
export type AddressValues = AddressInput

/** The rules of the address step (spec section 5). */
export const addressSchema = formCodec<AddressFields, AddressInput>(addressFields, entitySchema, {
  decode: ({ full_address, files }) => ({ full_address, files: files.map(({ value }) => value) }),
  encode: ({ full_address, files }) => ({ full_address, files: files.map((value) => ({ value, name: value })) }),
})
