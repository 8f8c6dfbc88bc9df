import type { Upload } from '@vehicle-partner/ui'
import { useApi, useSession } from '../../session/useSession.ts'

/** Uploads files; a form then submits their locations. */
export function useUpload(kind: 'identity' | 'company'): Upload {
  const api = useApi()
  const { organization } = useSession()
  const partner_id = kind === 'company' ? organization?.partner?.id : undefined
  return async (file, { signal, onProgress }) => {
    const { files } = await api.uploads.create(
      { params: { kind }, query: partner_id === undefined ? {} : { partner_id }, body: { files: [file] } },
      { signal, onUploadProgress: (fraction) => onProgress({ loaded: fraction * file.size, total: file.size }) },
    )
    const [uploaded] = files
    if (!uploaded) throw new Error('The server returned no file')
    return { value: uploaded.Location, name: uploaded.name, size: uploaded.size }
  }
}
