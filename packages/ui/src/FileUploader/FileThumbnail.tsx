'use client'
import { useCallback, useState } from 'react'
import { Icon } from '../private/Icon.tsx'
import { FileCheck, FileText, FileX, Image } from '../private/icons/frameIcons.ts'
import * as styles from './FileUploader.css.ts'
import type { UploadRow } from './uploadRows.ts'

const isImageFile = (row: UploadRow) => row.previewUrl !== undefined || row.file?.type.startsWith('image/') === true
const tones = { done: 'done', failed: 'bad', rejected: 'bad' } as const
const getTone = (row: UploadRow) => (row.status in tones ? tones[row.status as keyof typeof tones] : 'plain') // checked before

/** A thumbnail of the file, or an icon of its kind. Decorative: the name is next to it. */
export function FileThumbnail({ row, preview }: { row: UploadRow; preview: boolean }) {
  const { file, previewUrl } = row
  const [hasImageError, setImageError] = useState(false)
  // The browser decodes and rotates the image off the main thread; the object URL is revoked with the element.
  const loadPreview = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      if (previewUrl !== undefined || file === undefined) return undefined
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file, previewUrl],
  )
  const tone = getTone(row)
  const KindIcon = tone === 'bad' ? FileX : isImageFile(row) ? Image : tone === 'done' ? FileCheck : FileText
  return (
    <span className={styles.thumb[tone]}>
      {preview && tone !== 'bad' && isImageFile(row) && !hasImageError ? (
        <img ref={loadPreview} src={previewUrl} alt="" decoding="async" className={styles.picture} onError={() => setImageError(true)} />
      ) : (
        <Icon>
          <KindIcon />
        </Icon>
      )}
    </span>
  )
}
