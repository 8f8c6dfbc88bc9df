import type { DocumentRecord, DocumentView } from '@vehicle-partner/api/server'
import { lagosDate } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { documents } from '../db/schema/documentTables.ts'
import { nullable, text } from '../db/sqlValueTypes.ts'
import { users } from '../db/schema/userTables.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { readDocumentNumber } from './documentNumbers.ts'
import { isOwnedBy, type DocumentOwnerKey } from './documentOwners.ts'

export type DocumentRow = typeof documents.$inferSelect

/** Converts a row to the input of the contract's document responses; `uploader` is a full name. */
export function toDocumentRecord(secrets: Secrets, row: DocumentRow, uploader: string | null): DocumentRecord {
  const { id, type, issuer, issue_date, expiry_date, files, status, reason_code, reason_text, supersedes_id, snoozed_until, version } = row
  return {
    id,
    type,
    number: readDocumentNumber(secrets, row),
    issuer,
    issue_date,
    expiry_date,
    files: files.map(({ side, ...file }) => ({ ...file, ...(side === undefined ? {} : { side }) })),
    status,
    reason_code,
    reason_text,
    supersedes_id,
    snoozed_until,
    version,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    uploaded_by: uploader,
    created_at: row.created_at.toISOString(),
  }
}

/** The current day and the file links that document responses need. */
export const createDocumentView = ({ now, files }: Pick<Dependencies, 'now' | 'files'>): DocumentView => ({
  today: lagosDate(now),
  link: (location) => files.link(location, now),
})

/** The full name of the user who uploaded the document; needs a left join of `users`. */
export const uploader = sql`${users.fname} || ' ' || ${users.lname}`.mapWith(nullable(text))

/** All documents of one owner. */
export async function loadDocumentRecords(
  { db, secrets }: Pick<Dependencies, 'db' | 'secrets'>,
  owner: DocumentOwnerKey,
): Promise<DocumentRecord[]> {
  const rows = await db
    .select({ row: documents, uploader })
    .from(documents)
    .leftJoin(users, eq(users.id, documents.uploaded_by))
    .where(isOwnedBy(owner))
  return rows.map((each) => toDocumentRecord(secrets, each.row, each.uploader))
}
