import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import type { Job } from './job.ts'
import { createScheduler } from './scheduler.ts'

describe.each(databaseKinds())('lanes of jobs, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  test('a job that takes long delays only the jobs of its lane', async () => {
    const release = Promise.withResolvers<void>()
    const runs: string[] = []
    const job = (name: string, more: Partial<Job> = {}): Job => ({
      name,
      summary: 'A test job.',
      every: { seconds: 1 },
      run: async () => void runs.push(name),
      ...more,
    })
    const scheduler = createScheduler({
      jobs: [
        job('long', {
          lane: 'reports',
          async run() {
            runs.push('long')
            await release.promise
          },
        }),
        job('same lane', { lane: 'reports' }),
        job('short'),
      ],
      database: server.app.database,
      clock: server.now,
      log: server.app.log,
      dependenciesAt: () => server.dependencies(),
    })
    await scheduler.runDue()
    server.advanceClock({ seconds: 2 })
    scheduler.start()
    await vi.waitFor(() => expect(runs.toSorted()).toEqual(['long', 'short']), { timeout: 20_000 })
    server.advanceClock({ seconds: 2 })
    await vi.waitFor(() => expect(runs.filter((name) => name === 'short')).toHaveLength(2), { timeout: 20_000 })
    expect(runs).not.toContain('same lane')
    release.resolve()
    await vi.waitFor(() => expect(runs).toContain('same lane'), { timeout: 20_000 })
    await scheduler.stop()
  })
})
