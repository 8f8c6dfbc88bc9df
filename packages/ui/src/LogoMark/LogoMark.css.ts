import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { LogoSize, LogoTone } from './LogoMark.tsx'

const { color } = theme

export const root = style({ display: 'block', flexShrink: 0 })

const square = (px: number) => ({ inlineSize: rem(px), blockSize: rem(px) })

export const size = styleVariants<LogoSize>({
  small: square(24),
  medium: square(32),
  fluid: { ...square(32), '@media': { [media.belowLaptop]: square(24) } },
})

// In forced-colors mode the panel gets a system color.
const forced = { '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }

export const lane = styleVariants<LogoTone>({
  brand: { fill: color.brand.text, ...forced },
  inverse: { fill: color.sidebar.textStrong, ...forced },
})

export const dash = style({ fill: color.sidebar.mark })
export const farDash = style({ fill: color.sidebar.mark, opacity: 0.6 })
