// Shapes of Lucide (../lucide-LICENSE.txt). Icons that are shown together are one module: a bundler puts a module into one file.
import { drawIcon } from '../drawIcon.ts'

export const ArrowRight = /*#__PURE__*/ drawIcon([
  ['path', { d: 'M5 12h14' }],
  ['path', { d: 'm12 5 7 7-7 7' }],
])
export const Check = /*#__PURE__*/ drawIcon([['path', { d: 'M20 6 9 17l-5-5' }]])
export const ChevronDown = /*#__PURE__*/ drawIcon([['path', { d: 'm6 9 6 6 6-6' }]])
export const ChevronLeft = /*#__PURE__*/ drawIcon([['path', { d: 'm15 18-6-6 6-6' }]])
export const ChevronRight = /*#__PURE__*/ drawIcon([['path', { d: 'm9 18 6-6-6-6' }]])
export const CircleAlert = /*#__PURE__*/ drawIcon([
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['line', { x1: '12', x2: '12', y1: '8', y2: '12' }],
  ['line', { x1: '12', x2: '12.01', y1: '16', y2: '16' }],
])
export const CircleCheck = /*#__PURE__*/ drawIcon([
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'm16 9-5.5 5.5L8 12' }],
])
export const ExternalLink = /*#__PURE__*/ drawIcon([
  ['path', { d: 'M15 3h6v6' }],
  ['path', { d: 'M10 14 21 3' }],
  ['path', { d: 'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6' }],
])
export const Info = /*#__PURE__*/ drawIcon([
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M12 16v-4' }],
  ['path', { d: 'M12 8h.01' }],
])
export const Pause = /*#__PURE__*/ drawIcon([
  ['rect', { x: '14', y: '3', width: '5', height: '18', rx: '1' }],
  ['rect', { x: '5', y: '3', width: '5', height: '18', rx: '1' }],
])
export const Play = /*#__PURE__*/ drawIcon([
  ['path', { d: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z' }],
])
export const TriangleAlert = /*#__PURE__*/ drawIcon([
  ['path', { d: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3' }],
  ['path', { d: 'M12 9v4' }],
  ['path', { d: 'M12 17h.01' }],
])
export const X = /*#__PURE__*/ drawIcon([
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
])
