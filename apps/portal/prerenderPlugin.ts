import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, defaultClientConditions, type Plugin, type PluginOption, type Rolldown } from 'vite'
import type { ChunkPlan } from './chunkGroups.ts'
import type * as PrerenderModule from './src/prerender.tsx'
import { createPreloadLinks, deferProgram, findEarlyScript, hashOf, listChunks, replaceAllOnce } from './documentParts.ts'
import { buildFirstParts, type FirstParts } from './firstPartsBuild.ts'
import { collectChunks, selectRules } from './selectCriticalCss.ts'
import { writeSignedInDocuments } from './signedInDocuments.ts'

/**
 * Writes an HTML document for each public page and for each page of the signed-in area, beside the empty index.html of all other pages.
 * The document contains the page's HTML, preloads the chunks of its screen, and links a stylesheet with the rules that it uses; the full
 * stylesheet is loaded by the first page of the signed-in area (src/loading/loadFullStyles.ts).
 */
export function prerender({ publicCode }: Pick<ChunkPlan, 'publicCode'>, createSourcePlugins: () => PluginOption): Plugin {
  let root = ''
  let out = ''
  let bundle: Rolldown.OutputBundle = {}
  let firstParts: FirstParts = { chunks: [], files: new Map() }
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
      out = join(root, config.build.outDir)
    },
    async generateBundle() {
      for (const name of ['bootstrap', 'signedInBootstrap']) {
        const code = await buildEarlyScript(root, name)
        this.emitFile({ type: 'asset', fileName: `assets/${name}-${hashOf(code)}.js`, source: code })
      }
      firstParts = await buildFirstParts(root, createSourcePlugins())
      for (const { fileName, code } of firstParts.chunks) this.emitFile({ type: 'asset', fileName, source: code })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        bundle = context.bundle ?? {}
        return replaceAllOnce(html, [['/src/bootstrap.ts', `/${findEarlyScript(bundle, 'bootstrap')}`]])
      },
    },
    async closeBundle() {
      const { pages, signedInPages } = await renderPages(root)
      const shell = await readFile(join(out, 'index.html'), 'utf8')
      const entryChunks = collectChunks(
        bundle,
        listChunks(bundle).filter(({ moduleIds }) => moduleIds.includes(join(root, 'src/main.tsx'))),
      )
      if (entryChunks.size === 0) throw new Error('src/main.tsx is in no chunk')
      const screenChunks = new Map(pages.map(({ path, module }) => [path, collectChunks(bundle, [findScreenChunk(bundle, module)])]))
      const stylesheet = await writePublicStylesheet(out, shell, publicCode)
      for (const { path, file, title, html } of pages) {
        const text = replaceAllOnce(shell, [
          ['<title>Vehicle Partner</title>', `<title>${title}</title>`],
          ['<div id="portal"></div>', `<div id="portal" data-page="${path}">${html}</div>`],
          [stylesheet.fullLink, stylesheet.publicLink],
          ['</head>', `${createPreloadLinks(screenChunks.get(path) ?? entryChunks, entryChunks)}</head>`],
        ])
        await mkdir(dirname(join(out, file)), { recursive: true })
        await writeFile(join(out, file), deferProgram(text))
      }
      await writeSignedInDocuments({ out, shell, bundle, pages: signedInPages, entryChunks, firstParts })
    },
  }
}

/** Builds an early script: a file of its own that runs before the first paint. */
async function buildEarlyScript(root: string, name: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@vehicle-partner/source', ...defaultClientConditions] },
    build: { write: false, target: 'es2022', lib: { entry: join(root, `src/${name}.ts`), formats: ['iife'], name } },
  })
  const chunk = [result].flat().flatMap((part) => ('output' in part ? part.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error(`src/${name}.ts was not built`)
  return chunk.code
}

/** Builds the portal for Node and renders its pages. */
export async function renderPages(root: string, folder = 'node_modules/.prerender', { signedIn = true } = {}) {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: join(root, 'src/prerender.tsx'), outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false },
    // Bundle React and the router too, so that the output runs from any folder.
    ssr: { noExternal: true },
  })
  try {
    const { addressVariants, getDocumentFile, prerenderedPages, renderPage, renderSignedInPages }: typeof PrerenderModule = await import(
      pathToFileURL(join(root, folder, 'prerender.js')).href
    )
    const paths = Object.keys(prerenderedPages)
    const documents = [...paths.map((path) => ({ path, search: '', file: getDocumentFile(path) })), ...addressVariants]
    const pages = documents.map(async ({ path, search, file }) => ({
      path,
      search,
      module: prerenderedPages[path]?.module ?? '',
      file,
      ...(await renderPage(path, search)),
    }))
    return { pages: await Promise.all(pages), signedInPages: signedIn ? await renderSignedInPages() : [] }
  } finally {
    await rm(join(root, folder), { recursive: true, force: true })
  }
}

function findScreenChunk(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const screen = listChunks(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)))
  if (!screen) throw new Error(`${module} is in no chunk`)
  return screen
}

/** Writes the stylesheet of the public pages; returns its link and the link of the full stylesheet that it replaces. */
async function writePublicStylesheet(out: string, shell: string, code: string) {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(shell)
  if (!link?.[1]) throw new Error('index.html has no stylesheet')
  const text = selectRules(await readFile(join(out, link[1]), 'utf8'), code)
  const name = `assets/public-${hashOf(text)}.css`
  await writeFile(join(out, name), text)
  return { fullLink: link[0], publicLink: `<link rel="stylesheet" crossorigin href="/${name}" data-full-styles="/${link[1]}">` }
}
