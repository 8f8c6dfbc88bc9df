import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { screen } from '../new/screen.ts'
import { root } from './repositoryFiles.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const names = [...read('apps/portal/src/app/sitemap.ts').matchAll(/^ {2}builtMain\(\s*'([\w.]+)'/gm)].map(([, name = '']) => name)
const withoutScreens = (path: string) => (path.endsWith('/mainScreens.ts') ? '\n} as const satisfies' : read(path))

it('finds pages in the sitemap', () => {
  expect(names).toContain('vehicles.list')
})

it.each(names)('a screen can be generated for %s', (name) => {
  expect(Object.keys(screen(name, withoutScreens).writes)).toHaveLength(2)
})
