import type { contract } from '../contract.ts'
import { storeUpload } from '../demo/mockInbox.ts'
import { requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import type { UploadedFile } from './uploads.contract.ts'

export const uploadsMock: Handlers<typeof contract, MockContext>['uploads'] = {
  async create(context, { params, body }) {
    const files: UploadedFile[] = []
    for await (const { name, type, content } of body.files) {
      let size = 0
      for await (const chunk of content) size += chunk.length
      // `acceptUploads` accepts only these types.
      files.push(
        storeUpload(context.demoData, {
          kind: params.kind,
          name,
          size,
          mime: type as UploadedFile['mime'],
          user_id: requireCaller(context).person.id,
        }),
      )
    }
    return { files }
  },
}
