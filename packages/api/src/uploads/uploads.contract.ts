import { uploadLimitBytes, uploadTypes } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { specified } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'

/** What files are uploaded for; the first four are those of the specification and of the documents. */
export const uploadKinds = ['identity', 'company', 'vehicle', 'driver', 'avatar', 'dispute'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** A file that is kept. `Location` is a path of this origin that opens it for an hour or two; to name it again, send it back as it is. */
export const UploadedFile = z.object({
  Location: z.string(),
  name: z.string(),
  /** Bytes, after data about places was taken out of a photo. */
  size: z.int(),
  mime: z.enum(uploadTypes),
})
export type UploadedFile = z.output<typeof UploadedFile>

export const uploads = {
  create: endpoint({
    method: 'POST',
    path: '/v1/upload/:kind/files',
    summary: 'Takes pictures and PDF files, which belong to nothing yet: name their `Location` in the call that uses them.',
    access: { who: 'signedIn' },
    params: z.object({ kind: z.enum(uploadKinds) }),
    upload: { field: 'file', maxFiles: 4, maxBytes: uploadLimitBytes, types: uploadTypes },
    response: z.object({ files: z.array(specified(UploadedFile, ['Location'])) }),
  }),
}
