// Shapes of Lucide (../lucide-LICENSE.txt). Icons that are shown together are one module: a bundler puts a module into one file.
import { drawIcon } from '../drawIcon.ts'

export const ArrowDown = /*#__PURE__*/ drawIcon([
  ['path', { d: 'M12 5v14' }],
  ['path', { d: 'm19 12-7 7-7-7' }],
])
export const ArrowLeft = /*#__PURE__*/ drawIcon([
  ['path', { d: 'm12 19-7-7 7-7' }],
  ['path', { d: 'M19 12H5' }],
])
export const ArrowUp = /*#__PURE__*/ drawIcon([
  ['path', { d: 'm5 12 7-7 7 7' }],
  ['path', { d: 'M12 19V5' }],
])
export const ArrowUpRight = /*#__PURE__*/ drawIcon([
  ['path', { d: 'M7 7h10v10' }],
  ['path', { d: 'M7 17 17 7' }],
])
export const ChevronsUpDown = /*#__PURE__*/ drawIcon([
  ['path', { d: 'm7 15 5 5 5-5' }],
  ['path', { d: 'm7 9 5-5 5 5' }],
])
export const Minus = /*#__PURE__*/ drawIcon([['path', { d: 'M5 12h14' }]])
export const Plus = /*#__PURE__*/ drawIcon([
  ['path', { d: 'M5 12h14' }],
  ['path', { d: 'M12 5v14' }],
])
