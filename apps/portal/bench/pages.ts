// How fast a page paints on a slow phone, beside a bare React page and a static page in the same run.
// Times are milliseconds, medians of interleaved rounds; read the ratios, not the times.
import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { build } from 'vite'
import { findChromium } from '../../../tools/chromium.mjs'
import { clean, startServer } from '../e2e/server.ts'

const rounds = Number(process.argv[2] ?? 5)
/** A slow phone: a quarter of this machine's speed, 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms away. */
const slowPhone = { cpu: 4, download: (1.6 * 1024 * 1024) / 8, upload: (0.75 * 1024 * 1024) / 8, latency: 150 }

interface Visit {
  /** Largest contentful paint, milliseconds after the navigation began. */
  lcp: number
  fcp: number
  /** Bytes over the wire until the page was quiet. */
  bytes: number
  requests: string[]
}

async function visit(browser: Browser, url: string, storage?: Record<string, string>): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  try {
    if (storage)
      await context.addInitScript((values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)), storage)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowPhone.latency,
      downloadThroughput: slowPhone.download,
      uploadThroughput: slowPhone.upload,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
    let bytes = 0
    const requests: string[] = []
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(url, { waitUntil: 'networkidle' })
    const paints = await page.evaluate(
      () =>
        new Promise<{ lcp: number; fcp: number }>((resolve) => {
          new PerformanceObserver((list) => {
            const lcp = list.getEntries().at(-1)?.startTime ?? 0
            resolve({ lcp, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    return { ...paints, bytes, requests }
  } finally {
    await context.close()
  }
}

const words = {
  title: 'Welcome Partner',
  lead: 'Vehicle Partner Portal - a new experience to managing your Vehicles and Drivers and earning with them',
}
const head =
  '<!doctype html><html lang="en-NG"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title>'

/** Serves files from memory, compressed. */
function serve(files: Record<string, { type: string; body: string }>): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const file = files[request.url ?? '/']
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(brotliCompressSync(file.body))
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({ server, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` })
    }),
  )
}

async function bareReact(): Promise<string> {
  const entry = 'virtual:bare'
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bare',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}`
            ? `import { createElement as h } from 'react'; import { createRoot } from 'react-dom/client';
               createRoot(document.getElementById('root')).render(h('main', null, h('h1', null, ${JSON.stringify(words.title)}), h('p', null, ${JSON.stringify(words.lead)})))`
            : undefined,
      },
    ],
    build: { write: false, rollupOptions: { input: entry } },
  })
  const output = Array.isArray(result) ? result[0] : result
  const chunk = output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined
  if (chunk?.type !== 'chunk') throw new Error('The bare page was not built')
  return chunk.code
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const portal = await startServer()
const plain = await serve({
  '/static': { type: 'text/html', body: `${head}<main><h1>${words.title}</h1><p>${words.lead}</p></main>` },
  '/react': { type: 'text/html', body: `${head}<div id="root"></div><script type="module" src="/bare.js"></script>` },
  '/bare.js': { type: 'text/javascript', body: await bareReact() },
})
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  const session = await signedIn(portal.url, browser)
  const pages: [string, string, Record<string, string>?][] = [
    ['static page', `${plain.url}/static`],
    ['bare react page', `${plain.url}/react`],
    ['login', `${portal.url}/login`],
    ['dashboard, signed in', `${portal.url}/dashboard`, session],
  ]
  const visits = new Map<string, Visit[]>(pages.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, url, storage] of pages) visits.get(name)?.push(await visit(browser, url, storage))
  const base = median((visits.get('bare react page') ?? []).map(({ lcp }) => lcp))
  console.table(
    Object.fromEntries(
      [...visits].map(([name, all]) => {
        const lcps = all.map(({ lcp }) => lcp)
        return [
          name,
          {
            'first paint': Math.round(median(all.map(({ fcp }) => fcp))),
            'largest paint': Math.round(median(lcps)),
            range: `${Math.round(Math.min(...lcps))}-${Math.round(Math.max(...lcps))}`,
            'to bare react': (median(lcps) / base).toFixed(2),
            kB: (median(all.map(({ bytes }) => bytes)) / 1000).toFixed(1),
          },
        ]
      }),
    ),
  )
  for (const [name, all] of visits) console.log(`\n${name} asks for:\n  ${all.at(-1)?.requests.join('\n  ') ?? ''}`)
} finally {
  await browser.close()
  plain.server.close()
  await portal.stop()
  await clean(portal)
}

/** The storage of somebody who has logged in. */
async function signedIn(origin: string, with_: Browser): Promise<Record<string, string>> {
  const context = await with_.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email address').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-1234')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
  const session = await page.evaluate(() => localStorage.getItem('USER_SESSION'))
  await context.close()
  if (!session) throw new Error('Login left no session')
  return { USER_SESSION: session }
}
