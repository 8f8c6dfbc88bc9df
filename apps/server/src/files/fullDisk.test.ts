// @module-tag slow
import { existsSync, readdirSync } from 'node:fs'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createScratchFolder } from '../../test/scratchFolder.ts'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { reports, storedFiles, uploads } from '../db/schema/operationTables.ts'
import { createDiskStore, writeToDisk, type WriteFile } from './diskStore.ts'
import { watchFreeSpace } from './freeSpace.ts'

const { okafor } = demoOrganizations
const insufficient = { status: 507, body: { code: 'InsufficientStorage', message: expect.any(String) as string } }
const gigabyte = 1024 ** 3

/** Writes a part, and then the disk is full. */
const failingWrite: WriteFile = async (place, chunks) => {
  const cut = async function* () {
    for await (const chunk of chunks) yield chunk.subarray(0, 10)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  await writeToDisk(place, cut())
}

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const form = () =>
  Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'),
    Buffer.from(png, 'base64'),
    Buffer.from('\r\n--x--\r\n'),
  ])

describe.each(databaseKinds())('a full disk, on %s', (lane) => {
  let server: TestServer
  let token: string
  /** What the disk does now. */
  let free = 10 * gigabyte
  let writeFile: WriteFile = writeToDisk
  beforeAll(async () => {
    server = await testServer({
      lane,
      disk: {
        storageReserveBytes: gigabyte,
        readFreeBytes: async () => free,
        writeFile: (place, chunks) => writeFile(place, chunks),
      },
    })
    token = await server.tokenOf('owner')
  })
  afterAll(() => server.close())
  const upload = async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/upload/vehicle/files',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: form(),
    })
    return { status: answer.statusCode, body: answer.json<unknown>() }
  }
  const createReport = () => server.call('POST', `/v1/partners/${okafor.id}/reports`, { token, body: { type: 'payouts', format: 'csv' } })
  const countRows = async () => [await server.db.$count(storedFiles), await server.db.$count(uploads)]

  test('an upload that meets it gets 507 and leaves no file and no row', async () => {
    const before = await countRows()
    writeFile = failingWrite
    expect(await upload()).toMatchObject(insufficient)
    writeFile = writeToDisk
    expect(await countRows()).toEqual(before)
    expect(await upload()).toMatchObject({ status: 200 })
  })

  test('a report that meets it stays queued and is created later', async () => {
    const before = await countRows()
    writeFile = failingWrite
    const { body } = await createReport()
    expect(body).toMatchObject({ data: { status: 'queued', file: null } })
    writeFile = writeToDisk
    expect(await countRows()).toEqual(before)
    server.advanceClock({ minutes: 1 })
    await server.app.services.scheduler.run('report-builder')
    expect((await server.db.select().from(reports)).filter(({ status }) => status !== 'ready')).toEqual([])
  })

  test('with less than the reserve, uploads are refused and reads go on', async () => {
    await waitForNextReading()
    free = gigabyte - 1
    expect(await upload()).toMatchObject(insufficient)
    expect(await server.call('GET', '/v1/users/profile', { token })).toMatchObject({ status: 200 })
    // The embedded database is on the same disk: no write reaches it.
    const write = await server.call('POST', `/v1/partners/${okafor.id}/reports`, { token, body: { type: 'passwords' } })
    expect(write.status === 507).toBe(lane === 'embedded')
    await waitForNextReading()
    free = 10 * gigabyte
    expect(await upload()).toMatchObject({ status: 200 })
  })
  /** The free space is read once a second. */
  const waitForNextReading = () => new Promise((resolve) => setTimeout(resolve, 1100))
})

test('a store keeps nothing of content that it could not write', async () => {
  const folder = createScratchFolder('store')
  const store = createDiskStore(folder, failingWrite)
  const content = new Uint8Array(100)
  await expect(store.write('ab'.repeat(32), content)).rejects.toThrow('ENOSPC')
  await expect(store.receive(chunksOf(content))).rejects.toThrow('ENOSPC')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files).toEqual([])
})

test('received content is stored under its hash once it is kept, and deleted otherwise', async () => {
  const folder = createScratchFolder('store')
  const store = createDiskStore(folder)
  const received = await store.receive(chunksOf(new Uint8Array(3), new Uint8Array(4)))
  expect(received).toMatchObject({ size: 7, hash: expect.stringMatching(/^[\da-f]{64}$/) as string })
  expect(await store.read(received.hash)).toBeUndefined()
  await received.keep()
  await received.discard()
  expect((await store.read(received.hash))?.destroy()).toBeDefined()
  const given = await store.receive(chunksOf(new Uint8Array(5)))
  await given.discard()
  expect(readdirSync(`${folder}/incoming`)).toEqual([])
  expect(existsSync(`${folder}/${given.hash.slice(0, 2)}/${given.hash}`)).toBe(false)
})

test('the free space is read once a second, and unknown space is room', async () => {
  let [at, reads] = [0, 0]
  const readFree = async () => {
    reads += 1
    if (reads === 3) throw new Error('ENOENT')
    return reads === 1 ? 100 : 50
  }
  const space = watchFreeSpace('/nowhere', 60, { readFree, elapsed: () => at })
  expect([await space.hasRoom(), await space.hasRoom(40), await space.hasRoom(41)]).toEqual([true, true, false])
  at += 1001
  await expect(space.require()).rejects.toMatchObject({ code: 'InsufficientStorage' })
  at += 1001
  expect(await space.hasRoom(1e12)).toBe(true)
})

async function* chunksOf(...chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}
