import { demoOrganizations } from '@vehicle-partner/api/mock'
import sharp from 'sharp'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { storedFiles } from '../db/schema/operationTables.ts'
import { findCaller } from '../auth/sessions.ts'
import { inTransaction } from '../events/transaction.ts'
import { allJobs } from '../jobs/jobRegistry.ts'
import { attachUploads, storeUpload, type StoredFile } from './storeUploads.ts'

const text = '%PDF-1.4\n% a licence\n%%EOF\n'
async function* content(of = text) {
  yield Buffer.from(of)
}

const smallVersion = (location: string, size: string) => `${location}&size=${size}`
async function* bytes(of: Uint8Array) {
  yield of
}
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .png()
    .toBuffer()

describe.each(databaseKinds())('files on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  const contextAs = async (person: 'owner' | 'vehicles') => {
    const caller = await findCaller(server.db, server.now(), await server.tokenOf(person))
    return { ...server.dependencies(), caller }
  }
  const take = async (kind = 'vehicle', of = text) =>
    storeUpload(await contextAs('vehicles'), { kind, name: '../../etc/pa\0p\u202eer.pdf', content: content(of) })
  const bare = ({ Location }: StoredFile) => Location.split('?')[0] ?? ''
  const get = async (url: string, person?: Parameters<TestServer['tokenOf']>[0]) =>
    server.call('GET', url, person ? { token: await server.tokenOf(person) } : {})

  test('are served with headers that prevent scripts', async () => {
    const file = await take()
    expect(file.name).toBe('paper.pdf')
    const { status, headers, text: body } = await get(bare(file), 'vehicles')
    expect([status, body]).toEqual([200, text])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
      'content-security-policy': expect.stringContaining(`default-src 'none'`),
      'content-disposition': expect.stringMatching(/^inline; filename="paper\.pdf"/),
    })
    const again = await server.call('GET', bare(file), {
      token: await server.tokenOf('vehicles'),
      headers: { 'if-none-match': headers['etag'] ?? '' },
    })
    expect(again.status).toBe(304)
  })

  test('have the last 200 characters of a long name, all of them whole', async () => {
    const file = await storeUpload(await contextAs('vehicles'), {
      kind: 'vehicle',
      name: `🚌${'a'.repeat(195)}.pdf`,
      content: content(text),
    })
    expect(file.name).toBe(`${'a'.repeat(195)}.pdf`)
  })

  test('are not stored if nothing of a damaged picture can be read', async () => {
    async function* damaged() {
      yield Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, ...Buffer.from('<script>alert(1)</script>')])
    }
    const send = storeUpload(await contextAs('vehicles'), { kind: 'vehicle', name: 'licence.jpg', content: damaged() })
    await expect(send).rejects.toMatchObject({ status: 422, message: 'We could not read this picture. Please choose another one' })
  })

  test('are visible to their uploader only until they are attached, then to members with access to their kind', async () => {
    const file = await take()
    expect((await get(bare(file), 'owner')).status).toBe(404)
    const context = await contextAs('vehicles')
    const about = { partner_id: demoOrganizations.okafor.id, kinds: ['vehicle'] }
    const kept = await inTransaction(context, (tx) => attachUploads(tx, context, [file.Location], about))
    expect(kept).toEqual([{ Location: bare(file), name: 'paper.pdf', size: text.length, mime: 'application/pdf' }])
    expect((await get(bare(file), 'owner')).status).toBe(200)
    expect((await get(bare(file), 'drivers')).status).toBe(403)
    expect((await get(bare(file), 'disabled')).status).toBe(403)
    expect((await get(bare(file), 'individual')).status).toBe(404)
  })

  test('a signed link opens a file without a token; other links do not', async () => {
    const file = await take()
    expect((await get(file.Location)).status).toBe(200)
    expect((await get(bare(file))).status).toBe(401)
    expect((await get(`${file.Location}x`)).status).toBe(401)
    expect((await get('/files/upl_nobody', 'owner')).status).toBe(404)
    expect(server.logged.join('')).not.toContain(new URL(file.Location, 'http://x').searchParams.get('sig'))
  })

  test('a foreign upload, one of another kind and a missing one cannot be attached', async () => {
    const [mine, licence] = [await take(), await take('driver')]
    const owner = await contextAs('owner')
    const vehicles = await contextAs('vehicles')
    const about = { partner_id: demoOrganizations.okafor.id, kinds: ['vehicle'] }
    for (const [context, location] of [
      [owner, mine.Location],
      [vehicles, licence.Location],
      [vehicles, '/files/upl_nobody'],
      [vehicles, 'https://evil.example/x'],
    ] as const)
      await expect(inTransaction(context, (tx) => attachUploads(tx, context, [location], about))).rejects.toMatchObject({
        code: 'ValidationError',
        errors: { files: 'Kindly select a file' },
      })
  })

  test('a photo has small versions: upright, for who may see it, kept beside it and deleted with it', async () => {
    // A photo as phones take it: turned by its metadata.
    const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#357' } })
      .composite([{ input: await noise(800, 600), gravity: 'centre' }])
      .jpeg({ quality: 90 })
      .withExif({ IFD0: { Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const file = await storeUpload(await contextAs('vehicles'), { kind: 'vehicle', name: 'front.jpg', content: bytes(photo) })
    const read = async (size: string) => {
      const answer = await server.app.inject({ method: 'GET', url: smallVersion(file.Location, size) })
      const { width, height } = await sharp(answer.rawPayload).metadata()
      return {
        status: answer.statusCode,
        type: answer.headers['content-type'],
        bytes: answer.rawPayload.length,
        width,
        height,
        headers: answer.headers,
      }
    }
    const thumbnail = await read('thumbnail')
    expect(thumbnail).toMatchObject({ status: 200, type: 'image/webp', width: 160, height: 160 })
    expect(thumbnail.bytes).toBeLessThan(photo.length / 10)
    expect(thumbnail.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, max-age=3600' })
    expect(await read('photo')).toMatchObject({ type: 'image/webp', width: 480, height: 640 })
    // Again, from what was kept.
    expect(await read('thumbnail')).toMatchObject({ bytes: thumbnail.bytes })
    // Another size is the photo itself, and the rules of access are its own.
    expect(await read('huge')).toMatchObject({ type: 'image/jpeg' })
    expect((await get(`${bare(file)}?size=thumbnail`)).status).toBe(401)
    expect((await get(`${bare(file)}?size=thumbnail`, 'individual')).status).toBe(404)
    const again = await server.call('GET', smallVersion(file.Location, 'thumbnail'), {
      headers: { 'if-none-match': String(thumbnail.headers['etag']) },
    })
    expect(again.status).toBe(304)
    const kept = () => readdirSync(server.filesFolder, { recursive: true }).filter((name) => String(name).endsWith('.webp')).length
    const before = kept()
    expect(before).toBeGreaterThanOrEqual(2)
    server.advanceClock({ days: 2 })
    const dependencies = server.dependencies()
    await allJobs.find(({ name }) => name === 'cleanup')?.run(dependencies, dependencies.now)
    expect(kept()).toBe(before - 2)
  })

  test('a photo that cannot be read, a PDF and a photo that is small already are served as they are', async () => {
    const small = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#357' } })
      .png()
      .toBuffer()
    // Signature and header, then 20,000 bytes of pixels and a checksum that cannot be decoded.
    const broken = Buffer.concat([small.subarray(0, 33), Buffer.from([0, 0, 0x4e, 0x20]), Buffer.from('IDAT'), Buffer.alloc(20_004, 7)])
    for (const [name, content] of [
      ['small.png', small],
      ['broken.png', broken],
    ] as const) {
      const file = await storeUpload(await contextAs('vehicles'), { kind: 'vehicle', name, content: bytes(content) })
      const { status, headers } = await get(smallVersion(file.Location, 'thumbnail'))
      expect([status, headers['content-type']], name).toEqual([200, 'image/png'])
    }
    expect((await get(smallVersion((await take()).Location, 'thumbnail'))).text).toBe(text)
  })

  test('unused files are deleted after a day; equal content that is in use stays', async () => {
    const loose = await take('vehicle', '%PDF-1.4 loose')
    const context = await contextAs('vehicles')
    const used = await take('vehicle', '%PDF-1.4 used')
    await take('vehicle', '%PDF-1.4 used')
    await inTransaction(context, (tx) =>
      attachUploads(tx, context, [used.Location], { partner_id: demoOrganizations.okafor.id, kinds: ['vehicle'] }),
    )
    const before = await server.db.$count(storedFiles)
    server.advanceClock({ days: 2 })
    const dependencies = server.dependencies()
    await allJobs.find(({ name }) => name === 'cleanup')?.run(dependencies, dependencies.now)
    expect(await server.db.$count(storedFiles)).toBeLessThan(before)
    expect((await get(bare(loose), 'vehicles')).status).toBe(404)
    expect((await get(bare(used), 'vehicles')).text).toBe('%PDF-1.4 used')
  })
})
