import type { UploadedFile } from '@vehicle-partner/api'
import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { requireCaller, type Context } from '../context.ts'
import { findUploadPartner } from '../files/uploadAccess.ts'
import { storeUpload } from '../files/storeUploads.ts'

/** Uploads that are attached later. */
export const uploadsRoutes: Handlers<typeof contract, Context>['uploads'] = {
  async create(context, { params: { kind }, query, body }) {
    const files: UploadedFile[] = []
    const partner_id = await findUploadPartner(context.db, requireCaller(context).user.id, kind, query.partner_id)
    for await (const { name, content } of body.files) files.push(await storeUpload(context, { kind, name, content, partner_id }))
    return { files }
  },
}
