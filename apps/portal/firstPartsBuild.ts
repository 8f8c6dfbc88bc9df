import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions, type PluginOption, type Rolldown } from 'vite'

const folder = 'src/app/firstParts'
/** Lists have cards in narrow windows only. */
const kinds = ['lists', 'pages'] as const

/** Preact has React's components, in a tenth of its bytes, and these scripts need nothing else of React. */
const alias = [
  { find: /^react-dom\/client$/, replacement: import.meta.resolve('preact/compat/client') },
  { find: /^react-dom$/, replacement: import.meta.resolve('preact/compat') },
  { find: /^react\/jsx-runtime$/, replacement: import.meta.resolve('preact/jsx-runtime') },
  { find: /^react$/, replacement: import.meta.resolve('preact/compat') },
].map(({ find, replacement }) => ({ find, replacement: fileURLToPath(replacement) }))

/** The scripts that show first parts of pages, and by the name of a page what it loads of them. */
export interface FirstParts {
  chunks: readonly Rolldown.OutputChunk[]
  files: ReadonlyMap<string, { kind: (typeof kinds)[number]; names: readonly string[] }>
}

/** What these scripts would import later comes with the program: here it never loads, and needs no code that loads it. */
const withoutLaterImports = (): PluginOption => ({
  name: 'without-later-imports',
  transform: (code) => (code.includes('import(') ? code.replaceAll(/\bimport\([^()]+\)/g, 'new Promise(() => {})') : undefined),
})

/** Builds the scripts of src/app/firstParts, each named like its page. What they have in common is one file. */
export async function buildFirstParts(root: string, plugins: PluginOption): Promise<FirstParts> {
  const kindsByPage = new Map<string, (typeof kinds)[number]>()
  for (const kind of kinds) for (const file of await readdir(join(root, folder, kind))) kindsByPage.set(file.replace(/\.tsx$/, ''), kind)
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plugins, withoutLaterImports()],
    resolve: { alias, conditions: ['@vehicle-partner/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries([...kindsByPage].map(([page, kind]) => [page, join(root, folder, kind, `${page}.tsx`)])),
        output: {
          entryFileNames: 'assets/[hash:7].js',
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: { groups: [{ name: 'common', minShareCount: 2 }] },
        },
      },
    },
  })
  const chunks = [result]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .filter((file) => file.type === 'chunk')
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const files = entries.map(
    ({ name, fileName, imports }) => [name, { kind: kindsByPage.get(name) ?? 'pages', names: [fileName, ...imports] }] as const,
  )
  return { chunks, files: new Map(files) }
}
