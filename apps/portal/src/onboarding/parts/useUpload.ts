import type { Upload } from '@vehicle-partner/ui'
import { useApi } from '../../session/useSession.ts'

/** Sends files of a kind to be kept until a form names them. */
export function useUpload(kind: 'identity' | 'company'): Upload {
  const api = useApi()
  return async (file, { signal, onProgress }) => {
    const { files } = await api.uploads.create(
      { params: { kind }, body: { files: [file] } },
      { signal, onUploadProgress: (share) => onProgress({ loaded: share * file.size, total: file.size }) },
    )
    const [kept] = files
    if (!kept) throw new Error('The server kept no file')
    return { value: kept.Location, name: kept.name, size: kept.size }
  }
}
