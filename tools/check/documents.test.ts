import { describe, expect, it } from 'vitest'
import { files, text } from './repositoryFiles.ts'

const documents = files.filter((file) => /^docs\/[^/]+\.md$/.test(file))
/** The files that a document means by a name or by the end of a path. */
const findFiles = (name: string) => files.filter((file) => `/${file}`.endsWith(`/${name}`))

describe.each(documents)('%s', (document) => {
  it('names tests and stories that exist', () => {
    const named = [...text(document).matchAll(/`([\w./-]+\.(?:test|conformance|e2e|stories)\.tsx?)`/g)].map(([, name = '']) => name)
    expect(named.filter((name) => findFiles(name).length === 0)).toEqual([])
  })

  it('names stories that their files export', () => {
    const named = [...text(document).matchAll(/`([\w./-]+\.stories\.tsx)`: ([A-Z]\w+(?:, [A-Z]\w+)*)/g)].flatMap(
      ([, file = '', stories = '']) => stories.split(', ').map((story) => ({ file, story })),
    )
    const isExported = ({ file, story }: (typeof named)[number]) =>
      findFiles(file).some((path) => new RegExp(`^export const ${story}\\b`, 'm').test(text(path)))
    expect(named.filter((each) => !isExported(each))).toEqual([])
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
