import { foldText } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import { escapeLikePattern } from '../db/likePattern.ts'

/** Whether a column of `searchableText` contains the search text. Plates and numbers also match without hyphens and spaces. */
export function containsText(column: SQL, search: string): SQL {
  const plain = foldText(search)
  const tight = plain.replace(/[ -]/g, '')
  const like = (text: string) => sql`${column} like ${`%${escapeLikePattern(text)}%`}`
  return tight === plain || tight === '' || !/\d/.test(plain) ? like(plain) : sql`(${like(plain)} or ${like(tight)})`
}
