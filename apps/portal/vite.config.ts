import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin, type Rolldown } from 'vite'
import { createShortIdentifier } from '../../packages/ui/identifiers.ts'
import { planChunks, type ChunkPlan } from './chunkGroups.ts'
import { drawIcons } from './iconPlugin.ts'
import { precompress } from './precompressPlugin.ts'
import { prerender } from './prerenderPlugin.ts'
import { importResources } from './resourceImports.ts'
import { stampWorker } from './workerPlugin.ts'

// `npm run dev` starts the server with the same PORT.
const server = `http://localhost:${process.env['PORT'] ?? '4000'}`

/** The framework has a chunk of its own, which stays in the browser's cache when the portal changes. */
const framework = /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\//

const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: framework },
  { name: 'entry', tags: ['$initial'], includeDependenciesRecursively: false },
]

const createSourcePlugins = () => [
  react(),
  vanillaExtractPlugin({ identifiers: createShortIdentifier }),
  importResources(import.meta.dirname),
  drawIcons(),
]

/** The package leads every bundler to its development build. */
const findRouter = (file: string) =>
  join(dirname(createRequire(createRequire(import.meta.url).resolve('react-router-dom')).resolve('react-router')), '../production', file)
const resolve = {
  alias: [
    { find: /^react-router$/, replacement: findRouter('index.mjs') },
    { find: /^react-router\/dom$/, replacement: findRouter('dom-export.mjs') },
  ],
  conditions: ['@vehicle-partner/source', ...defaultClientConditions],
}

export default defineConfig(async ({ command, isSsrBuild }) => {
  const plan =
    command === 'build' && isSsrBuild !== true ? await planChunks(import.meta.dirname, createSourcePlugins(), resolve) : undefined
  return createConfig(plan)
})

const createConfig = (plan: ChunkPlan | undefined) => ({
  plugins: [createSourcePlugins(), preloadFont(), ...(plan ? [prerender(plan, createSourcePlugins)] : []), precompress(), stampWorker()],
  resolve,
  ssr: { resolve: { conditions: ['@vehicle-partner/source', ...defaultServerConditions] } },
  build: {
    target: 'es2022',
    // Every browser that has light-dark() also preloads modules; in older ones the chunks load without it.
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    // One stylesheet: screens share most of it, and none waits for a second request. Public pages start with the rules that they
    // use (prerenderPlugin.ts).
    cssCodeSplit: false,
    // The content security policy forbids data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The client loads by itself the schemas that come with a page (resourceImports.ts).
      checks: { moduleLevelDirective: false, ineffectiveDynamicImport: false },
      // The entry is two files: many small ones are slower on a slow phone.
      output: {
        // The entry lists every chunk; names of modules would add a kilobyte to each public page. manifest.json has them.
        // Digits and letters of one case compress better: pages name many chunks.
        hashCharacters: 'hex' as const,
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: plan
          ? { groups: [...groups, { name: (id: string) => plan.names.get(id), debugName: 'pages', includeDependenciesRecursively: false }] }
          : true,
      },
    },
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      '/v1': server,
      '/files': server,
      '/partner-payout': server,
      '/healthz': server,
      '/sandbox': server,
      '/terms': server,
      '/privacy': server,
      '/telemetry': { target: server, ws: true },
    },
  },
})

/** Preloads the font, which the HTML does not name. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => name.endsWith('.woff2'))
        if (font === undefined) throw new Error('The stylesheet names no font; the preload in index.html would be lost')
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true }
        return [{ tag: 'link', attrs, injectTo: 'head' as const }]
      },
    },
  }
}
