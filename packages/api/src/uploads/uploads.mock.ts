import type { contract } from '../contract.ts'
import { storeUpload } from '../demo/mockInbox.ts'
import { requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { pictureParts, unreadablePictureMessage } from './pictureParts.ts'
import type { UploadedFile } from './uploads.contract.ts'

export const uploadsMock: Handlers<typeof contract, MockContext>['uploads'] = {
  async create(context, { params, query, body }) {
    const { person } = requireCaller(context)
    const { organizations } = context.demoData
    const isMember = ({ organization }: { organization: string | null }) =>
      organization !== null && organizations[organization]?.id === query.partner_id
    if (query.partner_id !== undefined && !person.memberships.some(isMember)) throw new RequestError('NotFound')
    const files: UploadedFile[] = []
    for await (const { name, type, content } of body.files) {
      // `acceptUploads` accepts only these types.
      const mime = type as UploadedFile['mime']
      let size = 0
      let text = ''
      const decoder = new TextDecoder('latin1')
      for await (const chunk of content) {
        size += chunk.length
        text += decoder.decode(chunk, { stream: true })
      }
      // The mock does not remove metadata, so a small picture in them counts as well.
      if (pictureParts[mime]?.some((name) => text.includes(name)) === false)
        throw new RequestError('ValidationError', unreadablePictureMessage)
      files.push(
        storeUpload(context.demoData, {
          kind: params.kind,
          name,
          size,
          mime,
          user_id: person.id,
        }),
      )
    }
    return { files }
  },
}
