import { drawIcon } from '../drawIcon.ts'

export const ArrowUp = /*#__PURE__*/ drawIcon([
  ['path', { d: 'm5 12 7-7 7 7' }],
  ['path', { d: 'M12 19V5' }],
])
