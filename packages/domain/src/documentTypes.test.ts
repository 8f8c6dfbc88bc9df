import { expect, test } from 'vitest'
import { documentTypes, isIdentityDocument } from './documentTypes.ts'

test('documents with the number of a person’s identity', () => {
  const identities = Object.values(documentTypes)
    .flat()
    .filter(({ code }) => isIdentityDocument(code))
  expect(identities.map(({ code, numberLabel }) => [code, numberLabel])).toEqual([
    ['nin_slip', 'NIN'],
    ['director_id', 'Document number'],
  ])
})
