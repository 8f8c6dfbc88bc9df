import { isAcceptedByContent, isAcceptedByName, headerLength, type FileKind } from './fileKinds.ts'
import type { BuiltInRejectReason } from './fileUploaderLabels.ts'

export interface FileRules {
  accept: readonly FileKind[]
  maxSize: number
  minSize: number
}

/** What can be said against a file without opening it. */
export function validateMetadata(file: Pick<File, 'name' | 'type' | 'size'>, rules: FileRules): BuiltInRejectReason | undefined {
  if (!isAcceptedByName(file, rules.accept)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > rules.maxSize) return 'tooBig'
  return file.size < rules.minSize ? 'tooSmall' : undefined
}

/** What its first bytes say against it. */
export async function validateContent(file: Blob, { accept }: Pick<FileRules, 'accept'>): Promise<BuiltInRejectReason | undefined> {
  try {
    const firstBytes = new Uint8Array(await file.slice(0, headerLength).arrayBuffer())
    return isAcceptedByContent(firstBytes, accept) ? undefined : 'content'
  } catch {
    // Moved, deleted, or kept in a cloud that does not answer.
    return 'unreadable'
  }
}

type FileTraits = Pick<File, 'name'> & Partial<Pick<File, 'size' | 'lastModified'>>

/** Whether two files are the same one, as far as can be told without reading them. */
export const isSameFile = (a: FileTraits, b: FileTraits): boolean =>
  a.name === b.name && a.size === b.size && (a.lastModified ?? b.lastModified) === (b.lastModified ?? a.lastModified)
