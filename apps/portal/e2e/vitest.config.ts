import { defineConfig } from 'vitest/config'
import { slowTag } from '../../../tools/slowTag.ts'

export default defineConfig({
  resolve: { conditions: ['@vehicle-partner/source'] },
  ssr: { resolve: { conditions: ['@vehicle-partner/source'] } },
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['globalSetup.ts'],
    environment: 'node',
    tags: [slowTag],
    // The files of a worker share one browser: starting one takes as long as a short journey.
    isolate: false,
    // `npm test` names the tests that needed another try. Tests that share what an earlier one has made opt out.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // As long as the browser's own timeouts: machines can be busy.
    expect: { poll: { timeout: 75_000 } },
    maxWorkers: 2,
    // A test that fails half-way leaves waits and routes behind, which reject when its context is closed: its own failure is the one to report.
    onUnhandledError: ({ message }) => !/Target page, context or browser has been closed/.test(message),
  },
})
