import { findSearchPages } from '@vehicle-partner/domain'
import { searchLimit, type SearchHit } from './search.contract.ts'

/** The matching pages that these roles may open. */
export const findPages = (roles: readonly string[], search: string): SearchHit[] =>
  findSearchPages(roles, search)
    .slice(0, searchLimit)
    .map(({ label, link }) => ({ id: link, label, sub: null, link }))
