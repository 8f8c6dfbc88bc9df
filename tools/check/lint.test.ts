// Plants violations into a copy of the repository and expects the linter to report each one.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root, text } from './repositoryFiles.ts'

interface Planted {
  file: string
  code: string
  /** The rule that must report it; absent for allowed code. */
  rule?: string
}

const planted: Record<string, Planted> = {
  'domain imports a network library': {
    file: 'packages/domain/src/a.ts',
    code: `export { get } from 'axios'`,
    rule: 'dependency-direction',
  },
  'domain imports another workspace package': {
    file: 'packages/domain/src/b.ts',
    code: `export { Button } from '@vehicle-partner/ui'`,
    rule: 'dependency-direction',
  },
  'domain reads the clock': { file: 'packages/domain/src/c.ts', code: `export const now = () => Date.now()`, rule: 'no-ambient-clock' },
  'domain creates the current date': {
    file: 'packages/domain/src/d.ts',
    code: `export const now = () => new Date()`,
    rule: 'no-ambient-clock',
  },
  'domain creates a date from an argument': { file: 'packages/domain/src/e.ts', code: `export const at = (iso: string) => new Date(iso)` },
  'ui imports the domain': {
    file: 'packages/ui/src/A/A.tsx',
    code: `export { canAccess } from '@vehicle-partner/domain'`,
    rule: 'dependency-direction',
  },
  'ui leaves its package by a relative path': {
    file: 'packages/ui/src/B/B.tsx',
    code: `export { canAccess } from '../../../domain/src/access.ts'`,
    rule: 'dependency-direction',
  },
  'ui imports recharts outside the charts': {
    file: 'packages/ui/src/C/C.tsx',
    code: `export { Bar } from 'recharts'`,
    rule: 'dependency-direction',
  },
  'ui imports recharts in a chart': { file: 'packages/ui/src/BarChart/BarChart.tsx', code: `export { Bar } from 'recharts'` },
  'ui imports a data-fetching library': {
    file: 'packages/ui/src/D/D.tsx',
    code: `export { useQuery } from '@tanstack/react-query'`,
    rule: 'dependency-direction',
  },
  'forms import the API client': {
    file: 'packages/forms/src/A/A.tsx',
    code: `export { createApi } from '@vehicle-partner/api'`,
    rule: 'dependency-direction',
  },
  'forms import zod instead of zod/mini': {
    file: 'packages/forms/src/B/B.tsx',
    code: `export { z } from 'zod'`,
    rule: 'dependency-direction',
  },
  'api imports react': { file: 'packages/api/src/a.ts', code: `export { createElement } from 'react'`, rule: 'dependency-direction' },
  'api imports the portal': {
    file: 'packages/api/src/b.ts',
    code: `export { sitemap } from '@vehicle-partner/portal'`,
    rule: 'dependency-direction',
  },
  'server asserts the type of an SQL expression': {
    file: 'apps/server/src/sqlExpression.ts',
    code: `import { sql } from 'drizzle-orm'\nexport const total = sql<number>\`count(*)\``,
    rule: 'no-sql-type-assertion',
  },
  'server asserts the type of the rows of a statement': {
    file: 'apps/server/src/sqlStatement.ts',
    code: `export const read = (db: { execute: <Row>(text: string) => Row }) => db.execute<{ id: string }>('select 1')`,
    rule: 'no-sql-type-assertion',
  },
  'server decodes an SQL expression': {
    file: 'apps/server/src/sqlDecoded.ts',
    code: `import { sql } from 'drizzle-orm'\nexport const total = sql\`count(*)\`.mapWith(Number)`,
  },
  'server imports the client': {
    file: 'apps/server/src/a.ts',
    code: `export { createApi } from '@vehicle-partner/api'`,
    rule: 'dependency-direction',
  },
  'server imports the mock': {
    file: 'apps/server/src/b.ts',
    code: `export { createMock } from '@vehicle-partner/api/mock'`,
    rule: 'dependency-direction',
  },
  'server imports types of the client entry': {
    file: 'apps/server/src/typeImport.ts',
    code: `export type { Vehicle } from '@vehicle-partner/api'`,
  },
  'portal imports the server entry of the API': {
    file: 'apps/portal/src/dashboard/a.ts',
    code: `export { parseInput } from '@vehicle-partner/api/server'`,
    rule: 'dependency-direction',
  },
  'server imports the contract': { file: 'apps/server/src/c.ts', code: `export { contract } from '@vehicle-partner/api/contract'` },
  'server reads the time from the database': {
    file: 'apps/server/src/d.ts',
    code: 'export const q = (sql: (s: TemplateStringsArray) => string) => sql`select now()`',
    rule: 'no-ambient-clock',
  },
  'a server test imports the conformance cases': {
    file: 'apps/server/src/e.test.ts',
    code: `export { cases } from '@vehicle-partner/api/conformance'`,
  },
  'a screen imports the mock': {
    file: 'apps/portal/src/trips/A.ts',
    code: `export const mock = () => import('@vehicle-partner/api/mock')`,
    rule: 'dependency-direction',
  },
  'a screen imports axios': { file: 'apps/portal/src/trips/B.ts', code: `export { get } from 'axios'`, rule: 'dependency-direction' },
  'a screen imports another area': {
    file: 'apps/portal/src/trips/C.ts',
    code: `export { V } from '../vehicles/VehiclesScreen.tsx'`,
    rule: 'dependency-direction',
  },
  "a screen imports another area's part": { file: 'apps/portal/src/trips/D.ts', code: `export { V } from '../vehicles/parts/Plate.tsx'` },
  'a screen imports the shell': { file: 'apps/portal/src/trips/E.ts', code: `export { V } from '../shell/MainPage.tsx'` },
  'a screen imports the app': {
    file: 'apps/portal/src/trips/K.ts',
    code: `export { sitemap } from '../app/sitemap.ts'`,
    rule: 'dependency-direction',
  },
  'a screen imports a type of the app': {
    file: 'apps/portal/src/trips/PortalTypes.ts',
    code: `export type { PortalProps } from '../app/Portal.tsx'`,
    rule: 'dependency-direction',
  },
  'the shell imports the app': {
    file: 'apps/portal/src/shell/A.ts',
    code: `export const load = () => import('../app/sitemap.ts')`,
    rule: 'dependency-direction',
  },
  'the session imports the shell': {
    file: 'apps/portal/src/session/A.ts',
    code: `export { MainPage } from '../shell/MainPage.tsx'`,
    rule: 'dependency-direction',
  },
  'the session imports the toasts': { file: 'apps/portal/src/session/B.ts', code: `export { q } from '../toasts/toastQueue.ts'` },
  'the app imports a screen': { file: 'apps/portal/src/app/B.ts', code: `export const load = () => import('../trips/A.ts')` },
  'a screen imports the story harness': {
    file: 'apps/portal/src/trips/F.ts',
    code: `export { PortalStory } from '../storyHarness/PortalStory.tsx'`,
    rule: 'dependency-direction',
  },
  'a story imports the story harness': {
    file: 'apps/portal/src/trips/G.stories.tsx',
    code: `export { PortalStory } from '../storyHarness/PortalStory.tsx'`,
  },
  'a screen has a class name': {
    file: 'apps/portal/src/trips/H.tsx',
    code: `export const H = () => <p className="x">x</p>`,
    rule: 'no-portal-styles',
  },
  'a screen has a style': {
    file: 'apps/portal/src/trips/I.tsx',
    code: `export const I = () => <p style={{ color: 'red' }}>x</p>`,
    rule: 'no-portal-styles',
  },
  'a screen has a stylesheet': { file: 'apps/portal/src/trips/J.tsx', code: `import './J.css'`, rule: 'no-portal-styles' },
  'a button has a label for a pending state that it never has': {
    file: 'apps/portal/src/trips/IdleLabel.tsx',
    code: `export const K = ({ Button }: { Button: 'button' }) => <Button pendingLabel="Saving...">Save</Button>`,
    rule: 'no-idle-pending-label',
  },
  'a button that may be pending has a label for it': {
    file: 'apps/portal/src/trips/PendingLabel.tsx',
    code: `export const L = ({ Button }: { Button: 'button' }) => <Button pending={false} pendingLabel="Saving...">Save</Button>`,
  },
  'an icon has a size that the portal does not draw': {
    file: 'apps/portal/src/trips/IconSize.tsx',
    code: `import { Bus as Icon } from 'lucide-react'\nexport const N = () => <Icon size={16} />`,
    rule: 'no-inert-icon-prop',
  },
  'an icon has a color that the portal does not draw': {
    file: 'apps/portal/src/trips/IconColor.tsx',
    code: `import { Bus } from 'lucide-react'\nexport const O = () => <Bus color="red" />`,
    rule: 'no-inert-icon-prop',
  },
  'an icon has a width, and what is no icon a size': {
    file: 'apps/portal/src/trips/IconWidth.tsx',
    code: `import { Bus } from 'lucide-react'\nexport const P = ({ Badge }: { Badge: 'input' }) => <Badge size={1} title={String(<Bus width={16} height={16} />)} />`,
  },
  'the portal reads the clock': { file: 'apps/portal/src/app/A.ts', code: `export const now = () => new Date()`, rule: 'no-ambient-clock' },
  'main creates the clock': { file: 'apps/portal/src/main.tsx', code: `export const clock = () => new Date()` },
  'code uses any': { file: 'packages/domain/src/f.ts', code: `export const f = (x: any) => x`, rule: 'no-explicit-any' },
  'code silences the compiler': { file: 'packages/domain/src/g.ts', code: `// @ts-ignore\nexport const g = 1`, rule: 'ban-ts-comment' },
  'code uses a non-null assertion': {
    file: 'packages/domain/src/h.ts',
    code: `export const h = (x?: string) => x!`,
    rule: 'no-non-null-assertion',
  },
  'an effect omits a dependency': {
    file: 'packages/ui/src/E/E.tsx',
    code: `import { useEffect } from 'react'\nexport function useTitle(title: string) {\n  useEffect(() => {\n    document.title = title\n  }, [])\n}`,
    rule: 'exhaustive-deps',
  },
  'an image has no alternative text': {
    file: 'packages/ui/src/F/F.tsx',
    code: `export const F = () => <img src="a.png" />`,
    rule: 'alt-text',
  },
  'two files import each other (one)': {
    file: 'packages/domain/src/one.ts',
    code: `import { two } from './two.ts'\nexport const one = () => two`,
    rule: 'no-cycle',
  },
  'two files import each other (two)': {
    file: 'packages/domain/src/two.ts',
    code: `import { one } from './one.ts'\nexport const two = () => one`,
    rule: 'no-cycle',
  },
  'a screen links to a written path': {
    file: 'apps/portal/src/trips/K.tsx',
    code: `export const K = () => <a href="/vehicles?view=documents">Documents</a>`,
    rule: 'no-literal-path',
  },
  'a screen puts a path together': {
    file: 'apps/portal/src/trips/L.ts',
    code: 'export const link = (id: string) => `/trips/details/${id}`',
    rule: 'no-literal-path',
  },
  'a notification has a written path': {
    file: 'apps/server/src/f.ts',
    code: `export const link = '/settings/members'`,
    rule: 'no-literal-path',
  },
  'SQL puts a path together': {
    file: 'apps/server/src/g.ts',
    code: "export const q = (sql: (s: TemplateStringsArray) => string) => sql`select '/vehicles/details/' || id as link from vehicles`",
    rule: 'no-literal-path',
  },
  'demo data has a written path': {
    file: 'packages/api/src/c.ts',
    code: `export const link = '/earnings/past-payout'`,
    rule: 'no-literal-path',
  },
  'a screen builds its link': {
    file: 'apps/portal/src/trips/M.ts',
    code: `import { paths } from '@vehicle-partner/domain'\nexport const link = paths.trips({ group: 'active' })`,
  },
  'the contract writes the path of a call': { file: 'packages/api/src/d.ts', code: `export const path = '/v1/trips/:id'` },
  'a test says which address is expected': { file: 'apps/portal/src/trips/N.test.ts', code: `export const address = '/trips?page=2'` },
}

interface Problem {
  filename: string
  code: string
}
const copy = mkdtempSync(join(tmpdir(), 'codebase-'))
let problems: readonly Problem[] = []

beforeAll(() => {
  cpSync(join(root, 'tools/lint'), join(copy, 'tools/lint'), { recursive: true })
  // The rule about paths takes them from the map itself.
  cpSync(join(root, 'packages/domain/src'), join(copy, 'packages/domain/src'), { recursive: true })
  // The rules under test need no types, and the copy has no installed dependencies.
  writeFileSync(join(copy, '.oxlintrc.json'), text('.oxlintrc.json').replace('"typeAware": true, "typeCheck": true', '"typeAware": false'))
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
