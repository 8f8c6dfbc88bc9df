// The bundle size of a component in an app that has React, measured on the published build.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { transform } from 'lightningcss'
import { rolldown, type OutputChunk } from 'rolldown'

/** Bytes of one entry after brotli, JavaScript and CSS, without react and react-dom. */
export interface EntryBytes {
  /** Loaded with the import. */
  initial: number
  /** Loaded lazily, by dynamic import. */
  lazy: number
}

/** Measures the entry of one folder, such as `Button`, in the build in `out`. */
export async function measureEntry(out: string, entry: string): Promise<EntryBytes> {
  const chunks = await bundle(entryFile(out, entry))
  const find = (name: string) => chunks.find(({ fileName }) => fileName === name)
  const first = chunks.find(({ isEntry }) => isEntry)
  const reach = (chunk: OutputChunk | undefined, edges: (chunk: OutputChunk) => string[], reached = new Set<OutputChunk>()) => {
    if (!chunk || reached.has(chunk)) return reached
    reached.add(chunk)
    for (const name of edges(chunk)) reach(find(name), edges, reached)
    return reached
  }
  const now = reach(first, ({ imports }) => imports)
  const all = reach(first, ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  const weigh = (some: Iterable<OutputChunk>) => {
    const sheets: string[] = []
    const code = Array.from(some, (chunk) =>
      chunk.code.replace(sheetCall, (_, name: string) => {
        sheets.push(readFileSync(join(out, name), 'utf8'))
        return ''
      }),
    )
    return getCompressedSize(code.join('\n')) + getCompressedSize(minify(sheets.join('\n')))
  }
  const atOnce = weigh(now)
  return { initial: atOnce, lazy: all.size === now.size ? 0 : weigh(all) - atOnce }
}

/** Bytes of fonts, reset and tokens after brotli, which the first part loads for all. */
export const measureTheme = (out: string): number => getCompressedSize(readFileSync(join(out, themeSheet), 'utf8'))

const themeSheet = 'theme.css'
const styleImport = /^#styles\//
// Stands for a stylesheet in the bundled code.
const sheetCall = /loadSheet\([`"']([^`"']+)[`"']\)[,;]?/g

/** Every entry of a build except the root: one per component folder, and the named entries. */
export const listEntries = (out: string): string[] => [
  ...readdirSync(out).filter((name) => /^[A-Z]/.test(name) && hasEntry(out, name)),
  ...['charts', 'icons', 'illustrations'].filter((name) => hasEntry(out, name)),
]

const getCompressedSize = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length)

const listCandidates = (out: string, entry: string) => [
  join(out, entry, `${entry}.js`),
  join(out, entry, `${entry}Provider.js`),
  join(out, `${entry}.js`),
]
const hasEntry = (out: string, entry: string) => listCandidates(out, entry).some((path) => existsSync(path))

function entryFile(out: string, entry: string) {
  const file = listCandidates(out, entry).find((path) => existsSync(path))
  if (file === undefined) throw new Error(`The build has no entry ${entry}`)
  return file
}

async function bundle(file: string): Promise<OutputChunk[]> {
  const build = await rolldown({
    input: file,
    external: /^react(-dom)?($|\/)/,
    platform: 'browser',
    treeshake: { moduleSideEffects: false },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { moduleLevelDirective: false },
    logLevel: 'silent',
    plugins: [
      {
        name: 'stylesheets',
        resolveId: { filter: { id: styleImport }, handler: (id) => ({ id, moduleSideEffects: id !== `#styles/${themeSheet}` }) },
        load: {
          filter: { id: styleImport },
          handler: (id) => ({ code: `loadSheet(${JSON.stringify(id.replace(styleImport, ''))})`, moduleType: 'js' }),
        },
      },
    ],
  })
  // Without comments, as in Vite builds.
  const { output } = await build.generate({ format: 'esm', minify: true, comments: false, entryFileNames: basename(file) })
  await build.close()
  return output.filter((item) => item.type === 'chunk')
}

export const minify = (css: string): string =>
  new TextDecoder().decode(transform({ filename: 'entry.css', code: new TextEncoder().encode(css), minify: true }).code)
