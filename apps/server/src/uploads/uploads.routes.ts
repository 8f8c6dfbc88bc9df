import type { UploadedFile } from '@vehicle-partner/api'
import type { contract, Handlers } from '@vehicle-partner/api/contract'
import type { Context } from '../context.ts'
import { storeUpload } from '../files/storeUploads.ts'

/** Uploads that are attached later. */
export const uploadsRoutes: Handlers<typeof contract, Context>['uploads'] = {
  async create(context, { params, body }) {
    const files: UploadedFile[] = []
    for await (const { name, content } of body.files) files.push(await storeUpload(context, { kind: params.kind, name, content }))
    return { files }
  },
}
