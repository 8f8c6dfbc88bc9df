import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'
import { createIdentifier } from '../../packages/ui/identifiers.ts'

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }
const html =
  '<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"></head><body><script type="module" src="/page.js"></script></body></html>'

export interface BuiltPage {
  url: string
  /** Stops the server and removes the files. */
  close: () => void
}

/** Builds a module with the sources of the packages, and serves a page that runs it; `headers` are those of its document. */
export async function buildPage(entry: string, headers: Record<string, string> = {}): Promise<BuiltPage> {
  const out = mkdtempSync(join(tmpdir(), 'built-page-'))
  await build({
    root: import.meta.dirname,
    logLevel: 'error',
    configFile: false,
    plugins: [react(), vanillaExtractPlugin({ identifiers: createIdentifier })],
    resolve: { conditions: ['@vehicle-partner/source', ...defaultClientConditions] },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      reportCompressedSize: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: entry,
        checks: { moduleLevelDirective: false },
        output: {
          entryFileNames: 'page.js',
          assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'page.css' : 'assets/[name]-[hash][extname]'),
        },
      },
    },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    if (extname(pathname) === '') {
      response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html)
      return
    }
    readFile(join(out, pathname)).then(
      (bytes) => response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'application/octet-stream' }).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '',
    close: () => {
      server.close()
      rmSync(out, { recursive: true, force: true })
    },
  }
}
