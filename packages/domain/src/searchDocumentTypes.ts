import { documentOwnerTypes, documentTypes } from './documentTypes.ts'
import { matchesSearch } from './textSearch.ts'

/** The codes of the document types whose label contains a searched text. */
export const searchDocumentTypes = (search: string): string[] =>
  documentOwnerTypes.flatMap((owner) => documentTypes[owner].filter(({ label }) => matchesSearch(search, [label])).map(({ code }) => code))
