import { demoOrganizations } from '@vehicle-partner/api/mock'
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
