import { drawIcon } from '../drawIcon.ts'

export const ChevronDown = /*#__PURE__*/ drawIcon([['path', { d: 'm6 9 6 6 6-6' }]])
