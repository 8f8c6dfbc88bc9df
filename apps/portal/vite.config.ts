import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { shortIdentifiers } from '../../packages/ui/identifiers.ts'
import { precompress } from './precompress.ts'

// The same setting as the server's: `npm run dev` starts both.
const server = `http://localhost:${process.env['PORT'] ?? '4000'}`

/**
 * What every page draws with, in one file: many small ones cost a slow phone more than they save.
 * The makings of lists, overlays, charts and numbers stay with the pages that draw such.
 */
const kit =
  /packages\/ui\/src\/(Brand|BrandMark|Bus|Button|Heading|IconButton|Inline|Link|OpenLayout|PageMessage|Spinner|Stack|Text|Toast|VisuallyHidden|private(?!\/(combobox|overlay|chart|phone|stories|Number|Choice|days|readNumber|useNumber))|theme)\/|lucide-react|class-variance-authority/

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: shortIdentifiers }), hints(), precompress()],
  resolve: { conditions: ['@vehicle-partner/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    manifest: 'manifest.json',
    // One stylesheet: the parts share most of it, and no screen waits for a second request before it can be painted.
    cssCodeSplit: false,
    // Data in an address is refused by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: { codeSplitting: { groups: [{ name: 'kit', test: kit }] } },
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

/** Tells the browser early about what the first page needs and the HTML does not name: the font, and the login screen's own parts. */
function hints(): Plugin {
  return {
    name: 'hints',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.values(bundle ?? {})
        const font = files.find(({ fileName }) => fileName.endsWith('.woff2'))
        const login = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/auth/LoginScreen.tsx'))
        const entry = files.find((file) => file.type === 'chunk' && file.isEntry)
        const known = new Set(entry?.type === 'chunk' ? [entry.fileName, ...entry.imports] : [])
        const modules = login?.type === 'chunk' ? [login.fileName, ...login.imports].filter((name) => !known.has(name)) : []
        if (font === undefined) throw new Error('The stylesheet names no font; the preload in index.html would be lost')
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${font.fileName}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          },
          ...modules.map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', href: `/${name}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
        ]
      },
    },
  }
}
