import { defineConfig } from 'vitest/config'
import { addDarkStory, darkTag } from './stories/addDarkStory.ts'
import { storyTests } from './stories/storyTests.ts'

/** One story of each file in dark. */
export default defineConfig({
  test: { projects: [storyTests('dark stories', { plugins: [addDarkStory], tags: { include: [darkTag] } })], maxWorkers: 2 },
})
