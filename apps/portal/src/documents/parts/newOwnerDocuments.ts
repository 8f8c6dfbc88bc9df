import { findDocumentType, isIdentityDocument, requiredDocumentTypes, type DocumentContext } from '@vehicle-partner/domain'
import type { DocumentValues } from '@vehicle-partner/forms'
import * as z from 'zod/mini'

/** A document that waits until its owner exists. */
export interface NewDocument {
  label: string
  values: DocumentValues
  /** The number of an identity document was entered before a reload: it is not kept. */
  lacksNumber: boolean
}

const text = z.nullable(z.string())
const KeptDocuments = z.array(
  z.object({
    label: z.string(),
    values: z.object({
      type: z.string(),
      number: text,
      issuer: text,
      issue_date: text,
      expiry_date: text,
      files: z.array(z.object({ Location: z.string() })),
    }),
    lacksNumber: z.boolean(),
  }),
)

const Kept = z.object({ documents: KeptDocuments, drafts: z.record(z.string(), z.string()) })

/** What this device keeps of documents: those that were added, and by type what was entered of those that were not. */
interface KeptNewDocuments {
  documents: readonly NewDocument[]
  drafts: Readonly<Record<string, string>>
}

/** What was kept, unless another version of the program has kept it. */
export const parseKeptDocuments = (kept: unknown): KeptNewDocuments => Kept.safeParse(kept).data ?? { documents: [], drafts: {} }

/** What may be kept of a document: files by their reference on the server, and no number of an identity document. */
export function toKeptDocument({ label, values, lacksNumber }: NewDocument): NewDocument {
  const dropsNumber = isIdentityDocument(values.type) && values.number !== null
  return {
    label,
    values: dropsNumber ? { ...values, number: null } : values,
    lacksNumber: lacksNumber || dropsNumber,
  }
}

/** Labels of the required documents that were not added, of an owner in a city, and of an ownership. */
export const listMissingDocuments = (owner: 'vehicle' | 'driver', context: DocumentContext, added: readonly NewDocument[]): string[] =>
  requiredDocumentTypes(owner, context)
    .filter((code) => !added.some(({ values }) => values.type === code))
    .map((code) => findDocumentType(owner, code)?.label ?? code)
