import { drawIcon } from '../drawIcon.ts'

export const Check = /*#__PURE__*/ drawIcon([['path', { d: 'M20 6 9 17l-5-5' }]])
