import { drawIcon } from '../drawIcon.ts'

export const ArrowLeft = /*#__PURE__*/ drawIcon([
  ['path', { d: 'm12 19-7-7 7-7' }],
  ['path', { d: 'M19 12H5' }],
])
