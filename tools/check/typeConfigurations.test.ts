import { dirname, join, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { files, text } from './repositoryFiles.ts'

interface Configuration {
  include?: readonly string[]
  exclude?: readonly string[]
  references?: readonly { path: string }[]
}
const read = (file: string): Configuration => JSON.parse(text(file)) as Configuration

/** Whether a configuration, or one that it refers to, contains the file. */
function contains(configuration: string, file: string): boolean {
  const { include = [], exclude = [], references = [] } = read(configuration)
  const folder = dirname(configuration)
  const matches = (pattern: string) => {
    const path = join(folder, pattern)
    return matchesGlob(file, path) || file.startsWith(path === '.' ? '' : `${path}/`)
  }
  if (include.some(matches) && !exclude.some(matches)) return true
  return references.some(({ path }) => contains(join(folder, path.endsWith('.json') ? path : `${path}/tsconfig.json`), file))
}

/** The configuration that the linter and editors take for a file: the nearest one above it. */
function findConfiguration(file: string): string {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
    if (files.includes(`${folder}/tsconfig.json`)) return `${folder}/tsconfig.json`
  return 'none'
}

it('every TypeScript file belongs to the nearest configuration; another file would be checked without our strict options', () => {
  const checked = files.filter((file) => /\.(m?ts|tsx)$/.test(file) && !file.startsWith('tools/release/consumers/'))
  const left = checked.filter((file) => {
    const configuration = findConfiguration(file)
    return configuration === 'none' || !contains(configuration, file)
  })
  expect(left).toEqual([])
})
