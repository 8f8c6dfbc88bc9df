import type { contract } from '../contract.ts'
import { keepUpload } from '../demo/mockInbox.ts'
import { signedIn, type Scene } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import type { UploadedFile } from './uploads.contract.ts'

export const uploadsMock: Handlers<typeof contract, Scene>['uploads'] = {
  async create(scene, { params, body }) {
    const files: UploadedFile[] = []
    for await (const { name, type, content } of body.files) {
      let size = 0
      for await (const chunk of content) size += chunk.length
      // `acceptedFiles` lets only these types pass.
      files.push(
        keepUpload(scene.demoData, { kind: params.kind, name, size, mime: type as UploadedFile['mime'], user_id: signedIn(scene).person.id }),
      )
    }
    return { files }
  },
}
