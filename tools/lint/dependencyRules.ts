// Which package may import what. The linter checks every import against this table, so a violation is marked in the editor.

/** What a package may import besides its own files. */
interface PackageRules {
  /** Entries of our own packages. */
  readonly internal: readonly RegExp[]
  /** Third-party packages; `undefined` allows whatever its package.json declares, except `forbidden`. */
  readonly external?: readonly RegExp[]
  readonly forbidden?: readonly RegExp[]
}

const exactly = (...names: string[]) => new RegExp(`^(${names.join('|')})$`)
const scope = '@vehicle-partner'
const react = /^react(-dom)?(\/|$)/

const packageRules: Record<string, PackageRules> = {
  'packages/domain': { internal: [], external: [] },
  'packages/ui': {
    internal: [],
    external: [react, exactly('radix-ui', 'radix-ui/internal', 'class-variance-authority'), /^@vanilla-extract\//],
  },
  'packages/forms': {
    internal: [exactly(`${scope}/ui(/.+)?`, `${scope}/domain(/(phone|entities))?`)],
    external: [react, exactly('react-hook-form'), /^@hookform\/resolvers\//, /^zod\/(mini|v4\/core)$/],
  },
  'packages/api': {
    internal: [exactly(`${scope}/domain(/(phone|entities))?`)],
    external: [exactly('axios', 'socket.io-client'), /^msw(\/node)?$/, /^zod\/(mini|v4\/core)$/],
  },
  'apps/portal': {
    // What a server needs would only add weight to the browser.
    internal: [new RegExp(`^${scope}/(ui|forms|api(?!/server$))(/.+)?$`), exactly(`${scope}/domain(/(phone|entities))?`)],
    forbidden: [exactly('axios', 'recharts', 'socket.io-client'), /^radix-ui/, /^@vanilla-extract\//],
  },
  'apps/driver-roster': { internal: [new RegExp(`^${scope}/(ui|forms|api(?!/server$))(/.+)?$`)] },
  'apps/server': {
    internal: [exactly(`${scope}/api/(contract|server|openapi)`, `${scope}/domain(/(phone|message-phone|entities))?`)],
    forbidden: [react, exactly('axios', 'react-hook-form'), /^@tanstack\//],
  },
  'apps/storybook': { internal: [/./] },
}

/** Imports allowed in some files only. */
const exceptions: readonly { readonly files: RegExp; readonly imports: RegExp; readonly typesOnly?: boolean }[] = [
  { files: /^packages\/domain\/src\/(phone|messagePhone)\.ts$/, imports: /^libphonenumber-js/ },
  { files: /^packages\/domain\/src\/entities\//, imports: /^zod\/mini$/ },
  { files: /^packages\/forms\/src\/formServerParity\.test\.ts$/, imports: new RegExp(`^${scope}/api/(contract|server)$`) },
  { files: /^packages\/api\/src\/openapi\.test\.ts$/, imports: /^@seriousme\/openapi-schema-validator$/ },
  { files: /^packages\/ui\/src\/(Phone\w+|private\/phone)\//, imports: /^libphonenumber-js/ },
  { files: /^packages\/ui\/src\/componentSamples\.tsx$/, imports: /^lucide-react$/ },
  { files: /^packages\/ui\/src\/(charts\.ts$|\w*Chart\w*\/|private\/charts?\/)/, imports: /^recharts$/ },
  { files: /^packages\/ui\/src\/brandCli\.ts$/, imports: /^node:/ },
  { files: /^packages\/api\/src\/queryClient\.ts$/, imports: /^@tanstack\/react-query$/ },
  { files: /^packages\/api\/src\/realtime\/(realtimeHooks|invalidateOnEvents)(\.test)?\.ts$/, imports: /^(react|@tanstack\/react-query)$/ },
  { files: /^packages\/api\//, imports: /^@tanstack\/react-query$/, typesOnly: true },
  { files: /^packages\/api\/src\/(.*\/)?[\w.]*conformance(\.\w+)?\.ts$/, imports: /^vitest$/ },
  { files: /^apps\/portal\/src\/storyHarness\//, imports: new RegExp(`^(storybook|@storybook/|${scope}/api/(mock|server))`) },
  { files: /^apps\/server\/src\//, imports: new RegExp(`^${scope}/api$`), typesOnly: true },
  { files: /^apps\/server\/src\/telemetry\/\w+\.test\.ts$/, imports: new RegExp(`^${scope}/api(/realtime)?$`) },
  { files: /^apps\/server\/src\/(.*\/)?seed/, imports: new RegExp(`^${scope}/api/mock$`) },
]

const testFile = /\.(test|test-d|stories|e2e|bench)\.tsx?$|\/private\/stories\/|\/e2e\/|^packages\/[^/]+\/test\//
const testDependencies =
  /^(vitest|storybook|fast-check|axe-core|jsdom|playwright|pg|lucide-react|@storybook\/|@testing-library\/|@electric-sql\/)|^zod(\/|$)|^react|^socket\.io-client$/
const mockEntries = new RegExp(`^${scope}/api/(mock|conformance)$`)

/** The layers of the portal's folders, from the top. A folder may import the layers below its own; `areas` are all other folders. */
const portalLayers = {
  storyHarness: ['app', 'areas', 'layout', 'foundation'],
  app: ['areas', 'layout', 'foundation'],
  areas: ['layout', 'foundation'],
  layout: ['layout', 'foundation'],
  foundation: ['foundation'],
} as const satisfies Record<string, readonly string[]>
type PortalLayer = keyof typeof portalLayers
const layerFolders: Readonly<Record<string, PortalLayer>> = {
  storyHarness: 'storyHarness',
  app: 'app',
  shell: 'layout',
  list: 'layout',
  session: 'foundation',
  realtime: 'foundation',
  navigation: 'foundation',
  toasts: 'foundation',
  loading: 'foundation',
  statuses: 'foundation',
  support: 'foundation',
  stepUp: 'foundation',
  boarding: 'foundation',
  theme: 'foundation',
}
const layerOf = (folder: string): PortalLayer => layerFolders[folder] ?? 'areas'

/**
 * Returns why a file may not import something; undefined when it may.
 * `file` and `target` are paths from the root of the repository; `target` is absent for a package.
 */
export function findViolation(file: string, specifier: string, target: string | undefined, typesOnly: boolean): string | undefined {
  const folder = Object.keys(packageRules).find((name) => file.startsWith(`${name}/`))
  if (folder === undefined || !file.startsWith(`${folder}/src/`)) return undefined
  return target === undefined ? findPackageViolation(folder, file, specifier, typesOnly) : findPathViolation(folder, file, target)
}

function findPackageViolation(folder: string, file: string, specifier: string, typesOnly: boolean): string | undefined {
  const { internal, external, forbidden } = packageRules[folder] ?? { internal: [] }
  const mock = folder === 'apps/portal' && mockEntries.test(specifier)
  if (
    exceptions.some(
      (exception) => exception.files.test(file) && exception.imports.test(specifier) && (typesOnly || exception.typesOnly !== true),
    )
  )
    return undefined
  // A test may import its own package by name, as a consumer does.
  const own = `${scope}/${folder.split('/')[1]}`
  if (specifier === own || specifier.startsWith(`${own}/`))
    return testFile.test(file) ? undefined : `${folder} imports itself by name; use a relative path`
  if (testFile.test(file) && (testDependencies.test(specifier) || mockEntries.test(specifier) || specifier.startsWith('node:')))
    return undefined
  if (mock) return 'the mock is for stories and tests; in a screen it would reach the production bundle'
  if (specifier.startsWith(`${scope}/`))
    return internal.some((name) => name.test(specifier)) ? undefined : `${folder} may not import ${specifier}`
  if (forbidden?.some((name) => name.test(specifier))) return `${folder} may not import ${specifier}`
  if (external !== undefined && !external.some((name) => name.test(specifier))) return `${folder} may not import ${specifier}`
  return undefined
}

function findPathViolation(folder: string, file: string, target: string): string | undefined {
  if (!target.startsWith(`${folder}/`)) return `the path leaves ${folder}; import the package by its name`
  if (folder !== 'apps/portal') return undefined
  const importer = portalFolderOf(file)
  const imported = portalFolderOf(target)
  // Files directly under src are the entries: they may import everything, and nothing imports them.
  if (importer === undefined || importer === imported) return undefined
  if (imported === undefined) return 'an entry of the portal is not imported'
  const layer = layerOf(imported)
  if (layer === 'storyHarness') return testFile.test(file) ? undefined : 'the story harness is for stories and tests'
  if (testFile.test(file)) return undefined
  const allowed: readonly PortalLayer[] = portalLayers[layerOf(importer)]
  if (allowed.includes(layer)) return undefined
  if (layer === 'areas' && layerOf(importer) === 'areas')
    return target.startsWith(`apps/portal/src/${imported}/parts/`)
      ? undefined
      : `${importer} may import another area's parts/, not the rest of ${imported}`
  return `${importer} may not import ${imported}, which lies above it`
}

/** The folder directly under the portal's `src`; undefined for a file directly in `src`. */
function portalFolderOf(path: string): string | undefined {
  const [folder, rest] = path.slice('apps/portal/src/'.length).split('/')
  return rest === undefined ? undefined : folder
}
