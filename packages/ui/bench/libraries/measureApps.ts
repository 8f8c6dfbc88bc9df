// What one part of a library adds to an app that has React: each part is an app of its own, built with Vite.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type AliasOptions, type Rolldown } from 'vite'
import { measureTheme } from '../../measureEntry.ts'
import { libraries, measuredParts, type Library } from './cases.ts'

const parts = join(import.meta.dirname, 'parts')
const fileOf = (part: string, library: Library) => join(parts, part, `${library}.tsx`)

type Bytes = { initial: number; lazy: number }

const compress = (content: string | Uint8Array) => brotliCompressSync(content).length

/** Brotli bytes of scripts and styles, each file by itself: what the document names, and what loads later. */
function weigh(output: Rolldown.RolldownOutput['output']): Bytes {
  const chunks = output.filter((file) => file.type === 'chunk')
  const first = new Set<Rolldown.OutputChunk>()
  const reach = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || first.has(chunk)) return
    first.add(chunk)
    for (const name of chunk.imports) reach(chunks.find(({ fileName }) => fileName === name))
  }
  reach(chunks.find(({ isEntry }) => isEntry))
  const sheets = new Set(Array.from(first, (chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]).flat())
  const bytes = { initial: 0, lazy: 0 }
  for (const file of output) {
    if (file.type === 'chunk') bytes[first.has(file) ? 'initial' : 'lazy'] += compress(file.code)
    else if (file.fileName.endsWith('.css')) bytes[sheets.has(file.fileName) ? 'initial' : 'lazy'] += compress(file.source)
  }
  return bytes
}

async function buildApp(folder: string, alias: AliasOptions, element: string): Promise<Bytes> {
  const entry = join(folder, 'app.tsx')
  writeFileSync(entry, `import { createRoot } from 'react-dom/client'\n${element}\ncreateRoot(document.body).render(<Part />)\n`)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias },
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: entry } },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (!result || !('output' in result)) throw new Error('Vite has built nothing')
  return weigh(result.output)
}

const formatBytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** The rows of a table: kilobytes above an app with React alone. */
export async function measureApps(folder: string, dist: string, alias: AliasOptions): Promise<string[][]> {
  mkdirSync(folder, { recursive: true })
  const base = await buildApp(folder, alias, 'const Part = () => <p>React</p>')
  const theme = measureTheme(dist)
  const compared = (Object.keys(libraries) as Library[]).filter((library) => library !== 'bare')
  const rows = [['Part', 'Aim', ...compared.map((library) => libraries[library]), 'Ours with the theme']]
  for (const { name, part, aim } of measuredParts) {
    const cells: string[] = []
    let whole = 0
    for (const library of compared) {
      if (!existsSync(fileOf(part, library))) {
        cells.push('')
        continue
      }
      const { initial, lazy } = await buildApp(folder, alias, `import { Part } from ${JSON.stringify(fileOf(part, library))}`)
      const above = initial - base.initial
      if (library === 'ours') whole = above
      cells.push(`${formatBytes(library === 'ours' ? above - theme : above)}${lazy > 0 ? ` + ${formatBytes(lazy)} later` : ''}`)
    }
    rows.push([name, aim === undefined ? '' : formatBytes(aim * 1000), ...cells, formatBytes(whole)])
    console.log(rows.at(-1)?.join('  '))
  }
  return rows
}
