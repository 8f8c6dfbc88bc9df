import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const html = { accept: 'text/html' }
const nonceOf = (policy = '') => /'nonce-([^']+)'/.exec(policy)?.[1]

describe('pages', () => {
  test.each(['/', '/login', '/dashboard?period=today', '/vehicles/details/veh_1', '/password/a.token', '/no/such/screen'])(
    '%s is the portal',
    async (path) => {
      const answer = await server.call('GET', path, { headers: html })
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' } })
      expect(answer.text).toContain('<title>Vehicle Partner</title>')
    },
  )

  test('a public screen has a prerendered page; all others start with the empty page', async () => {
    const page = await server.call('GET', '/faq?from=mail', { headers: html })
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' } })
    expect(page.text).toContain('<h1>Frequently asked questions</h1>')
    expect(page.text).toMatch(/<html [^>]*data-sandbox/)
    expect(page.text).toContain(`nonce="${nonceOf(page.headers['content-security-policy'])}"`)
    for (const path of ['/faq/', '/faq/more', '/index', '/pages/faq.html', '/%66aq/..', '/FAQ'])
      expect((await server.call('GET', path, { headers: html })).text).not.toContain('Frequently')
  })

  test.each([
    ['/vehicles/details/veh_1?from=list', 'A vehicle'],
    ['/vehicles/details/veh_1/documents', 'A vehicle'],
    ['/vehicles/details/new', 'A new vehicle'],
    ['/vehicles/details', undefined],
    ['/vehicles/details/veh_1/documents/more', undefined],
    ['/vehicles/details/a%2fb/c/d', undefined],
  ])('%s has the document of its pattern', async (path, heading) => {
    const page = await server.call('GET', path, { headers: html })
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
    expect(/<h1>(.*)<\/h1>/.exec(page.text)?.[1]).toBe(heading)
  })

  test('each response has its own nonce in the policy and on every script and style', async () => {
    const [one, other] = [await server.call('GET', '/'), await server.call('GET', '/')]
    const nonce = nonceOf(one.headers['content-security-policy'])
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/)
    expect(nonceOf(other.headers['content-security-policy'])).not.toBe(nonce)
    expect(one.text.match(/(nonce|content)="([^"]{24})"/g)).toEqual([`content="${nonce}"`, `nonce="${nonce}"`, `nonce="${nonce}"`])
    expect(one.text).not.toContain('__CSP_NONCE__')
  })

  test('a page carries the settings that it shows, and a mark in the sandbox', async () => {
    expect((await server.call('GET', '/login')).text).toMatch(/<html [^>]*data-sandbox/)
    const pageSettings = { supportPhone: '+2342018880142', supportHours: '"Daily" & $& <10>' }
    const bare = await testServer({ sandbox: false, pageSettings })
    const page = (await bare.call('GET', '/login')).text
    expect(page).not.toContain('data-sandbox')
    expect(page).toContain('<html data-support-phone="+2342018880142" data-support-hours="&quot;Daily&quot; &amp; $&amp; &lt;10&gt;" ')
    expect((await bare.call('GET', '/gone.html')).status).toBe(404)
    await bare.close()
  })

  test('pages may show images of the tile server, and of no other, only where one is set', async () => {
    const imagesOf = async (at: TestServer) =>
      /img-src ([^;]*)/.exec((await at.call('GET', '/')).headers['content-security-policy'] ?? '')?.[1]
    expect(await imagesOf(server)).toBe(`'self' data: blob:`)
    const withTiles = await testServer({
      pageSettings: { mapTilesUrl: 'https://tiles.example.com:8443/{z}/{x}/{y}.png?key=a', mapTilesAttribution: '© Map makers' },
    })
    expect(await imagesOf(withTiles)).toBe(`'self' data: blob: https://tiles.example.com:8443`)
    expect((await withTiles.call('GET', '/')).text).toContain('data-map-tiles-url="https://tiles.example.com:8443/{z}/{x}/{y}.png?key=a"')
    await withTiles.close()
  })

  test.each([
    ['/login?redirect=%2Fsettings', 'Log in to open that page.'],
    ['/login?redirect=https%3A%2F%2Fevil.example', 'Login'],
    ['/login?redirect=%2Flogin', 'Login'],
    ['/login', 'Login'],
    ['/login.redirect', undefined],
    ['/faq?redirect=%2Fsettings', 'Frequently asked questions'],
  ])('%s has the document of its address', async (path, heading) =>
    expect(/<h1>(.*)<\/h1>/.exec((await server.call('GET', path, { headers: html })).text)?.[1]).toBe(heading),
  )

  test.each(['/', '/docs', '/sandbox', '/sandbox/outbox', '/terms'])(
    'the policy of %s allows no inline code and no frames',
    async (path) => {
      const { headers, text, status } = await server.call('GET', path)
      const policy = headers['content-security-policy'] ?? ''
      expect(status).toBe(200)
      expect(policy).not.toMatch(/unsafe-|\*|https?:/)
      expect(policy).toContain(`frame-ancestors 'none'`)
      expect(policy).toContain(`object-src 'none'`)
      expect(text).not.toMatch(/\sstyle=|\son\w+=|<style>|<script>/)
    },
  )

  test.each([
    ['/terms', 'Terms of use'],
    ['/privacy', 'Privacy policy'],
  ])('%s has the look of the portal, also at its earlier address', async (path, title) => {
    const { text, headers } = await server.call('GET', path)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(text).toMatch(/<meta name="description" content="[^"]{30,}">/)
    expect(text).toContain('<link rel="stylesheet" href="/assets/page-4f5e6a7b.css">')
    expect(await server.call('GET', `${path}.html`)).toMatchObject({ status: 301, headers: { location: path } })
  })

  test('hashed files are cached forever, others are revalidated', async () => {
    const script = await server.call('GET', '/assets/page-0a1b2c3d.js')
    expect(script).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
    })
    expect(script.headers['content-type']).toMatch(/javascript/)
    expect((await server.call('GET', '/robots.txt')).headers['cache-control']).toBe('no-cache')
  })

  test('the manifest of the app is a file, not the portal', async () => {
    const { status, headers, text } = await server.call('GET', '/manifest.webmanifest')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
    expect(JSON.parse(text)).toEqual({ name: 'Vehicle Partner' })
  })

  test('the check of a roadside pack is in no cache and no search engine', async () => {
    const { status, headers } = await server.call('GET', '/check/any-token', { headers: html })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const other = await server.call('GET', '/login', { headers: html })
    expect(other.headers['x-robots-tag']).toBeUndefined()
  })

  test('the worker may ask for files of the portal alone, and is asked for anew', async () => {
    const { headers } = await server.call('GET', '/portalWorker.js')
    expect(headers['content-security-policy']).toBe(`default-src 'none'; connect-src 'self'`)
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('long responses are compressed if the client accepts it', async () => {
    for (const coding of ['br', 'gzip']) {
      const { headers } = await server.call('GET', '/assets/page-0a1b2c3d.js', { headers: { 'accept-encoding': coding } })
      expect(headers).toMatchObject({ 'content-encoding': coding, vary: expect.stringMatching(/accept-encoding/i) as string })
    }
    expect((await server.call('GET', '/assets/page-0a1b2c3d.js')).headers['content-encoding']).toBeUndefined()
  })

  test('a missing file is not the portal, and files outside its folder cannot be read', async () => {
    expect((await server.call('GET', '/assets/gone-00000000.js', { headers: html })).status).toBe(404)
    for (const path of ['/../app.ts', '/%2e%2e/app.ts', '/assets/../../app.ts', '/assets/%2e%2e%2f%2e%2e%2fapp.ts', '/..%5capp.ts'])
      expect((await server.call('GET', path)).text).not.toContain('createApp')
  })

  test('a server without a built portal shows a message', async () => {
    const bare = await testServer({ portal: '/nowhere' })
    expect(await bare.call('GET', '/login')).toMatchObject({ status: 503, text: expect.stringContaining('not built') as string })
    expect((await bare.call('GET', '/healthz')).status).toBe(200)
    await bare.close()
  })
})
