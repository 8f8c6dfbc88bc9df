// Plants violations into a copy of the house and sees the linter find each one: a rule that nobody can break is not a rule.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root, text } from './files.ts'

interface Planted {
  file: string
  code: string
  /** The rule that must speak; nothing for code that is allowed. */
  rule?: string
}

const planted: Record<string, Planted> = {
  'domain asks the network': { file: 'packages/domain/src/a.ts', code: `export { get } from 'axios'`, rule: 'one-way' },
  'domain knows another package of ours': {
    file: 'packages/domain/src/b.ts',
    code: `export { Button } from '@vehicle-partner/ui'`,
    rule: 'one-way',
  },
  'domain reads the clock': { file: 'packages/domain/src/c.ts', code: `export const now = () => Date.now()`, rule: 'no-clock' },
  'domain makes a date of now': { file: 'packages/domain/src/d.ts', code: `export const now = () => new Date()`, rule: 'no-clock' },
  'domain makes a date of something given': { file: 'packages/domain/src/e.ts', code: `export const at = (iso: string) => new Date(iso)` },
  'ui knows the product': { file: 'packages/ui/src/A/A.tsx', code: `export { canEnter } from '@vehicle-partner/domain'`, rule: 'one-way' },
  'ui leaves its room by a path': {
    file: 'packages/ui/src/B/B.tsx',
    code: `export { canEnter } from '../../../domain/src/access.ts'`,
    rule: 'one-way',
  },
  'ui draws charts at its front door': { file: 'packages/ui/src/C/C.tsx', code: `export { Bar } from 'recharts'`, rule: 'one-way' },
  'ui draws charts behind their own door': { file: 'packages/ui/src/BarChart/BarChart.tsx', code: `export { Bar } from 'recharts'` },
  'ui fetches': { file: 'packages/ui/src/D/D.tsx', code: `export { useQuery } from '@tanstack/react-query'`, rule: 'one-way' },
  'forms know the network': {
    file: 'packages/forms/src/A/A.tsx',
    code: `export { createApi } from '@vehicle-partner/api'`,
    rule: 'one-way',
  },
  'forms take the large zod': { file: 'packages/forms/src/B/B.tsx', code: `export { z } from 'zod'`, rule: 'one-way' },
  'api draws': { file: 'packages/api/src/a.ts', code: `export { createElement } from 'react'`, rule: 'one-way' },
  'api knows the portal': { file: 'packages/api/src/b.ts', code: `export { sitemap } from '@vehicle-partner/portal'`, rule: 'one-way' },
  'server takes the client': { file: 'apps/server/src/a.ts', code: `export { createApi } from '@vehicle-partner/api'`, rule: 'one-way' },
  'server takes the mock': {
    file: 'apps/server/src/b.ts',
    code: `export { createMock } from '@vehicle-partner/api/mock'`,
    rule: 'one-way',
  },
  'server takes the contract': { file: 'apps/server/src/c.ts', code: `export { contract } from '@vehicle-partner/api/contract'` },
  'server asks the database for the time': {
    file: 'apps/server/src/d.ts',
    code: 'export const q = (sql: (s: TemplateStringsArray) => string) => sql`select now()`',
    rule: 'no-clock',
  },
  'a test of the server runs the conformance cases': {
    file: 'apps/server/src/e.test.ts',
    code: `export { cases } from '@vehicle-partner/api/conformance'`,
  },
  'a screen loads the mock': {
    file: 'apps/portal/src/trips/A.ts',
    code: `export const mock = () => import('@vehicle-partner/api/mock')`,
    rule: 'one-way',
  },
  'a screen fetches past the contract': { file: 'apps/portal/src/trips/B.ts', code: `export { get } from 'axios'`, rule: 'one-way' },
  'a screen reaches into another area': {
    file: 'apps/portal/src/trips/C.ts',
    code: `export { V } from '../vehicles/VehiclesScreen.tsx'`,
    rule: 'one-way',
  },
  "a screen takes another area's part": { file: 'apps/portal/src/trips/D.ts', code: `export { V } from '../vehicles/parts/Plate.tsx'` },
  'a screen takes the shell': { file: 'apps/portal/src/trips/E.ts', code: `export { V } from '../shell/MainArea.tsx'` },
  'a screen takes the stage': { file: 'apps/portal/src/trips/F.ts', code: `export { Stage } from '../stage/Stage.tsx'`, rule: 'one-way' },
  'a story takes the stage': { file: 'apps/portal/src/trips/G.stories.tsx', code: `export { Stage } from '../stage/Stage.tsx'` },
  'a screen has a class name': {
    file: 'apps/portal/src/trips/H.tsx',
    code: `export const H = () => <p className="x">x</p>`,
    rule: 'no-look',
  },
  'a screen has a style': {
    file: 'apps/portal/src/trips/I.tsx',
    code: `export const I = () => <p style={{ color: 'red' }}>x</p>`,
    rule: 'no-look',
  },
  'a screen has a stylesheet': { file: 'apps/portal/src/trips/J.tsx', code: `import './J.css'`, rule: 'no-look' },
  'the portal reads the clock': { file: 'apps/portal/src/app/A.ts', code: `export const now = () => new Date()`, rule: 'no-clock' },
  'main makes the clock': { file: 'apps/portal/src/main.tsx', code: `export const clock = () => new Date()` },
  'somebody writes any': { file: 'packages/domain/src/f.ts', code: `export const f = (x: any) => x`, rule: 'no-explicit-any' },
  'somebody silences the compiler': { file: 'packages/domain/src/g.ts', code: `// @ts-ignore\nexport const g = 1`, rule: 'ban-ts-comment' },
  'somebody swears that it is there': {
    file: 'packages/domain/src/h.ts',
    code: `export const h = (x?: string) => x!`,
    rule: 'no-non-null-assertion',
  },
  'an effect forgets what it depends on': {
    file: 'packages/ui/src/E/E.tsx',
    code: `import { useEffect } from 'react'\nexport function useTitle(title: string) {\n  useEffect(() => {\n    document.title = title\n  }, [])\n}`,
    rule: 'exhaustive-deps',
  },
  'a picture has no words': { file: 'packages/ui/src/F/F.tsx', code: `export const F = () => <img src="a.png" />`, rule: 'alt-text' },
  'two files need each other (one)': {
    file: 'packages/domain/src/one.ts',
    code: `import { two } from './two.ts'\nexport const one = () => two`,
    rule: 'no-cycle',
  },
  'two files need each other (two)': {
    file: 'packages/domain/src/two.ts',
    code: `import { one } from './one.ts'\nexport const two = () => one`,
    rule: 'no-cycle',
  },
}

interface Problem {
  filename: string
  code: string
}
const copy = mkdtempSync(join(tmpdir(), 'house-'))
let problems: readonly Problem[] = []

beforeAll(() => {
  cpSync(join(root, 'tools/lint'), join(copy, 'tools/lint'), { recursive: true })
  // The rules under test need no types, and the copy has no dependencies to take types from.
  writeFileSync(join(copy, '.oxlintrc.json'), text('.oxlintrc.json').replace('"typeAware": true', '"typeAware": false'))
  for (const { file, code } of Object.values(planted)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), `${code}\n`)
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json', 'packages', 'apps'], { cwd: copy, encoding: 'utf8' })
  problems = (JSON.parse(stdout) as { diagnostics: Problem[] }).diagnostics
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the linter', () => {
  it.each(Object.entries(planted))('%s', (_, { file, rule }) => {
    const found = problems.filter(({ filename }) => filename === file).map(({ code }) => /\((.+)\)/.exec(code)?.[1])
    expect(found).toEqual(rule === undefined ? [] : [rule])
  })
})
