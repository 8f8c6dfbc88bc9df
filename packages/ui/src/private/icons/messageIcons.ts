// Shapes of Lucide (../lucide-LICENSE.txt). Icons that are shown together are one module: a bundler puts a module into one file.
import { drawIcon } from '../drawIcon.ts'

export const ArrowRight = /*#__PURE__*/ drawIcon('M5 12h14M12 5l7 7-7 7')
export const Check = /*#__PURE__*/ drawIcon('M20 6 9 17l-5-5')
export const ChevronDown = /*#__PURE__*/ drawIcon('M6 9l6 6 6-6')
export const ChevronLeft = /*#__PURE__*/ drawIcon('M15 18l-6-6 6-6')
export const ChevronRight = /*#__PURE__*/ drawIcon('M9 18l6-6-6-6')
export const CircleAlert = /*#__PURE__*/ drawIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8L12 12M12 16L12.01 16')
export const CircleCheck = /*#__PURE__*/ drawIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12')
export const ExternalLink = /*#__PURE__*/ drawIcon('M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6')
export const Info = /*#__PURE__*/ drawIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01')
export const TriangleAlert = /*#__PURE__*/ drawIcon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
)
export const X = /*#__PURE__*/ drawIcon('M18 6 6 18M6 6l12 12')
