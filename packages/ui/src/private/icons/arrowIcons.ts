// Shapes of Lucide (../lucide-LICENSE.txt). Icons that are shown together are one module: a bundler puts a module into one file.
import { drawIcon } from '../drawIcon.ts'

export const ArrowDown = /*#__PURE__*/ drawIcon('M12 5v14M19 12l-7 7-7-7')
export const ArrowLeft = /*#__PURE__*/ drawIcon('M12 19l-7-7 7-7M19 12H5')
export const ArrowUp = /*#__PURE__*/ drawIcon('M5 12l7-7 7 7M12 19V5')
export const ArrowUpRight = /*#__PURE__*/ drawIcon('M7 7h10v10M7 17 17 7')
export const ChevronsUpDown = /*#__PURE__*/ drawIcon('M7 15l5 5 5-5M7 9l5-5 5 5')
export const Minus = /*#__PURE__*/ drawIcon('M5 12h14')
export const Plus = /*#__PURE__*/ drawIcon('M5 12h14M12 5v14')
