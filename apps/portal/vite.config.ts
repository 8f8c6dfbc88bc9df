import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { shortIdentifiers } from '../../packages/ui/identifiers.ts'
import { precompress } from './precompressPlugin.ts'
import { prerender } from './prerenderPlugin.ts'

// The same setting as the server's: `npm run dev` starts both.
const server = `http://localhost:${process.env['PORT'] ?? '4000'}`

/** What no change of ours touches: a person who comes back after one has it already. */
const framework = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\//

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: shortIdentifiers }), hints(), prerender(), precompress()],
  resolve: { conditions: ['@vehicle-partner/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@vehicle-partner/source', ...defaultServerConditions] } },
  build: {
    target: 'es2022',
    manifest: 'manifest.json',
    // One stylesheet: the parts share most of it, and no screen waits for a second request before it can be painted. The documents of
    // the public pages begin with the rules that they need themselves (prerenderPlugin.ts).
    cssCodeSplit: false,
    // Data in an address is refused by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      // What every page begins with, in two files: many small ones cost a slow phone more than they save.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: framework },
            { name: 'first', tags: ['$initial'], includeDependenciesRecursively: false },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      '/v1': server,
      '/partner-payout': server,
      '/healthz': server,
      '/sandbox': server,
      '/telemetry': { target: server, ws: true },
    },
  },
})

/** Tells the browser early about what every page needs and the HTML does not name: the font. */
function hints(): Plugin {
  return {
    name: 'hints',
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
