import { drawIcon } from '../drawIcon.ts'

export const ArrowDown = /*#__PURE__*/ drawIcon([
  ['path', { d: 'M12 5v14' }],
  ['path', { d: 'm19 12-7 7-7-7' }],
])
