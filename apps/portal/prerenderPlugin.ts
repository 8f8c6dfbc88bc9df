import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type * as PrerenderModule from './src/prerender.tsx'
import { collectChunks, selectRules } from './selectCriticalCss.ts'

/**
 * Writes an HTML document for each public page, beside the empty index.html of all other pages. The document contains the page's HTML,
 * preloads the chunks of its screen, and links a stylesheet with the rules of the public pages only; the full stylesheet is loaded by
 * the first other page (src/loading/loadFullStyles.ts).
 */
export function prerender(): Plugin {
  let root = ''
  let out = ''
  let bundle: Rolldown.OutputBundle = {}
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
      out = join(root, config.build.outDir)
    },
    async generateBundle() {
      const code = await buildBootstrapScript(root)
      this.emitFile({ type: 'asset', fileName: `assets/bootstrap-${hashOf(code)}.js`, source: code })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        bundle = context.bundle ?? {}
        const script = Object.keys(bundle).find((name) => name.startsWith('assets/bootstrap-'))
        if (script === undefined) throw new Error('The bundle has no bootstrap script')
        return replaceAllOnce(html, [['/src/bootstrap.ts', `/${script}`]])
      },
    },
    async closeBundle() {
      const pages = await renderPages(root)
      const shell = await readFile(join(out, 'index.html'), 'utf8')
      const entryChunks = collectChunks(
        bundle,
        listChunks(bundle).filter(({ moduleIds }) => moduleIds.includes(join(root, 'src/main.tsx'))),
      )
      if (entryChunks.size === 0) throw new Error('src/main.tsx is in no chunk')
      const screenChunks = new Map(pages.map(({ path, module }) => [path, collectChunks(bundle, [findScreenChunk(bundle, module)])]))
      const publicChunks = collectChunks(
        bundle,
        pages.map(({ module }) => findScreenChunk(bundle, module)),
        { without: entryChunks },
      )
      const stylesheet = await writePublicStylesheet(out, shell, publicChunks)
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
    },
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8).replaceAll(/[-_]/g, 'x')

/** Builds src/bootstrap.ts as a script of its own. */
async function buildBootstrapScript(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry: join(root, 'src/bootstrap.ts'), formats: ['iife'], name: 'bootstrap' } },
  })
  const chunk = [result].flat().flatMap((part) => ('output' in part ? part.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error('src/bootstrap.ts was not built')
  return chunk.code
}

/** Builds the portal for Node and renders its public pages. */
export async function renderPages(root: string, folder = 'node_modules/.prerender') {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: join(root, 'src/prerender.tsx'), outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false },
    // Bundle React and the router too, so that the output runs from any folder.
    ssr: { noExternal: true },
  })
  try {
    const { getDocumentFile, prerenderedPages, renderPage }: typeof PrerenderModule = await import(
      pathToFileURL(join(root, folder, 'prerender.js')).href
    )
    const pages = Object.entries(prerenderedPages).map(async ([path, { module }]) => ({
      path,
      module,
      file: getDocumentFile(path),
      ...(await renderPage(path)),
    }))
    return await Promise.all(pages)
  } finally {
    await rm(join(root, folder), { recursive: true, force: true })
  }
}

/** Replaces the first occurrence of each text; throws where there is none. */
function replaceAllOnce(html: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((text, [search, replacement]) => {
    if (!text.includes(search)) throw new Error(`index.html has no ${search}`)
    return text.replace(search, () => replacement)
  }, html)
}

/**
 * Moves the program's script tags to the bootstrap script, which loads them after the first paint: the prerendered page is visible
 * without the program, and stylesheet and font get the bandwidth.
 */
function deferProgram(html: string): string {
  const program: string[] = []
  const chunks: string[] = []
  const withoutProgram = html.replaceAll(
    /<script type="module"[^>]*src="([^"]+)"><\/script>|<link rel="modulepreload"[^>]*href="([^"]+)">/g,
    (_, script, chunk) => {
      if (typeof script === 'string') program.push(script)
      else chunks.push(String(chunk))
      return ''
    },
  )
  if (program.length === 0) throw new Error('index.html has no module script')
  return replaceAllOnce(withoutProgram, [
    [
      '<script src="/assets/bootstrap',
      `<script data-program="${program.join(' ')}" data-chunks="${chunks.join(' ')}" src="/assets/bootstrap`,
    ],
  ])
}

const listChunks = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

function findScreenChunk(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const screen = listChunks(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`))
  if (!screen) throw new Error(`${module} has no chunk of its own`)
  return screen
}

/** Writes the stylesheet of the public pages; returns its link and the link of the full stylesheet that it replaces. */
async function writePublicStylesheet(out: string, shell: string, chunks: ReadonlySet<Rolldown.OutputChunk>) {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(shell)
  if (!link?.[1]) throw new Error('index.html has no stylesheet')
  const code = [...chunks].map((chunk) => chunk.code).join('\n')
  const text = selectRules(await readFile(join(out, link[1]), 'utf8'), code)
  const name = `assets/public-${hashOf(text)}.css`
  await writeFile(join(out, name), text)
  return { fullLink: link[0], publicLink: `<link rel="stylesheet" crossorigin href="/${name}" data-full-styles="/${link[1]}">` }
}

/** Preload links for a screen's chunks that are not entry chunks. */
const createPreloadLinks = (screen: ReadonlySet<Rolldown.OutputChunk>, entry: ReadonlySet<Rolldown.OutputChunk>): string =>
  [...screen]
    .filter((chunk) => !entry.has(chunk))
    .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`)
    .join('')
