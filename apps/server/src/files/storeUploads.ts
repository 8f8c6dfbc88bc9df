import { randomBytes } from 'node:crypto'
import { RequestError } from '@vehicle-partner/api/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { OperationContext, Dependencies } from '../context.ts'
import { storedFiles, uploads } from '../db/schema/operations.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import type { CheckedFile, FileType } from './fileTypes.ts'
import { uploadIdOf } from './signedLinks.ts'

/** A file as answers carry it; `Location` opens it for an hour or two, and without its query it is its lasting name. */
export interface KeptFile {
  Location: string
  name: string
  /** Bytes. */
  size: number
  mime: string
}

export interface NewUpload {
  /** `vehicle`, `driver`, `company`, `identity`, `avatar`, `dispute`, `report`, `payslip`. */
  kind: string
  /** As the sender calls it. */
  name: string
  /** Whose members may see it, as far as their roles open the area of its kind; absent until something takes it into use. */
  partner_id?: string | undefined
}

/** Takes a file from the caller: reads, checks and keeps it. It belongs to nothing yet; see `attach`. */
export async function upload(
  context: OperationContext,
  { content, ...about }: NewUpload & { content: AsyncIterable<Uint8Array> },
): Promise<KeptFile & { mime: FileType }> {
  const file = await context.files.check(content)
  const kept = await inTransaction(context, (tx) => record(tx, context, file, about))
  return { ...kept, mime: file.mime }
}

/** Keeps a file that the server has made and that something uses at once, such as a report. */
export function keepMade(
  tx: Tx,
  context: OperationContext,
  { content, mime, uploaded_by, ...about }: NewUpload & { content: Uint8Array; mime: string; uploaded_by?: string | undefined },
): Promise<KeptFile & { id: string }> {
  return record(tx, context, context.files.made(content, mime), about, { uploaded_by, attached_at: context.now })
}

async function record(
  tx: Tx,
  { caller, now, files }: OperationContext,
  file: CheckedFile,
  { kind, name, partner_id }: NewUpload,
  more: { uploaded_by?: string | undefined; attached_at?: Date } = {},
): Promise<KeptFile & { id: string }> {
  const { hash, mime, content } = file
  const id = `upl_${randomBytes(20).toString('base64url')}`
  const size = content.byteLength
  await tx
    .insert(storedFiles)
    .values({ hash, mime, size, created_at: now })
    // Holds the row, so that no clean-up takes the content away meanwhile.
    .onConflictDoUpdate({ target: storedFiles.hash, set: { size: sql`excluded.size` } })
  await files.write(file)
  const shown = nameOf(name)
  await tx.insert(uploads).values({
    id,
    hash,
    kind,
    name: shown,
    uploaded_by: more.uploaded_by ?? caller?.user.id ?? null,
    partner_id: partner_id ?? null,
    created_at: now,
    attached_at: more.attached_at ?? null,
  })
  return { id, Location: files.link(`/files/${id}`, now), name: shown, size, mime }
}

/** A name without folders, control characters, and those that turn the direction of reading: `photo\u202egnp.exe` reads as a picture. */
const nameOf = (name: string) =>
  name
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .slice(-200)
    .trim() || 'file'

/**
 * Takes uploads of the caller into use for an organisation, and answers them with their lasting addresses (`/files/upl_…`), which is
 * what belongs in a table. Throws RequestError `ValidationError` on `field` when one is not there, not theirs, or of another kind.
 */
export async function attach(
  tx: Tx,
  { caller, now }: OperationContext,
  locations: readonly string[],
  { partner_id, kinds, field = 'files' }: { partner_id: string; kinds: readonly string[]; field?: string },
): Promise<KeptFile[]> {
  const ids = [...new Set(locations.map((location) => uploadIdOf(location) ?? ''))]
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({
            id: uploads.id,
            name: uploads.name,
            kind: uploads.kind,
            by: uploads.uploaded_by,
            of: uploads.partner_id,
            size: storedFiles.size,
            mime: storedFiles.mime,
          })
          .from(uploads)
          .innerJoin(storedFiles, eq(storedFiles.hash, uploads.hash))
          .where(inArray(uploads.id, ids))
          .for('update', { of: uploads })
  const good = found.filter(
    (each) => kinds.includes(each.kind) && (each.of === partner_id || (each.of === null && each.by === caller?.user.id)),
  )
  if (good.length < ids.length) throw new RequestError('ValidationError', undefined, { errors: { [field]: 'Kindly select a file' } })
  if (ids.length > 0)
    await tx
      .update(uploads)
      .set({ partner_id, attached_at: now })
      .where(and(inArray(uploads.id, ids)))
  return ids.flatMap((id) =>
    good.filter((each) => each.id === id).map(({ name, size, mime }) => ({ Location: `/files/${id}`, name, size, mime })),
  )
}

/** Files out of a table, with addresses that open them now. */
export const openable = <File extends { Location: string }>({ files, now }: Dependencies, kept: readonly File[]): File[] =>
  kept.map((file) => ({ ...file, Location: files.link(file.Location, now) }))

/** Throws RequestError `ValidationError` on `field` unless every address is an upload of the caller, of one of the kinds. */
export async function requireUploads(
  { db, caller }: Pick<OperationContext, 'db' | 'caller'>,
  locations: readonly string[],
  { kinds, field }: { kinds: readonly string[]; field: string },
): Promise<void> {
  const ids = [...new Set(locations.map((location) => uploadIdOf(location) ?? ''))]
  const found = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.id, ids), inArray(uploads.kind, [...kinds]), eq(uploads.uploaded_by, caller?.user.id ?? '')))
  if (found.length < ids.length) throw new RequestError('ValidationError', undefined, { errors: { [field]: 'Kindly select a file' } })
}
