// The bundle size of a component in an app that has React, measured on the published build.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { transform } from 'lightningcss'
import { parse, type Root } from 'postcss'
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
  const sheet = getStylesheet(out)
  const weigh = (some: Iterable<OutputChunk>) => {
    const code = [...some].map((chunk) => chunk.code).join('\n')
    return getCompressedSize(code) + getCompressedSize(extractRules(code, sheet))
  }
  const atOnce = weigh(now)
  return { initial: atOnce, lazy: all.size === now.size ? 0 : weigh(all) - atOnce }
}

const sheets = new Map<string, Root>()
function getStylesheet(out: string): Root {
  const known = sheets.get(out) ?? parse(readFileSync(join(out, 'styles.css'), 'utf8'))
  sheets.set(out, known)
  return known
}

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
  })
  // Without comments, as in Vite builds.
  const { output } = await build.generate({ format: 'esm', minify: true, comments: false, entryFileNames: basename(file) })
  await build.close()
  return output.filter((item) => item.type === 'chunk')
}

/** The CSS rules of classes that the code contains, with their keyframes and pages of paper. */
function extractRules(code: string, sheet: Root): string {
  const named = new Set(code.match(/vp-[\w-]+/g))
  const kept = sheet.clone()
  kept.walkRules((rule) => {
    const classes = rule.selector.match(/\.vp-[\w-]+/g) ?? []
    const isKeyframe = rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes'
    if (!isKeyframe && !classes.some((name) => named.has(name.slice(1)))) rule.remove()
  })
  const text = kept.toString()
  kept.walkAtRules((rule) => {
    const isUnused = ['keyframes', 'page'].includes(rule.name) && text.split(rule.params).length < 3
    if (isUnused || rule.name === 'font-face' || rule.nodes?.length === 0 || (rule.name === 'layer' && !rule.nodes)) rule.remove()
  })
  return new TextDecoder().decode(transform({ filename: 'styles.css', code: new TextEncoder().encode(kept.toString()), minify: true }).code)
}
