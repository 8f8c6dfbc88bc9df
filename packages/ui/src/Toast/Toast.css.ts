import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { ToastTone } from './toastStore.ts'
import type { ToastPosition } from './ToastRegion.tsx'

const { color, space } = theme

const rise = keyframes({ from: { opacity: 0, translate: `0 ${rem(-8)}` } })

export const region = style({
  position: 'fixed',
  zIndex: theme.zIndex.toast,
  inlineSize: `min(${rem(400)}, calc(100% - ${space['8']}))`,
  maxBlockSize: `calc(100% - ${space['8']})`,
  pointerEvents: 'none',
})

export const position = styleVariants<ToastPosition>({
  'top-end': { insetBlockStart: space['4'], insetInlineEnd: space['4'] },
  'top-start': { insetBlockStart: space['4'], insetInlineStart: space['4'] },
  'bottom-end': { insetBlockEnd: space['4'], insetInlineEnd: space['4'] },
  'bottom-start': { insetBlockEnd: space['4'], insetInlineStart: space['4'] },
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: space['3'], margin: 0, padding: 0, listStyle: 'none' })

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  paddingBlock: space['2'],
  paddingInline: `${space['4']} ${space['2']}`,
  border: `${theme.borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: theme.radius.large,
  background: color.bg.surface,
  color: color.text.primary,
  boxShadow: theme.shadow.overlay,
  // An open dialog disables pointer events on the page; toasts stay usable above it.
  pointerEvents: 'auto',
  userSelect: 'text',
  // Horizontal swipes dismiss the toast, vertical ones scroll the page.
  touchAction: 'pan-y',
  translate: 'var(--vp-toast-swiped, 0)',
  '@media': { [media.motion]: { animation: `${rise} ${theme.duration.moderate} ${theme.easing.standard}` } },
})

export const icon = styleVariants<ToastTone>({
  success: { color: color.success.icon },
  error: { color: color.danger.solid },
  warning: { color: color.warning.icon },
  info: { color: color.info.icon },
})

const firstLine = rem(6)

export const mark = style({ display: 'flex', flexShrink: 0, alignItems: 'center', blockSize: rem(24), marginBlockStart: firstLine })

export const words = style({ flexGrow: 1, minInlineSize: 0, paddingBlock: firstLine, overflowWrap: 'anywhere' })
export const message = style({ ...typography.body, fontWeight: 500 })
export const count = style({ ...typography.small, color: color.text.tertiary, marginInlineStart: space['2'] })
export const description = style({ ...typography.small, color: color.text.secondary })
export const action = style({ marginBlockStart: space['2'], marginBlockEnd: space['1'] })
