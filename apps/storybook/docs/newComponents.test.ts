import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ComponentDocs } from '../../../packages/ui/src/componentDocs.ts'
import uiPackage from '../../../packages/ui/package.json' with { type: 'json' }
import { listComponents } from '../.storybook/catalog.ts'
import { withoutPairs } from './withoutPairs.ts'

const root = join(import.meta.dirname, '../../..')
const readAll = (glob: string) =>
  globSync(glob, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

test('every component has examples of good and bad use', () => {
  const tables = readAll('apps/storybook/docs/*{Pairs,pairTable}.tsx')
  const without = listComponents().filter(({ name }) => !withoutPairs.test(name) && !tables.includes(`\n  ${name}: [`))
  expect(without.map(({ name }) => name)).toEqual([])
})

test('a component that waits for the next version does not claim the released one', async () => {
  const waiting = new Set([...readAll('.changeset/*.md').matchAll(/^(\w+): new\b/gm)].map(([, name]) => name))
  const wrong = await Promise.all(
    listComponents()
      .filter(({ name }) => waiting.has(name))
      .map(async ({ name, docsFile }) => {
        const { docs } = (await import(join(root, docsFile))) as { docs: ComponentDocs }
        return docs.since === undefined || docs.since === uiPackage.version ? [name] : []
      }),
  )
  expect(wrong.flat()).toEqual([])
})

test('what a page imports is offered by the package, and its source is there', async () => {
  const exported = [...readAll('packages/ui/src/{index,charts,illustrations}.ts').matchAll(/^export \{([^}]*)\}/gm)].flatMap(
    ([, names = '']) => names.split(',').map((each) => each.trim()),
  )
  const wrong = await Promise.all(
    listComponents().map(async ({ name, source, docsFile }) => {
      const { docs } = (await import(join(root, docsFile))) as { docs: ComponentDocs }
      const missing = (docs.imports ?? [name]).filter((each) => !exported.includes(each))
      return existsSync(join(root, source)) ? missing : [...missing, source]
    }),
  )
  expect(wrong.flat()).toEqual([])
})

test('the hook that confirms has a page with import, status and bytes', () =>
  expect(listComponents()).toContainEqual(expect.objectContaining({ name: 'ConfirmDialogProvider', title: 'UI/Overlays/useConfirm' })))
