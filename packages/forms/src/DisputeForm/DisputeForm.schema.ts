import { disputeSchema as entitySchema, type DisputeInput } from '@vehicle-partner/domain/entities'
import type { UploadedFile } from '@vehicle-partner/ui'
import * as z from 'zod/mini'
import { formCodec } from '../formCodec.ts'

/** The fields of the form; no reason is chosen at first. */
const disputeFields = z.object({ reason: z.string(), text: z.string(), files: z.array(z.custom<UploadedFile>()) })
export type DisputeFields = z.output<typeof disputeFields>
export type DisputeValues = DisputeInput

/** The rules of a query about an earning line. */
export const disputeSchema = formCodec<DisputeFields, DisputeInput>(disputeFields, entitySchema, {
  decode: ({ files, ...rest }) => ({ ...rest, files: files.map(({ value }) => value) }),
  encode: ({ files, ...rest }) => ({ ...rest, files: files.map((value) => ({ value, name: value })) }),
})
