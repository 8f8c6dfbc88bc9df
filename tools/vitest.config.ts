import { defineConfig } from 'vitest/config'
import { slowTag } from './slowTag.ts'

export default defineConfig({
  test: {
    tags: [slowTag],
    root: import.meta.dirname,
    include: ['check/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
