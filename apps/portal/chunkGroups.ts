import { join } from 'node:path'
import { build, type PluginOption, type Rolldown, type UserConfig } from 'vite'
import { collectChunks } from './selectCriticalCss.ts'

/** The page after login: what it shares with other screens is loaded by most users anyway. */
const homeScreen = 'dashboard/DashboardScreen.tsx'

/** What so many large screens share is in one chunk, of which each of them uses a part. */
const commonFrom = 3

export interface ChunkPlan {
  /** The chunk of each module; modules without one are in the chunks that the bundler chooses. */
  names: ReadonlyMap<string, string | undefined>
  /** The code of the public pages with their lazy parts, which names the style rules that they use. */
  publicCode: string
}

/**
 * Plans the chunk of each module by who needs it, so that a page loads few files and no public page loads more than it needs. A first
 * build, in which every module that several pages share has a chunk of its own kind, tells who needs a module: module graphs do not,
 * because they contain what is never used. An imported module is needed by everyone who needs its importer, therefore no two chunks
 * import each other.
 */
export async function planChunks(root: string, plugins: PluginOption[], resolve: UserConfig['resolve']): Promise<ChunkPlan> {
  const source = join(root, 'src')
  const loaded = new Map<string, readonly string[]>()
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plugins, rememberImports(source, loaded)],
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
    const roots = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && ids.includes(facadeModuleId))
    return new Set([...collectChunks(bundle, roots)].flatMap(({ moduleIds }) => moduleIds))
  }
  const listLoaded = (file: string) => {
    const ids = loaded.get(join(source, file))
    if (!ids?.length) throw new Error(`${file} loads no pages`)
    return ids
  }
  const publicIds = listLoaded('app/prerenderedPages.ts')
  const publicPages = publicIds.map((id) => listModules([id]))
  // The HTTP client is needed only after the first questions, which the early script asks.
  const api = listModules(listLoaded('main.tsx').filter((id) => !id.endsWith('/axios.ts')))
  const frames = listModules(listLoaded('app/routeGuard.ts'))
  const screens = listLoaded('app/sitemap.ts')
    .filter((id) => !publicIds.includes(id))
    .map((id) => listModules([id]))

  const home = listModules([join(source, homeScreen)])
  const listUsers = (pages: readonly ReadonlySet<string>[], id: string) =>
    pages.flatMap((page, index) => (page.has(id) ? [index] : [])).join(' ')
  const nameOf = (id: string): string | undefined => {
    const publicUsers = listUsers(publicPages, id)
    // What one page needs is in its own chunk.
    if (publicUsers !== '') return publicUsers.includes(' ') ? `public-${publicUsers}` : undefined
    if (api.has(id)) return 'api'
    if (frames.has(id)) return 'frames'
    const users = listUsers(screens, id)
    if (!users.includes(' ')) return undefined
    if (home.has(id)) return 'home'
    const sharing = users.split(' ').map((index) => screens[Number(index)]?.size ?? 0)
    // Small screens do not load what only the forms of large ones share.
    if (Math.min(...sharing) <= home.size) return 'light'
    return sharing.length >= commonFrom ? 'common' : `screens-${users}`
  }
  const publicParts = collectChunks(
    bundle,
    chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && publicIds.includes(facadeModuleId)),
    {
      without: collectChunks(
        bundle,
        chunks.filter(({ isEntry }) => isEntry),
      ),
    },
  )
  return {
    names: new Map(chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => [id, nameOf(id)] as const))),
    publicCode: [...publicParts].map(({ code }) => code).join('\n'),
  }
}

/** Remembers which modules the files that load pages import dynamically. */
const rememberImports = (source: string, loaded: Map<string, readonly string[]>): Rolldown.Plugin => ({
  name: 'remember-imports',
  generateBundle() {
    for (const id of this.getModuleIds()) if (id.startsWith(source)) loaded.set(id, this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  },
})
