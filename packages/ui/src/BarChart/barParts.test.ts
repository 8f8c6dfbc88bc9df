import { describe, expect, test } from 'vitest'
import { describeParts, namedStatuses, stackParts, toDrawnBar } from './barParts.ts'

const names = { done: 'Completed', current: 'Active', upcoming: 'Upcoming' }
const bar = { id: '1', label: 'Sat 21 Nov' }

describe('the parts of a bar', () => {
  test.each([
    [{ value: 7 }, 7, { done: 7, current: 0, upcoming: 0 }],
    [{ value: 7, planned: true }, 7, { done: 0, current: 0, upcoming: 7 }],
    [{ value: 99, parts: { done: 9, current: 3, upcoming: 7 } }, 19, { done: 9, current: 3, upcoming: 7 }],
    [{ value: 0, parts: { done: -1, current: Number.NaN } }, 0, { done: 0, current: 0, upcoming: 0 }],
  ])('%o', (datum, value, parts) => {
    expect(toDrawnBar({ ...bar, ...datum })).toMatchObject({ value, parts })
  })

  test.each([
    [{ value: 7 }, [], ['Completed']],
    [{ value: 7, planned: true }, ['upcoming'], ['Upcoming']],
    [{ value: 7, parts: { done: 7 } }, ['done'], ['Completed']],
    [
      { value: 19, parts: { done: 9, current: 3, upcoming: 7 } },
      ['done', 'current', 'upcoming'],
      ['Completed 9', 'Active 3', 'Upcoming 7'],
    ],
  ])('%o: named %j, in words %j', (datum, statuses, words) => {
    const drawn = toDrawnBar({ ...bar, ...datum })
    expect(namedStatuses([{ ...bar, ...datum }], [drawn])).toEqual(statuses)
    expect(describeParts(drawn, names, String)).toEqual(words)
  })

  test.each([
    [{ done: 4, current: 0, upcoming: 0 }, 100, [100]],
    [{ done: 8, current: 0, upcoming: 2 }, 106, [84.8, 21.2]],
    [{ done: 998, current: 1, upcoming: 1 }, 100, [99.8, 0.1, 0.1]],
    [{ done: 1, current: 1, upcoming: 2 }, 8, [2, 2, 4]],
    [{ done: 0, current: 0, upcoming: 0 }, 50, []],
    [{ done: 3, current: 0, upcoming: 0 }, 0, []],
  ])('%o in %i px: heights %j', (parts, height, heights) => {
    const stack = stackParts(parts, 10, height)
    expect(stack.map((part) => Math.round(part.height * 10) / 10)).toEqual(heights)
    // Nothing overlaps, and the last part reaches the top.
    expect(stack.at(-1)?.y ?? 10).toBeCloseTo(10)
    for (const [index, part] of stack.entries()) expect(part.y + part.height).toBeCloseTo(stack[index - 1]?.y ?? 10 + height)
  })
})
