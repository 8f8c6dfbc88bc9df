import type { DocumentRecord, DocumentView } from '@vehicle-partner/api/server'
import { lagosDate } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import type { Db } from '../db/database.ts'
import { documents } from '../db/schema/documentTables.ts'
import { users } from '../db/schema/userTables.ts'
import { isOwnedBy, type DocumentOwnerKey } from './documentOwners.ts'

export type DocumentRow = typeof documents.$inferSelect

/** A paper's row, with the name of who uploaded it, as replies are made of it. */
export function toDocumentRecord(row: DocumentRow, uploader: string | null): DocumentRecord {
  const {
    id,
    type,
    number,
    issuer,
    issue_date,
    expiry_date,
    files,
    status,
    reason_code,
    reason_text,
    supersedes_id,
    snoozed_until,
    version,
  } = row
  return {
    id,
    type,
    number,
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

/** What an answer about papers needs beside them. */
export const createDocumentView = ({ now, files }: Pick<Dependencies, 'now' | 'files'>): DocumentView => ({
  today: lagosDate(now),
  link: (location) => files.link(location, now),
})

const uploader = sql<string | null>`${users.fname} || ' ' || ${users.lname}`

/** All papers of one owner. */
export async function loadDocumentRecords(db: Db, owner: DocumentOwnerKey): Promise<DocumentRecord[]> {
  const found = await db
    .select({ row: documents, uploader })
    .from(documents)
    .leftJoin(users, eq(users.id, documents.uploaded_by))
    .where(isOwnedBy(owner))
  return found.map((each) => toDocumentRecord(each.row, each.uploader))
}
