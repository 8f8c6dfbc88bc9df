import { expect, test } from 'vitest'
import { searchDocumentTypes } from './searchDocumentTypes.ts'

test.each([
  ['INSURANCE', ['insurance']],
  ['lasdri', ['lasdri_card']],
  ['no such document', []],
])('%s is in the labels of %j', (search, types) => expect(searchDocumentTypes(search)).toEqual(types))
