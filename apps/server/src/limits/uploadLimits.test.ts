import { demoPeople } from '@vehicle-partner/api/mock'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { limitCounters } from '../db/schema/limitTables.ts'
import { storedFiles, uploads } from '../db/schema/operationTables.ts'
import { counterKey } from './countUse.ts'
import { countedLimits, otherLimits, type LimitName } from './limits.ts'

describe.each(databaseKinds())('limits of uploads, on %s', (lane) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await testServer({ lane })
    token = await server.tokenOf('vehicles')
  })
  beforeEach(() => server.db.delete(limitCounters))
  afterAll(() => server.close())

  const { id: userId } = demoPeople.vehicles
  async function useUp(name: LimitName, left: number): Promise<void> {
    const quota = countedLimits[name].quotas.find(({ by }) => by === 'user')
    const window_ends_at = new Date(server.now().getTime() + 60_000)
    await server.db
      .insert(limitCounters)
      .values({ key: counterKey(server.dependencies().secrets, name, 'user', userId), used: (quota?.most ?? 0) - left, window_ends_at })
  }
  const upload = (content: string) =>
    server.call('POST', '/v1/upload/vehicle/files', {
      token,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n${content}\n%%EOF\n\r\n--x--\r\n`,
    })
  const uploadAtOnce = async (count: number) => {
    const responses = await Promise.all(Array.from({ length: count }, (_, place) => upload(`${'x'.repeat(1000)}${place}`)))
    return [200, 201, 429].map((code) => responses.filter(({ status }) => status === code).length)
  }

  test('the number of files a day', async () => {
    await useUp('upload', 2)
    const [ok = 0, created = 0, rejected] = await uploadAtOnce(4)
    expect([ok + created, rejected]).toEqual([2, 2])
  })

  test('the bytes a day', async () => {
    await useUp('uploadBytes', 2500)
    const [ok = 0, created = 0, rejected] = await uploadAtOnce(4)
    expect([ok + created, rejected]).toEqual([2, 2])
    const { headers } = await upload('y'.repeat(5000))
    expect(headers['ratelimit-policy']).toContain('"uploadBytes-user";q=2147483648;w=86400;qu="content-bytes"')
  })

  test('the bytes that are attached to nothing, also at once; attached ones do not count', async () => {
    await server.db.update(uploads).set({ attached_at: server.now() }).where(isNull(uploads.attached_at))
    const size = otherLimits.unattachedBytes.most - 2500
    await server.db.insert(storedFiles).values({ hash: 'large', mime: 'application/pdf', size, created_at: server.now() })
    const large = { id: 'upl_large', hash: 'large', kind: 'vehicle', name: 'a.pdf', uploaded_by: userId, created_at: server.now() }
    await server.db.insert(uploads).values(large)
    server.advanceClock({ minutes: 60 })
    const [ok = 0, created = 0, rejected] = await uploadAtOnce(4)
    expect([ok + created, rejected]).toEqual([2, 2])
    // The oldest is deleted when it is a day old.
    expect(await upload('z'.repeat(5000))).toMatchObject({ status: 429, headers: { 'retry-after': String(23 * 3600) } })
    await server.db
      .update(uploads)
      .set({ attached_at: server.now() })
      .where(and(eq(uploads.id, large.id), isNull(uploads.attached_at)))
    expect((await upload('z'.repeat(5000))).status).toBeLessThan(300)
  })
})
