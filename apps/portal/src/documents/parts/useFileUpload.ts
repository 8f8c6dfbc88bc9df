import { useApi, useOrganization } from '../../session/useSession.ts'
import type { DocumentCalls } from './documentCalls.ts'

/** Uploads files for the active organisation. */
export function useFileUpload(kind: 'company' | 'vehicle' | 'driver' | 'dispute'): DocumentCalls['upload'] {
  const api = useApi()
  const { partner } = useOrganization()
  return async (file, { signal, onProgress }) => {
    const { files } = await api.uploads.create(
      { params: { kind }, query: { partner_id: partner.id }, body: { files: [file] } },
      { signal, onUploadProgress: (fraction) => onProgress({ loaded: fraction * file.size, total: file.size }) },
    )
    const [uploaded] = files
    if (!uploaded) throw new Error('The server returned no file')
    return { value: uploaded.Location, name: uploaded.name, size: uploaded.size }
  }
}
