import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { documents, identityDocumentTypes } from '../db/schema/documentTables.ts'
import type { Secrets } from '../secrets/secrets.ts'

type DocumentRow = typeof documents.$inferSelect
type NumberColumns = Pick<DocumentRow, 'number' | 'identity_number'>

const purpose = 'documents.identity_number'

/** Whether the number of a document of this type identifies a person and is encrypted. */
const isIdentityDocument = (type: string): boolean => identityDocumentTypes.some((each) => each === type)

/** The columns of a document's number. */
export const documentNumberColumns = (secrets: Secrets, type: string, number: string | null): NumberColumns =>
  number !== null && isIdentityDocument(type)
    ? { number: null, identity_number: secrets.encrypt(number, purpose) }
    : { number, identity_number: null }

/** The number of a document. */
export const readDocumentNumber = (secrets: Secrets, { number, identity_number }: NumberColumns): string | null =>
  identity_number === null ? number : secrets.decrypt(identity_number, purpose)

/** The number of a document in the audit log, where a number that identifies a person is masked. */
export const auditedNumber = (type: string, number: string | null): string | null =>
  number !== null && isIdentityDocument(type) ? `••••••${number.slice(-4)}` : number

/** Encrypts the numbers that an earlier version stored as plain text. */
export async function encryptIdentityNumbers(db: Db, secrets: Secrets): Promise<void> {
  const plain = await db
    .select({ id: documents.id, type: documents.type, number: documents.number })
    .from(documents)
    .where(and(inArray(documents.type, [...identityDocumentTypes]), isNotNull(documents.number)))
  for (const { id, type, number } of plain)
    await db
      .update(documents)
      .set(documentNumberColumns(secrets, type, number))
      .where(eq(documents.id, id))
}
