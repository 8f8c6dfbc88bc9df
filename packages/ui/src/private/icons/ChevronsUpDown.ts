import { drawIcon } from '../drawIcon.ts'

export const ChevronsUpDown = /*#__PURE__*/ drawIcon([
  ['path', { d: 'm7 15 5 5 5-5' }],
  ['path', { d: 'm7 9 5-5 5 5' }],
])
