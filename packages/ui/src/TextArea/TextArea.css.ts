import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { TextAreaMaxRows, TextAreaRows } from './TextArea.tsx'

const padding = rem(9)
const height = (rows: number) => `calc(${rem(24 * rows)} + 2 * ${padding})`

export const control = style({ display: 'block', resize: 'vertical', paddingBlock: padding })

// Browsers without `field-sizing` show the resize handle.
export const grows = style({
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content', resize: 'none' } },
})

export const maxRows = styleVariants<`${TextAreaMaxRows}`>({
  6: { maxBlockSize: height(6) },
  8: { maxBlockSize: height(8) },
  12: { maxBlockSize: height(12) },
  20: { maxBlockSize: height(20) },
})

export const rows = styleVariants<`${TextAreaRows}`>({
  2: { minBlockSize: height(2) },
  3: { minBlockSize: height(3) },
  4: { minBlockSize: height(4) },
  6: { minBlockSize: height(6) },
  8: { minBlockSize: height(8) },
})
