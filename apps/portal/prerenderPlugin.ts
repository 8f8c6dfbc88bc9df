import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type * as Rendering from './src/prerender.tsx'
import { reach, rulesFor } from './criticalCss.ts'

/**
 * Writes a document for each public page beside the empty one that all other pages begin with. It has the page's HTML in it, asks early
 * for the chunks of its screen, and begins with the rules of the stylesheet that public pages can ask for; the whole sheet comes when
 * somebody goes further (src/main.tsx).
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
      const code = await early(root)
      this.emitFile({ type: 'asset', fileName: `assets/early-${hashOf(code)}.js`, source: code })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        bundle = context.bundle ?? {}
        const script = Object.keys(bundle).find((name) => name.startsWith('assets/early-'))
        if (script === undefined) throw new Error('The script that runs before the first paint is not there')
        return fill(html, [['/src/bootstrap.ts', `/${script}`]])
      },
    },
    async closeBundle() {
      const pages = await renderPages(root)
      const shell = await readFile(join(out, 'index.html'), 'utf8')
      const first = reach(
        bundle,
        chunksOf(bundle).filter(({ moduleIds }) => moduleIds.includes(join(root, 'src/main.tsx'))),
      )
      if (first.size === 0) throw new Error('src/main.tsx is in no chunk')
      const screens = new Map(pages.map(({ path, module }) => [path, reach(bundle, [screenOf(bundle, module)])]))
      const later = reach(
        bundle,
        pages.map(({ module }) => screenOf(bundle, module)),
        { without: first },
      )
      const style = await writeStyle(out, shell, later)
      for (const { path, file, title, html } of pages) {
        const text = fill(shell, [
          ['<title>Vehicle Partner</title>', `<title>${title}</title>`],
          ['<div id="portal"></div>', `<div id="portal" data-page="${path}">${html}</div>`],
          [style.link, style.early],
          ['</head>', `${preloads(screens.get(path) ?? first, first)}</head>`],
        ])
        await mkdir(dirname(join(out, file)), { recursive: true })
        await writeFile(join(out, file), afterPaint(text))
      }
    },
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8).replaceAll(/[-_]/g, 'x')

/** What is run before the first paint, small and by itself. */
async function early(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry: join(root, 'src/bootstrap.ts'), formats: ['iife'], name: 'early' } },
  })
  const chunk = [result].flat().flatMap((part) => ('output' in part ? part.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error('src/bootstrap.ts was not built')
  return chunk.code
}

/** Builds the portal once more, as it runs without a browser, and takes down its public pages. */
export async function renderPages(root: string, folder = 'node_modules/.prerender') {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: join(root, 'src/prerender.tsx'), outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false },
    // React and the router too: it stands for itself, wherever it lies.
    ssr: { noExternal: true },
  })
  try {
    const { documentOf, prerendered: prerenderedPages, renderPage }: typeof Rendering = await import(pathToFileURL(join(root, folder, 'prerender.js')).href)
    const pages = Object.entries(prerenderedPages).map(async ([path, { module }]) => ({
      path,
      module,
      file: documentOf(path),
      ...(await renderPage(path)),
    }))
    return await Promise.all(pages)
  } finally {
    await rm(join(root, folder), { recursive: true, force: true })
  }
}

/** Puts each text in the place of another, which must be there. */
function fill(shell: string, places: readonly (readonly [string, string])[]): string {
  return places.reduce((text, [place, content]) => {
    if (!text.includes(place)) throw new Error(`index.html has no ${place}`)
    return text.replace(place, () => content)
  }, shell)
}

/**
 * Takes the program out of a document and hands it to the script that runs first, which fetches it after the first paint: what stands
 * in the document can be seen without it, and style and font have the line for themselves.
 */
function afterPaint(html: string): string {
  const program: string[] = []
  const parts: string[] = []
  const rest = html.replaceAll(
    /<script type="module"[^>]*src="([^"]+)"><\/script>|<link rel="modulepreload"[^>]*href="([^"]+)">/g,
    (_, script, part) => {
      if (typeof script === 'string') program.push(script)
      else parts.push(String(part))
      return ''
    },
  )
  if (program.length === 0) throw new Error('index.html starts no program')
  return fill(rest, [
    ['<script src="/assets/early', `<script data-program="${program.join(' ')}" data-parts="${parts.join(' ')}" src="/assets/early`],
  ])
}

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

function screenOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const screen = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`))
  if (!screen) throw new Error(`${module} has no chunk of its own`)
  return screen
}

/** Writes the stylesheet of the public pages, and tells which link of the empty document it stands in for. */
async function writeStyle(out: string, shell: string, chunks: ReadonlySet<Rolldown.OutputChunk>) {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(shell)
  if (!link?.[1]) throw new Error('index.html has no stylesheet')
  const code = [...chunks].map((chunk) => chunk.code).join('\n')
  const text = rulesFor(await readFile(join(out, link[1]), 'utf8'), code)
  const name = `assets/public-${hashOf(text)}.css`
  await writeFile(join(out, name), text)
  return { link: link[0], early: `<link rel="stylesheet" crossorigin href="/${name}" data-whole="/${link[1]}">` }
}

/** Links to the chunks of a screen that the entry does not bring. */
const preloads = (screen: ReadonlySet<Rolldown.OutputChunk>, first: ReadonlySet<Rolldown.OutputChunk>): string =>
  [...screen]
    .filter((chunk) => !first.has(chunk))
    .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`)
    .join('')
