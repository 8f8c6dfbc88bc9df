import { randomBytes } from 'node:crypto'
import { RequestError } from '@vehicle-partner/api/server'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { OperationContext, Dependencies } from '../context.ts'
import { storedFiles, uploads } from '../db/schema/operationTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { countUse } from '../limits/countUse.ts'
import { requireRoomForUnattached } from '../limits/unattachedBytes.ts'
import type { ReceivedContent } from './diskStore.ts'
import type { CheckedFile, FileType } from './fileTypes.ts'
import { parseUploadId } from './signedLinks.ts'

/** A file in a response; `Location` is signed for one to two hours. Without its query it is the permanent link. */
export interface StoredFile {
  Location: string
  name: string
  /** Bytes. */
  size: number
  mime: string
}

export interface NewUpload {
  /** `vehicle`, `driver`, `company`, `identity`, `avatar`, `dispute`, `report`, `payslip`. */
  kind: string
  /** The client's file name. */
  name: string
  /** The organisation that it belongs to, if it is known before the file is attached (see `requireUploadAccess`). */
  partner_id?: string | undefined
}

/** Checks and stores a file of the caller. */
export async function storeUpload(
  context: OperationContext,
  { content, ...about }: NewUpload & { content: AsyncIterable<Uint8Array> },
): Promise<StoredFile & { mime: FileType }> {
  await countUse(context, 'upload')
  const file = await context.files.check(content)
  const size = file.content.byteLength
  await countUse(context, 'uploadBytes', {}, { amount: size })
  const kept = await inTransaction(context, async (tx) => {
    await requireRoomForUnattached(tx, context, size)
    return insertUpload(tx, context, { ...file, size, write: () => context.files.write(file) }, about)
  })
  return { ...kept, mime: file.mime }
}

/** Stores a file that the server has generated and received, and that is in use at once, such as a report. */
export function storeGeneratedFile(
  tx: Tx,
  context: OperationContext,
  { content, mime, uploaded_by, ...about }: NewUpload & { content: ReceivedContent; mime: string; uploaded_by?: string | undefined },
): Promise<StoredFile & { id: string }> {
  const { hash, size, keep } = content
  return insertUpload(tx, context, { hash, size, mime, write: keep }, about, { uploaded_by, attached_at: context.now })
}

async function insertUpload(
  tx: Tx,
  { caller, now, files }: OperationContext,
  { hash, size, mime, write }: Omit<CheckedFile, 'content'> & { size: number; write: () => Promise<void> },
  { kind, name, partner_id }: NewUpload,
  more: { uploaded_by?: string | undefined; attached_at?: Date } = {},
): Promise<StoredFile & { id: string }> {
  const id = `upl_${randomBytes(20).toString('base64url')}`
  await tx
    .insert(storedFiles)
    .values({ hash, mime, size, created_at: now })
    // Lock the row, so that the cleanup job cannot delete the content now.
    .onConflictDoUpdate({ target: storedFiles.hash, set: { size: sql`excluded.size` } })
  await write()
  const shown = cleanFileName(name)
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

/** Removes folders, control characters and characters that change the text direction: `photo\u202egnp.exe` would read as a picture. */
const cleanFileName = (name: string) =>
  name
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .slice(-200)
    // Half a character, which the cut has left.
    .replace(/^[\uDC00-\uDFFF]/, '')
    .trim() || 'file'

/**
 * Attaches uploads of the caller to an organisation and returns them with their permanent links (`/files/upl_…`), which are stored in tables.
 * Throws RequestError `ValidationError` on `field` if one does not exist, belongs to another user or has another kind.
 */
export async function attachUploads(
  tx: Tx,
  { caller, now }: OperationContext,
  locations: readonly string[],
  { partner_id, kinds, field = 'files' }: { partner_id: string; kinds: readonly string[]; field?: string },
): Promise<StoredFile[]> {
  const ids = [...new Set(locations.map((location) => parseUploadId(location) ?? ''))]
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

/** Signs stored links. */
export const signLinks = ({ files, now }: Dependencies, links: readonly string[]): string[] => links.map((link) => files.link(link, now))

/** The uploads of an organisation behind links, without those that are gone. */
export async function listUploads({ db }: Pick<OperationContext, 'db'>, partner_id: string, locations: readonly string[]) {
  const ids = locations.map((location) => parseUploadId(location) ?? '')
  if (ids.length === 0) return []
  const found = await db
    .select({ id: uploads.id, name: uploads.name, size: storedFiles.size })
    .from(uploads)
    .innerJoin(storedFiles, eq(storedFiles.hash, uploads.hash))
    .where(and(inArray(uploads.id, ids), eq(uploads.partner_id, partner_id)))
  return found.map(({ id, name, size }) => ({ Location: `/files/${id}`, name, size }))
}

/**
 * Throws RequestError `ValidationError` on `field` unless `attachUploads` accepts every link: an upload of the caller that belongs to no
 * organisation yet, or one of this organisation.
 */
export async function requireUploads(
  { db, caller }: Pick<OperationContext, 'db' | 'caller'>,
  locations: readonly string[],
  { partner_id, kinds, field }: { partner_id: string; kinds: readonly string[]; field: string },
): Promise<void> {
  const ids = [...new Set(locations.map((location) => parseUploadId(location) ?? ''))]
  const isOwn = and(isNull(uploads.partner_id), eq(uploads.uploaded_by, caller?.user.id ?? ''))
  const found = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.id, ids), inArray(uploads.kind, [...kinds]), or(isOwn, eq(uploads.partner_id, partner_id))))
  if (found.length < ids.length) throw new RequestError('ValidationError', undefined, { errors: { [field]: 'Kindly select a file' } })
}
