import { basename, join } from 'node:path'
import { build, type PluginOption, type Rolldown, type UserConfig } from 'vite'
import { joinGroups, type CodeGroup } from './joinGroups.ts'
import { isResource, withoutLoaders } from './resourceImports.ts'
import { collectChunks } from './selectCriticalCss.ts'

/** The page after login: what it shares with other screens is loaded by most users anyway. */
const homeScreen = 'dashboard/DashboardScreen.tsx'
/** Parts that are opened seldom: the chunks of other pages are not divided to fit them. */
const rareParts = ['imports/ImportRowSteps.tsx', 'trips/day/TripsDay.tsx']
/** What the program loads at the start of every page; the HTTP client and the socket come later. */
const startModules = ['createTransport.ts', 'sessionApi.ts', 'readSession.ts', 'replaceStaticPage.tsx']
/** About 9 kB, 3 kB and 2 kB after compression. */
const limits = { largeSize: 80_000, maxWaste: 34_000, fileCost: 14_200 }
/** About 2 kB after compression. */
const maxFrameWaste = 18_000

export interface ChunkPlan {
  /** The chunk of each module; modules without one are in the chunks that the bundler chooses. */
  names: ReadonlyMap<string, string | undefined>
  /** The code of the public pages with their lazy parts, which names the style rules that they use. */
  publicCode: string
}

/**
 * Plans the chunk of each module by who needs it, so that a page loads few files and no public page loads more than it needs. A first
 * build, in which modules with the same users share a chunk, tells who needs a module: module graphs do not, because they contain what
 * is never used. Pages and lazy parts that are new have their place by the same rule.
 */
export async function planChunks(root: string, plugins: PluginOption[], resolve: UserConfig['resolve']): Promise<ChunkPlan> {
  const source = join(root, 'src')
  const loaded = new Map<string, readonly string[]>()
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plugins, withoutLoaders(), rememberImports(source, loaded)],
    resolve,
    build: {
      write: false,
      minify: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  })
  const bundle = Object.fromEntries(
    [result].flat().flatMap((part) => ('output' in part ? part.output.map((file) => [file.fileName, file]) : [])),
  )
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const listModules = (ids: readonly string[]) => {
    // A page that others import too shares a chunk with them.
    const roots = chunks.filter(({ moduleIds }) => moduleIds.some((id) => ids.includes(id)))
    return new Set([...collectChunks(bundle, roots)].flatMap(({ moduleIds }) => moduleIds))
  }
  const listLoaded = (file: string) => {
    const ids = loaded.get(join(source, file))
    if (!ids?.length) throw new Error(`${file} loads no pages`)
    return ids
  }
  const publicIds = listLoaded('app/prerenderedPages.ts')
  const publicPages = publicIds.map((id) => listModules([id]))
  const api = listModules(listLoaded('main.tsx').filter((id) => startModules.includes(basename(id))))
  // The list of their screens comes with the frames: both are needed by every page of the signed-in area.
  const mainScreens = listLoaded('app/sitemap.ts').filter((id) => basename(id) === 'mainScreens.ts')
  const frames = listModules([...listLoaded('app/routeGuard.ts'), ...mainScreens])
  const entry = collectChunks(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const publicParts = collectChunks(
    bundle,
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => publicIds.includes(id))),
    { without: entry },
  )
  const home = listModules([join(source, homeScreen)])
  const hasSchemas = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.some(isResource)
  const isShared = ({ facadeModuleId, isDynamicEntry }: Rolldown.OutputChunk) => facadeModuleId === null && !isDynamicEntry
  const nameLayer = (chunk: Rolldown.OutputChunk): string | undefined => {
    const [id = ''] = chunk.moduleIds
    const publicUsers = publicPages.flatMap((page, index) => (page.has(id) ? [index] : [])).join(' ')
    if (publicUsers === '') {
      if (api.has(id)) return 'api'
      if (frames.has(id)) return 'frames'
      if (!home.has(id) || !isShared(chunk)) return undefined
      // Nearly every page needs it. Schemas take long to create: only pages that call one of their resources load them.
      return hasSchemas(chunk) ? 'home-schemas' : 'frames'
    }
    // What one page needs is in its own chunk.
    return isShared(chunk) ? `public-${publicUsers}` : undefined
  }
  const shared = chunks.filter((chunk) => !entry.has(chunk))
  /** Every page of the signed-in area loads what its frame shares with public pages: not with much that only these need. */
  const splitFrames = (chunk: Rolldown.OutputChunk, layer: string | undefined): string | undefined => {
    const isForFrames = ({ moduleIds }: Rolldown.OutputChunk) => frames.has(moduleIds[0] ?? '')
    if (layer?.startsWith('public') !== true || !isForFrames(chunk)) return layer
    const others = shared.filter((each) => nameLayer(each) === layer && !isForFrames(each))
    return others.reduce((sum, { code }) => sum + code.length, 0) > maxFrameWaste ? `${layer}-frames` : layer
  }
  const listUsers = createUserList(bundle, shared)
  const groupNames = new Map(shared.map((chunk) => [chunk.fileName, splitFrames(chunk, nameLayer(chunk)) ?? chunk.fileName]))
  const groups = new Map<string, CodeGroup>()
  for (const chunk of shared) {
    const name = groupNames.get(chunk.fileName) ?? chunk.fileName
    const { size, users, imports } = groups.get(name) ?? { size: 0, users: new Set<string>(), imports: new Set<string>() }
    groups.set(name, {
      name,
      size: size + chunk.code.length,
      users: users.union(listUsers(chunk)),
      imports: imports.union(new Set(chunk.imports.map((file) => groupNames.get(file) ?? ''))),
      isFixed: name !== chunk.fileName || !isShared(chunk),
    })
  }
  const joined = joinGroups([...groups.values()], limits)
  const nameOf = (chunk: Rolldown.OutputChunk) => {
    const layer = splitFrames(chunk, nameLayer(chunk))
    if (layer !== undefined) return layer
    // A resource that one page calls stays with the page, though the client can load it by itself.
    return isShared(chunk) || hasSchemas(chunk) ? joined.get(chunk.fileName) : undefined
  }
  return {
    names: new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, nameOf(chunk)] as const))),
    publicCode: [...publicParts].map(({ code }) => code).join('\n'),
  }
}

/**
 * Lists the pages and lazy parts that have a chunk's code when they are shown: their own, and for a lazy part what all pages that show it
 * have loaded before.
 */
function createUserList(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]) {
  const isRare = ({ facadeModuleId }: Rolldown.OutputChunk) => rareParts.some((file) => facadeModuleId?.endsWith(file) === true)
  const own = new Map(
    chunks
      .filter((chunk) => (chunk.facadeModuleId !== null || chunk.isDynamicEntry) && !isRare(chunk))
      .map((chunk) => [chunk, collectChunks(bundle, [chunk])] as const),
  )
  const shows = new Map([...own].map(([part, code]) => [part, new Set([...code].flatMap(({ dynamicImports }) => dynamicImports))] as const))
  const loaded = new Map<Rolldown.OutputChunk, Set<Rolldown.OutputChunk>>()
  const listLoaded = (part: Rolldown.OutputChunk): Set<Rolldown.OutputChunk> => {
    const known = loaded.get(part)
    if (known) return known
    const code = own.get(part) ?? new Set<Rolldown.OutputChunk>()
    // Parts that show each other count for their own code.
    loaded.set(part, code)
    const before = [...shows].flatMap(([parent, files]) => (parent !== part && files.has(part.fileName) ? [listLoaded(parent)] : []))
    const all = before.length === 0 ? code : code.union(before.reduce((common, each) => common.intersection(each)))
    loaded.set(part, all)
    return all
  }
  const users = [...own.keys()].map((part) => [part.fileName, listLoaded(part)] as const)
  return (chunk: Rolldown.OutputChunk) => new Set(users.flatMap(([name, code]) => (code.has(chunk) ? [name] : [])))
}

/** Remembers which modules the files that load pages import dynamically. */
const rememberImports = (source: string, loaded: Map<string, readonly string[]>): Rolldown.Plugin => ({
  name: 'remember-imports',
  generateBundle() {
    for (const id of this.getModuleIds()) if (id.startsWith(source)) loaded.set(id, this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  },
})
