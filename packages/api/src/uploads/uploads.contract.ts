import { uploadLimitBytes, uploadTypes } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { withSpecifiedFields } from '../kernel/addedFields.ts'
import { id } from '../kernel/commonSchemas.ts'
import { endpoint } from '../kernel/endpoint.ts'

/** Purposes of uploads. */
export const uploadKinds = ['identity', 'company', 'vehicle', 'driver', 'avatar', 'dispute'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** A stored file. `Location` is a path of this origin, valid for one to two hours. Send it unchanged to refer to the file. */
export const UploadedFile = z.object({
  Location: z.string(),
  name: z.string(),
  /** Bytes, after location data was removed from a photo. */
  size: z.int(),
  mime: z.enum(uploadTypes),
})
export type UploadedFile = z.output<typeof UploadedFile>

export const uploads = {
  create: endpoint({
    method: 'POST',
    path: '/v1/upload/:kind/files',
    summary: 'Upload images or PDF files. Pass the returned `Location` to the call that uses them.',
    access: { who: 'signedIn' },
    params: z.object({ kind: z.enum(uploadKinds) }),
    query: z.object({
      /** The organisation that the files are for. They follow its membership from the start. @default the caller's only organisation */
      partner_id: z.optional(id),
    }),
    upload: { field: 'file', maxFiles: 4, maxBytes: uploadLimitBytes, types: uploadTypes },
    errors: ['NotFound'],
    response: z.object({ files: z.array(withSpecifiedFields(UploadedFile, ['Location'])) }),
  }),
}
