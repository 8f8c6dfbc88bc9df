import { expect, test } from 'vitest'
import { listStories } from '../.storybook/catalog.ts'
import { flows } from './flowList.ts'

const stories = new Set(listStories().flatMap(({ title, exports }) => exports.map((name) => `${title} ${name}`)))

test.each(Object.values(flows).flatMap(({ name, steps }) => steps.map((step) => [name, `${step.title} ${step.story}`] as const)))(
  '%s: there is a story %s',
  (_flow, story) => expect(stories).toContain(story),
)
