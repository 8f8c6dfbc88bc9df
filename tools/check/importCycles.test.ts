import { describe, expect, test } from 'vitest'
import { createImportGraph, findCycles, listRuntimeImports } from './importCycles.ts'
import { sources, text } from './repositoryFiles.ts'

const findCyclesIn = (files: Readonly<Record<string, string>>) =>
  findCycles(createImportGraph(Object.keys(files), (file) => files[file] ?? '')).map((cycle) => cycle.toSorted())

describe('import cycles', () => {
  test('no package or app has one', () => {
    expect(sources.length).toBeGreaterThan(1000)
    expect(findCycles(createImportGraph(sources, text))).toEqual([])
  })

  test('a cycle through a dynamic import is found', () => {
    expect(
      findCyclesIn({
        'app/sitemap.ts': `export const load = () => import('../trips/TripsScreen.tsx')`,
        'trips/TripsScreen.tsx': `import { useCanOpen } from '../app/useCanOpen.ts'\nexport const TripsScreen = () => <p>{useCanOpen()}</p>`,
        'app/useCanOpen.ts': `export { load as useCanOpen } from './sitemap.ts'`,
        'app/main.ts': `import './sitemap.ts'`,
      }),
    ).toEqual([['app/sitemap.ts', 'app/useCanOpen.ts', 'trips/TripsScreen.tsx']])
  })

  test('a cycle of types is none', () => {
    expect(
      findCyclesIn({
        'a.ts': `import type { B } from './b.ts'\nimport { type C } from './b.ts'\nexport type A = B | C`,
        'b.ts': `import { a } from './a.ts'\nexport type B = typeof a\nexport type { A as C } from './a.ts'`,
      }),
    ).toEqual([])
  })

  test('distinguishes type, static and dynamic imports', () => {
    expect(
      listRuntimeImports(
        `
        import type { A } from './a.ts'
        import { type B } from './b.ts'
        import { type C, c } from './c.ts'
        import './d.ts'
        export * from './e.ts'
        export { type F } from './f.ts'
        type G = import('./g.ts').G
        const load = () => import('./h.ts')
      `,
        'ts',
      ),
    ).toEqual(['./c.ts', './d.ts', './e.ts', './h.ts'])
  })
})
