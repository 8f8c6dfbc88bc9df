import { defineConfig } from 'vitest/config'
import { slowTag } from '../../tools/slowTag.ts'

const conditions = ['@vehicle-partner/source', 'module', 'node', 'development|production']

export default defineConfig(({ mode }) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // The global set-up is loaded by an environment of its own.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    // `npm run kill-ledger` runs the one file of its own.
    include: [mode === 'ledger' ? 'test/fuzz/*.test.ts' : 'src/**/*.test.ts'],
    environment: 'node',
    tags: [slowTag],
    globalSetup: ['test/globalSetup.ts'],
    // `npm run test:databases`: the tests of rules on every kind of database.
    provide: { everyDatabase: mode === 'databases' },
    // Files of a worker share what they import, which would take longer to load each time than most of them run: each works on a database of
    // its own, and no module of the server keeps anything that a file could leave behind.
    isolate: false,
    // Two embedded databases at a time are enough for a small machine.
    maxWorkers: 2,
    // Servers that one file starts side by side: more would only wait for a core.
    maxConcurrency: 3,
    // Machines are busy at times, and a database is not made in an instant.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
}))
