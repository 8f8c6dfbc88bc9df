import { drawIcon } from '../drawIcon.ts'

export const Minus = /*#__PURE__*/ drawIcon([['path', { d: 'M5 12h14' }]])
