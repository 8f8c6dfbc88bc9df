import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The repository's root. */
export const root = join(import.meta.dirname, '../..')

const generated = new Set(['node_modules', 'dist', '.turbo', '.data', 'storybook-static', 'coverage', '.git'])

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    // Test reports are at the root of a workspace; inside `src` a `reports` folder is source code.
    if (generated.has(entry.name) || (entry.name === 'reports' && !folder.includes('/src'))) return []
    return entry.isDirectory() ? walk(path) : entry.isFile() ? [path] : []
  })
}

/** Every file that is not generated, as paths from the root; works with and without git. */
export const files: readonly string[] = walk('')

/** Source files of packages and apps, including stories and tests. */
export const sources = files.filter((file) => /^(packages|apps)\/[^/]+\/(src|e2e|foundations|\.storybook)\/.*\.(ts|tsx)$/.test(file))

/** The text of a file, by its path from the root. */
export const text = (file: string): string => readFileSync(join(root, file), 'utf8')

/** A package.json of the workspace. */
export interface Manifest {
  folder: string
  name: string
  version: string
  private?: boolean
  scripts?: Record<string, string>
  exports?: Record<string, string | Record<string, string>>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** All workspaces and the root. */
export const manifests: readonly Manifest[] = files
  .filter((file) => /^((packages|apps)\/[^/]+\/)?package\.json$/.test(file))
  .map((file) => ({ ...(JSON.parse(text(file)) as Manifest), folder: file.replace(/\/?package\.json$/, '') }))

/** The packages that are published. */
export const published = manifests.filter((manifest) => manifest.private !== true)
