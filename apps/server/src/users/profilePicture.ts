import { RequestError } from '@vehicle-partner/api/server'
import { and, eq } from 'drizzle-orm'
import { uploads } from '../db/schema/operationTables.ts'
import type { Tx } from '../events/transaction.ts'
import { parseUploadId } from '../files/signedLinks.ts'

/**
 * Attaches an upload of the user as their picture and returns its permanent link; members of their organisations may see it.
 * Throws RequestError `ValidationError` if it is another user's upload or not a picture.
 */
export async function attachProfilePicture(tx: Tx, now: Date, userId: string, location: string): Promise<string> {
  const id = parseUploadId(location) ?? ''
  const taken = await tx
    .update(uploads)
    .set({ attached_at: now, partner_id: null })
    .where(and(eq(uploads.id, id), eq(uploads.uploaded_by, userId), eq(uploads.kind, 'avatar')))
    .returning({ id: uploads.id })
  if (taken.length === 0) throw new RequestError('ValidationError', undefined, { errors: { avatar: 'Upload the picture first' } })
  return `/files/${id}`
}
