import { bytesAccepted, claimsAccepted, headLength, type FileKind } from './kinds.ts'
import type { OwnReason } from './labels.ts'

export interface FileRules {
  accept: readonly FileKind[]
  maxSize: number
  minSize: number
}

/** What can be said against a file without opening it. */
export function atFirstSight(file: Pick<File, 'name' | 'type' | 'size'>, rules: FileRules): OwnReason | undefined {
  if (!claimsAccepted(file, rules.accept)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > rules.maxSize) return 'tooBig'
  return file.size < rules.minSize ? 'tooSmall' : undefined
}

/** What its first bytes say against it. */
export async function onOpening(file: Blob, { accept }: Pick<FileRules, 'accept'>): Promise<OwnReason | undefined> {
  try {
    const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
    return bytesAccepted(head, accept) ? undefined : 'content'
  } catch {
    // Moved, deleted, or kept in a cloud that does not answer.
    return 'unreadable'
  }
}

type Traits = Pick<File, 'name'> & Partial<Pick<File, 'size' | 'lastModified'>>

/** Whether two files are the same one, as far as can be told without reading them. */
export const isSame = (a: Traits, b: Traits): boolean =>
  a.name === b.name && a.size === b.size && (a.lastModified ?? b.lastModified) === (b.lastModified ?? a.lastModified)
