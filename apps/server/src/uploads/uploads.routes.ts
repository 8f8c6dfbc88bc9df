import type { contract, Handlers, UploadedFile } from '@vehicle-partner/api/contract'
import type { Context } from '../context.ts'
import { upload } from '../files/storeUploads.ts'

/** Files on their way to whatever will use them. */
export const uploadsRoutes: Handlers<typeof contract, Context>['uploads'] = {
  async create(context, { params, body }) {
    const files: UploadedFile[] = []
    for await (const { name, content } of body.files) files.push(await upload(context, { kind: params.kind, name, content }))
    return { files }
  },
}
