import { drawIcon } from '../drawIcon.ts'

export const Menu = /*#__PURE__*/ drawIcon([
  ['path', { d: 'M4 5h16' }],
  ['path', { d: 'M4 12h16' }],
  ['path', { d: 'M4 19h16' }],
])
