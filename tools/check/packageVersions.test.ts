import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, manifests, published, root, text } from './repositoryFiles.ts'

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/

describe('versions', () => {
  it('are exact in the catalog, and ranges where a published package depends on them', () => {
    const block = /^catalog:\n((?: {2}.*\n)+)/m.exec(text('pnpm-workspace.yaml'))?.[1] ?? ''
    const pins = block
      .trimEnd()
      .split('\n')
      .map((line) => line.trim())
    expect(pins.length).toBeGreaterThan(20)
    const shipped = new Set(published.flatMap(({ dependencies = {} }) => Object.keys(dependencies)))
    const wrong = pins.filter((pin) => {
      const [name = '', version = ''] = pin.replaceAll("'", '').split(': ')
      return shipped.has(name) ? !exact.test(version.replace(/^\^/, '')) || !version.startsWith('^') : !exact.test(version)
    })
    expect(wrong).toEqual([])
  })

  it.each(manifests)(
    'of the dependencies of $name come from the catalog or the workspace',
    ({ name, dependencies = {}, devDependencies = {} }) => {
      const ours = published.some((each) => each.name === name) ? 'workspace:^' : 'workspace:*'
      const unpinned = [
        ...Object.entries(dependencies).filter(([, range]) => range !== 'catalog:' && range !== ours),
        ...Object.entries(devDependencies).filter(([, range]) => range !== 'catalog:' && range !== 'workspace:*'),
      ]
      expect(unpinned).toEqual([])
    },
  )

  it('of Node and pnpm are exact', () => {
    expect(text('.node-version').trim()).toMatch(exact)
    expect((JSON.parse(text('package.json')) as { packageManager: string }).packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/)
  })
})

describe('the package source', () => {
  it('is not named in any file', () => {
    const host = new RegExp(['regis', 'try\\.[a-z0-9-]+\\.[a-z]{2,}|\\bregis', 'try=[^{]|npm', 'mirror|arti', 'factory'].join(''), 'i')
    const readable = files.filter((file) => /\.(tsx?|m?js|json|md|mdx|ya?ml|html|sh|npmrc)$|\.npmrc$|\.ci\//.test(file))
    expect(readable.filter((file) => host.test(text(file)))).toEqual([])
  })

  it('is not written into the lockfile', () => {
    expect(text('pnpm-lock.yaml')).not.toMatch(/^\s+tarball:|https?:\/\//m)
  })
})

/** Packages named by a pending changeset. */
const withChangeset = new Set(
  files
    .filter((file) => /^\.changeset\/.+\.md$/.test(file) && !file.endsWith('README.md'))
    .flatMap((file) => [...text(file).matchAll(/^['"]?(@[\w-]+\/[\w-]+)['"]?:\s*(?:patch|minor|major)\s*$/gm)].map((found) => found[1])),
)

/** Files that differ from the main branch; empty without a history to compare with, or on the main branch. */
function changed(): string[] {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  for (const branch of ['origin/main', 'main']) {
    const base = git('merge-base', branch, 'HEAD')
    if (base.status === 0) return git('diff', '--name-only', base.stdout.trim()).stdout.split('\n')
  }
  return []
}

describe('changesets', () => {
  it.each(published)('announce $name before its first release', ({ folder, name }) => {
    expect(withChangeset.has(name) || existsSync(join(root, folder, 'CHANGELOG.md'))).toBe(true)
  })

  it('announce every published package that this branch changes', () => {
    const ships = (file: string) => /\/src\//.test(file) && !/\.(test|test-d|stories)\.tsx?$/.test(file)
    const changedFiles = changed().filter(ships)
    const missing = published.filter(
      ({ folder, name }) => changedFiles.some((file) => file.startsWith(`${folder}/`)) && !withChangeset.has(name),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})
