import { defineConfig } from 'vitest/config'
import { slowTag } from '../../tools/slowTag.ts'
import { storyTests } from './stories/storyTests.ts'

export default defineConfig({
  test: {
    tags: [slowTag],
    projects: [
      storyTests('stories'),
      {
        resolve: { conditions: ['@vehicle-partner/source'] },
        ssr: { resolve: { conditions: ['@vehicle-partner/source'] } },
        test: { name: 'lists of stories', include: ['flows/*.test.ts', 'docs/*.test.ts', 'foundations/*.test.ts'], environment: 'node' },
      },
      {
        test: {
          name: 'browser pages',
          include: ['csp/*.test.ts', 'fields/*.test.ts', 'visual/*.test.ts'],
          environment: 'node',
          retry: 2,
          // The hooks bundle a page and start a browser.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
    maxWorkers: 2,
  },
})
