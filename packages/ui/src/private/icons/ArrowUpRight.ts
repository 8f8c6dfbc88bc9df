import { drawIcon } from '../drawIcon.ts'

export const ArrowUpRight = /*#__PURE__*/ drawIcon([
  ['path', { d: 'M7 7h10v10' }],
  ['path', { d: 'M7 17 17 7' }],
])
