// Shapes of Lucide (../lucide-LICENSE.txt). Only the carousel has them.
import { drawIcon } from '../drawIcon.ts'

export const Pause = /*#__PURE__*/ drawIcon(
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1z',
)
export const Play = /*#__PURE__*/ drawIcon('M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z')
