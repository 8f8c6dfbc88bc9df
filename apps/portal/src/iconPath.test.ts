import { expect, test } from 'vitest'
import { toIconPath, type IconElement } from '../iconPath.ts'

test.each<[name: string, element: IconElement, path: string]>([
  ['an absolute path', ['path', { d: 'M5 12h14' }], 'M5 12h14'],
  ['a path that starts relative', ['path', { d: 'm6 9 6 6 6-6' }], 'M6 9l6 6 6-6'],
  ['numbers without a space', ['path', { d: 'm21.5.5-8-14a2 2 0 0 0-3 0' }], 'M21.5 .5l-8-14a2 2 0 0 0-3 0'],
  ['a command after the start', ['path', { d: 'm9 12h6' }], 'M9 12h6'],
  ['a line', ['line', { x1: '12', x2: '12.01', y1: '16', y2: '16' }], 'M12 16L12.01 16'],
  ['a polyline', ['polyline', { points: '4 17 10 11 4 5' }], 'M4 17 10 11 4 5'],
  ['a polygon', ['polygon', { points: '3 11 22 2 13 21' }], 'M3 11 22 2 13 21z'],
  ['a circle', ['circle', { cx: '12', cy: '10', r: '3' }], 'M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0'],
  ['an ellipse', ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }], 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0'],
  ['a rectangle', ['rect', { width: '18', height: '4', x: '3', y: '11' }], 'M3 11h18v4h-18z'],
  [
    'a rectangle with round corners',
    ['rect', { width: '18', height: '11', x: '3', y: '11', rx: '2' }],
    'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2z',
  ],
])('%s', (_name, element, path) => {
  expect(toIconPath([element])).toBe(path)
})

test('elements follow each other in one path', () => {
  expect(
    toIconPath([
      ['path', { d: 'M8 2v3' }],
      ['path', { d: 'm9 12 2 2' }],
    ]),
  ).toBe('M8 2v3M9 12l2 2')
})

test('an icon with more than its stroke has no path', () => {
  const dot = { cx: '7', cy: '7', r: '1' }
  expect(toIconPath([['circle', dot]])).toBeDefined()
  expect(
    toIconPath([
      ['path', { d: 'M8 2v3' }],
      ['circle', { ...dot, fill: 'currentColor' }],
    ]),
  ).toBeUndefined()
})

test('an element without lines is rejected', () => {
  expect(() => toIconPath([['g', {}]])).toThrow('no path: g')
})
