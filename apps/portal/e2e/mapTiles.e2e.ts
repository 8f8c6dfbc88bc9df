// @module-tag slow
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, phone, setUpBrowser } from './pageActions.ts'
import { removeServerData, startServer, type RunningServer } from './testServer.ts'

setUpBrowser()
const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dfe5da"/><path d="M0 90h256M120 0v256" stroke="#fff" stroke-width="10"/></svg>`
let tiles: Server
let server: RunningServer
let requests: { path: string; headers: IncomingHttpHeaders }[] = []
let isDown = false

beforeAll(async () => {
  tiles = createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers })
    if (isDown) response.writeHead(503).end()
    else response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(tile)
  })
  await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve))
  const { port } = tiles.address() as AddressInfo
  server = await startServer({
    MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.svg`,
    MAP_TILES_ATTRIBUTION: '© OpenStreetMap contributors',
    MAP_TILES_ATTRIBUTION_URL: 'https://www.openstreetmap.org/copyright',
  })
}, 60_000)
afterAll(async () => {
  tiles.close()
  await server.stop()
  await removeServerData(server)
})

/** Opens the first of the coming trips, and its map. */
async function openMap(options: { expected?: RegExp } = {}) {
  requests = []
  const page = await openPage(server.url, '/trips', { email: 'trips@demo.test', viewport: phone, ...options })
  await page.locator('main a[href*="/trips/information/upcoming/"]').first().click()
  const map = page.getByRole('region', { name: /^Map: / })
  // It is drawn when it comes into view.
  await page.getByRole('heading', { name: 'Map', exact: true }).scrollIntoViewIfNeeded()
  await map.scrollIntoViewIfNeeded()
  return { page, map }
}

test('a route lies on the tiles of the operator, which learn where the portal is and no more', async () => {
  isDown = false
  const { page, map } = await openMap()
  await map.getByRole('button', { name: 'Zoom in' }).waitFor()
  expect(await map.getByRole('link', { name: /OpenStreetMap contributors/ }).getAttribute('href')).toContain('openstreetmap.org/copyright')
  expect(requests.length).toBeGreaterThan(0)
  for (const { path, headers } of requests) {
    expect(path).toMatch(/^\/\d+\/\d+\/\d+\.svg$/)
    expect(headers.referer).toBe(`${server.url}/`)
    expect(headers.cookie ?? headers.authorization).toBeUndefined()
  }
  const zoomOf = ({ path }: { path: string }) => Number(path.split('/')[1])
  const before = Math.max(...requests.map(zoomOf))
  await map.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => Math.max(...requests.map(zoomOf))).toBe(before + 1)
  // Paper has the drawing alone.
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => map.locator('img').count()).toBe(0)
  expect(await map.locator('svg').first().isVisible()).toBe(true)
})

test('while the tile server is down the drawing is shown, and a second try brings the map', async () => {
  isDown = true
  const { map } = await openMap({ expected: /503/ })
  await map.getByText('The map could not be loaded. This is a drawing of the route.').waitFor()
  expect(await map.locator('svg').first().isVisible()).toBe(true)
  isDown = false
  await map.getByRole('button', { name: 'Try again' }).click()
  await map.getByRole('button', { name: 'Zoom in' }).waitFor()
})
