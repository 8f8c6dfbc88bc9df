import { headerLength, isAcceptedByContent } from './fileHeaders.ts'
import type { FileKind } from './fileKinds.ts'
import type { BuiltInRejectReason } from './fileUploaderLabels.ts'

export interface FileRules {
  accept: readonly FileKind[]
  maxSize: number
  minSize: number
  isAcceptedByName: (file: Pick<File, 'name' | 'type'>, accept: readonly FileKind[]) => boolean
}

/** Validates name, type and size of a file. */
export function validateMetadata(file: Pick<File, 'name' | 'type' | 'size'>, rules: FileRules): BuiltInRejectReason | undefined {
  if (!rules.isAcceptedByName(file, rules.accept)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > rules.maxSize) return 'tooBig'
  return file.size < rules.minSize ? 'tooSmall' : undefined
}

/** Validates the content by its first bytes. */
export async function validateContent(file: Blob, { accept }: Pick<FileRules, 'accept'>): Promise<BuiltInRejectReason | undefined> {
  try {
    const firstBytes = new Uint8Array(await file.slice(0, headerLength).arrayBuffer())
    return isAcceptedByContent(firstBytes, accept) ? undefined : 'content'
  } catch {
    // The file was moved or deleted, or is in cloud storage that is offline.
    return 'unreadable'
  }
}

type FileTraits = Pick<File, 'name'> & Partial<Pick<File, 'size' | 'lastModified'>>

/** Whether two files are probably the same, compared without reading them. */
export const isSameFile = (a: FileTraits, b: FileTraits): boolean =>
  a.name === b.name && a.size === b.size && (a.lastModified ?? b.lastModified) === (b.lastModified ?? a.lastModified)
