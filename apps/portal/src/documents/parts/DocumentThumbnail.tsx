import type { Document } from '@vehicle-partner/api'
import { Picture } from '@vehicle-partner/ui'
import { FilePlus, FileText } from 'lucide-react'
import { usePicture } from '../../fleet/parts/usePicture.ts'
import { findPhoto } from './findPhoto.ts'

/** The first photo of a document, small, or the icon of a file. Decorative: the name of the document is next to it. */
export function DocumentThumbnail({ files }: { files: Document['files'] | undefined }) {
  const src = usePicture(findPhoto(files)?.Location, 'thumbnail')
  return <Picture src={src} alt="" ratio="thumbnail" fallback={files === undefined ? <FilePlus /> : <FileText />} />
}
