import { drawIcon } from '../drawIcon.ts'

export const ChevronLeft = /*#__PURE__*/ drawIcon([['path', { d: 'm15 18-6-6 6-6' }]])
