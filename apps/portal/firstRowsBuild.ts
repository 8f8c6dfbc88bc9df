import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions, type PluginOption, type Rolldown } from 'vite'

const folder = 'src/app/firstRows'

/** Preact has React's components, in a tenth of its bytes, and these scripts need nothing else of React. */
const alias = [
  { find: /^react-dom\/client$/, replacement: import.meta.resolve('preact/compat/client') },
  { find: /^react-dom$/, replacement: import.meta.resolve('preact/compat') },
  { find: /^react\/jsx-runtime$/, replacement: import.meta.resolve('preact/jsx-runtime') },
  { find: /^react$/, replacement: import.meta.resolve('preact/compat') },
].map(({ find, replacement }) => ({ find, replacement: fileURLToPath(replacement) }))

/** The scripts that show the first rows of lists, and by the name of a page what it loads of them. */
export interface FirstRows {
  chunks: readonly Rolldown.OutputChunk[]
  files: ReadonlyMap<string, readonly string[]>
}

/** Builds the scripts of src/app/firstRows, each named like its page. What they have in common is one file. */
export async function buildFirstRows(root: string, plugins: PluginOption): Promise<FirstRows> {
  const names = (await readdir(join(root, folder))).filter((file) => /^[a-z]+\./.test(file)).map((file) => file.replace(/\.tsx$/, ''))
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plugins],
    resolve: { alias, conditions: ['@vehicle-partner/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(root, folder, `${name}.tsx`)])),
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
  const files = chunks.filter(({ isEntry }) => isEntry).map(({ name, fileName, imports }) => [name, [fileName, ...imports]] as const)
  return { chunks, files: new Map(files) }
}
