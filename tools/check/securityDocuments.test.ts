import { describe, expect, it } from 'vitest'
import { files, text } from './repositoryFiles.ts'

const documents = ['docs/security.md', 'docs/security-asvs.md']
const known = new Set(files.map((file) => file.split('/').at(-1)))

describe.each(documents)('%s', (document) => {
  it('names tests that exist', () => {
    const named = [...text(document).matchAll(/`([\w.-]+\.(?:test|conformance|e2e)\.tsx?)`/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})

it('every requirement of the ASVS that is not met is explained', () => {
  const [, summary = '', tables = ''] = /## What is not met\n([\s\S]*?)\n## V1 ([\s\S]*)/.exec(text('docs/security-asvs.md')) ?? []
  const numbersOf = (line: string) => line.match(/\d+\.\d+\.\d+/g) ?? []
  const rows = tables.split('\n').filter((line) => line.includes('| **not met** |'))
  expect(rows.length).toBeGreaterThan(0)
  const explained = new Set(numbersOf(summary))
  expect(rows.flatMap((line) => numbersOf(line.split('|')[1] ?? '')).filter((number) => !explained.has(number))).toEqual([])
})
