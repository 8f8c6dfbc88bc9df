// Which room may import what. The linter asks this table for every import, so a wrong arrow is red in the editor.

/** What one room of the house may import besides its own files. */
interface Room {
  /** Entries of our own packages. */
  readonly ours: readonly RegExp[]
  /** Packages of others; `undefined` means: whatever its package.json declares, except `closed`. */
  readonly theirs?: readonly RegExp[]
  readonly closed?: readonly RegExp[]
}

const exactly = (...names: string[]) => new RegExp(`^(${names.join('|')})$`)
const scope = '@vehicle-partner'
const react = /^react(-dom)?(\/|$)/

const rooms: Record<string, Room> = {
  'packages/domain': { ours: [], theirs: [] },
  'packages/ui': {
    ours: [],
    theirs: [react, exactly('radix-ui', 'class-variance-authority'), /^@vanilla-extract\//],
  },
  'packages/forms': {
    ours: [exactly(`${scope}/ui(/.+)?`, `${scope}/domain(/phone)?`)],
    theirs: [react, exactly('react-hook-form', 'lucide-react'), /^@hookform\/resolvers\//, /^zod\/(mini|v4\/core)$/],
  },
  'packages/api': {
    ours: [exactly(`${scope}/domain(/phone)?`)],
    theirs: [exactly('axios', 'socket.io-client'), /^msw(\/node)?$/, /^zod\/(mini|v4\/core)$/],
  },
  'apps/portal': {
    ours: [exactly(`${scope}/(ui|forms|api)(/.+)?`, `${scope}/domain(/phone)?`)],
    closed: [exactly('axios', 'recharts', 'socket.io-client'), /^radix-ui/, /^@vanilla-extract\//],
  },
  'apps/server': {
    ours: [exactly(`${scope}/api/contract`, `${scope}/api/openapi`, `${scope}/domain(/phone)?`)],
    closed: [react, exactly('axios', 'react-hook-form'), /^@tanstack\//],
  },
  'apps/storybook': { ours: [/./] },
}

/** Doors that stand open for some files only. */
const extra: readonly { readonly files: RegExp; readonly imports: RegExp; readonly typesOnly?: boolean }[] = [
  { files: /^packages\/domain\/src\/phone\.ts$/, imports: /^libphonenumber-js/ },
  { files: /^packages\/api\/src\/openapi\.test\.ts$/, imports: /^@seriousme\/openapi-schema-validator$/ },
  { files: /^packages\/ui\/src\/(Phone\w+|private\/phone)\//, imports: /^libphonenumber-js/ },
  { files: /^packages\/ui\/src\/private\/icons\.ts$/, imports: /^lucide$/ },
  { files: /^packages\/ui\/src\/samples\.tsx$/, imports: /^lucide-react$/ },
  { files: /^packages\/ui\/src\/(charts\.ts$|\w*Chart\w*\/|private\/charts?\/)/, imports: /^recharts$/ },
  { files: /^packages\/ui\/src\/brandCli\.ts$/, imports: /^node:/ },
  { files: /^packages\/api\/src\/query\.ts$/, imports: /^@tanstack\/react-query$/ },
  { files: /^packages\/api\/src\/realtime\/(hooks|cache)(\.test)?\.ts$/, imports: /^(react|@tanstack\/react-query)$/ },
  { files: /^packages\/api\//, imports: /^@tanstack\/react-query$/, typesOnly: true },
  { files: /^packages\/api\/src\/(.*\/)?[\w.]*conformance(\.\w+)?\.ts$/, imports: /^vitest$/ },
  { files: /^apps\/portal\/src\/stage\//, imports: new RegExp(`^(storybook|@storybook/|${scope}/api/mock)`) },
  { files: /^apps\/server\/src\/telemetry\/\w+\.test\.ts$/, imports: new RegExp(`^${scope}/api(/realtime)?$`) },
  { files: /^apps\/server\/src\/(.*\/)?seed/, imports: new RegExp(`^${scope}/api/mock$`) },
]

const proof = /\.(test|test-d|stories|e2e|bench)\.tsx?$|\/private\/stories\/|\/e2e\/|^packages\/[^/]+\/test\//
const tools =
  /^(vitest|storybook|fast-check|axe-core|jsdom|playwright|pg|lucide-react|@storybook\/|@testing-library\/|@electric-sql\/)|^zod(\/|$)|^react|^socket\.io-client$/
const mockDoors = new RegExp(`^${scope}/api/(mock|conformance)$`)
const everywhereOpen = new Set(['app', 'shell'])

/**
 * Says why a file may not import something, or nothing when it may.
 * `file` and `target` are paths from the root of the repository; `target` is absent for a package.
 */
export function refusal(file: string, specifier: string, target: string | undefined, typesOnly: boolean): string | undefined {
  const room = Object.keys(rooms).find((name) => file.startsWith(`${name}/`))
  if (room === undefined || !file.startsWith(`${room}/src/`)) return undefined
  return target === undefined ? packageRefusal(room, file, specifier, typesOnly) : pathRefusal(room, file, target)
}

function packageRefusal(room: string, file: string, specifier: string, typesOnly: boolean): string | undefined {
  const { ours, theirs, closed } = rooms[room] ?? { ours: [] }
  const mock = room === 'apps/portal' && mockDoors.test(specifier)
  if (extra.some((door) => door.files.test(file) && door.imports.test(specifier) && (typesOnly || door.typesOnly !== true)))
    return undefined
  // A test may stand outside and look at the package as others do.
  const own = `${scope}/${room.split('/')[1]}`
  if (specifier === own || specifier.startsWith(`${own}/`))
    return proof.test(file) ? undefined : `${room} imports itself by name; use a relative path`
  if (proof.test(file) && (tools.test(specifier) || mockDoors.test(specifier) || specifier.startsWith('node:'))) return undefined
  if (mock) return 'the mock is for stories, tests and the stage; in a screen it would reach the production bundle'
  if (specifier.startsWith(`${scope}/`))
    return ours.some((name) => name.test(specifier)) ? undefined : `${room} may not import ${specifier}`
  if (closed?.some((name) => name.test(specifier))) return `${room} may not import ${specifier}`
  if (theirs !== undefined && !theirs.some((name) => name.test(specifier))) return `${room} may not import ${specifier}`
  return undefined
}

function pathRefusal(room: string, file: string, target: string): string | undefined {
  if (!target.startsWith(`${room}/`)) return `a path leads out of ${room}; import the package by its name`
  if (room !== 'apps/portal') return undefined
  const area = areaOf(file)
  const other = areaOf(target)
  if (other === 'stage' && area !== 'stage' && !proof.test(file)) return 'the stage is for stories and tests only'
  if (area === undefined || other === undefined || area === other || area === 'app' || area === 'stage') return undefined
  if (everywhereOpen.has(other) || proof.test(file)) return undefined
  const parts = target.startsWith(`apps/portal/src/${other}/parts/`)
  return parts ? undefined : `${area} may import app/, shell/ and another area's parts/, not the rest of ${other}`
}

/** The folder directly under the portal's `src`; a file that stands in `src` itself belongs to no area. */
function areaOf(path: string): string | undefined {
  const [area, rest] = path.slice('apps/portal/src/'.length).split('/')
  return rest === undefined ? undefined : area
}
