import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const dist = join(import.meta.dirname, '../dist')

/** Pages of the signed-in area by path: the document, and a text that the page shows once its data is there. `:id` is that of a vehicle. */
export const signedInPages: Readonly<Record<string, { document: string; shows: RegExp }>> = {
  '/dashboard': { document: 'dashboard', shows: /Vehicles \d/ },
  '/settings': { document: 'settings.edit.partner', shows: /First name/ },
  '/settings/members': { document: 'settings.members', shows: /@/ },
  '/settings/audit': { document: 'settings.audit', shows: /\d\d:\d\d/ },
  '/vehicles': { document: 'vehicles.list', shows: /[A-Z]{3}-\d{3}/ },
  '/drivers': { document: 'drivers.list', shows: /\d trips/ },
  '/trips': { document: 'trips.list', shows: /\d\d:\d\d/ },
  '/routes': { document: 'routes.list', shows: /[A-Z]{3}-[A-Z]{3}-\d\d/ },
  '/earnings': { document: 'earnings.information', shows: /₦\d/ },
  '/earnings/cost-configuration': { document: 'earnings.costConfiguration', shows: /₦\d/ },
  '/earnings/vehicle-information/:id': { document: 'earnings.vehicle', shows: /₦\d/ },
  '/earnings/payslip': { document: 'earnings.payslips', shows: /₦\d/ },
  '/earnings/past-payout': { document: 'earnings.pastPayouts', shows: /₦\d/ },
}

/** Bytes after brotli of the scripts that a signed-in page loads beside those of the dashboard. */
export async function measureBytesAfterDashboard(path: string): Promise<number> {
  const listScripts = async (document = 'dashboard') =>
    new Set((await readFile(join(dist, `pages/signed-in/${document}.html`), 'utf8')).match(/(?<=\/)assets\/[^" ]+\.js(?=[" ])/g))
  const [loaded, scripts] = [await listScripts(), await listScripts(signedInPages[path]?.document)]
  const sizes = await Promise.all(
    [...scripts.difference(loaded)].map(async (name) => brotliCompressSync(await readFile(join(dist, name))).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The path of a page's static twin: the same HTML, styles and font, without scripts. */
export const getStaticCopyPath = (path: string): string =>
  `/twin-${path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-').replaceAll(':', '')}.html`

/** Writes the static twins of pages, and a minimal React page, into the built portal; returns a function that removes them. */
export async function writeStaticCopies(paths: readonly string[]): Promise<() => Promise<void>> {
  const files = await buildBareReactPage()
  for (const path of paths) {
    const signedIn = signedInPages[path]
    const document = signedIn ? `signed-in/${signedIn.document}` : path === '/' ? 'index' : path.slice(1)
    const html = await readFile(join(dist, 'pages', `${document}.html`), 'utf8')
    files[getStaticCopyPath(path).slice(1)] = html.replace(/<script[^>]*><\/script>|<template[\s\S]*?<\/template>/g, '')
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dist, name), text)))
  return async () => {
    await Promise.all(Object.keys(files).map((name) => rm(join(dist, name), { force: true })))
  }
}

/** Builds a page of two lines that React renders in the browser. */
async function buildBareReactPage(): Promise<Record<string, string>> {
  const entry = 'virtual:bare'
  const code = `import { createElement as h } from 'react'; import { createRoot } from 'react-dom/client';
    createRoot(document.getElementById('root')).render(h('main', null, h('h1', null, 'Welcome Partner'), h('p', null, 'A page of two lines')))`
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bare',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
    ],
    build: { write: false, rollupOptions: { input: entry } },
  })
  const chunk = [result].flat().flatMap((part) => ('output' in part ? part.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error('The bare page was not built')
  const body =
    '<!doctype html><html lang="en-NG"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title><div id="root"></div><script type="module" src="/twin-bare.js"></script>'
  return { 'twin-bare.html': body, 'twin-bare.js': chunk.code }
}
