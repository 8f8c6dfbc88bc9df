import { drawIcon } from '../drawIcon.ts'

export const ChevronRight = /*#__PURE__*/ drawIcon([['path', { d: 'm9 18 6-6-6-6' }]])
