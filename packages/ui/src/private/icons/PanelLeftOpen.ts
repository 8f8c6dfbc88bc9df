import { drawIcon } from '../drawIcon.ts'

export const PanelLeftOpen = /*#__PURE__*/ drawIcon([
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
  ['path', { d: 'M9 3v18' }],
  ['path', { d: 'm14 9 3 3-3 3' }],
])
