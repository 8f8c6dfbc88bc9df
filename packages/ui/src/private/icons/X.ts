import { drawIcon } from '../drawIcon.ts'

export const X = /*#__PURE__*/ drawIcon([
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
])
