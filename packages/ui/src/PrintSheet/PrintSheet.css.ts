import { globalStyle } from '@vanilla-extract/css'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'

// Paper is black on white in every theme, and its sizes are points and millimetres, not the tokens of a screen.
const ink = '#000' // paper has no theme
const paper = '#fff' // paper has no theme
const line = `0.3mm solid ${ink}`
const page = 'print-sheet'
const pageA4 = 'print-sheet-a4'
/** A size for A5, where the text has 13 points; smaller in proportion on A4. */
const points = (size: number) => `${(size / 13).toFixed(3)}em`

export const root = style({
  display: 'none',
  color: ink,
  background: paper,
  colorScheme: 'light',
  fontSize: '13pt',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'block', page } },
})

/** Documents are kept and filed: A4 with smaller type. */
export const a4 = style({ fontSize: '10.5pt', '@media': { [media.print]: { page: pageA4 } } })

/** As on paper: A5 with its margin. */
export const preview = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '148mm',
  maxInlineSize: '100%',
  minBlockSize: '210mm',
  padding: '10mm',
  border: line,
  '@media': { [media.print]: { inlineSize: 'auto', minBlockSize: 0, padding: 0, border: 0 } },
})

export const previewA4 = style({
  inlineSize: '210mm',
  minBlockSize: '297mm',
  padding: '15mm',
  '@media': { [media.print]: { inlineSize: 'auto', minBlockSize: 0, padding: 0 } },
})

export const title = style({ margin: 0, fontSize: points(20), lineHeight: 1.2, fontWeight: 700, color: ink })
export const textLine = style({ margin: 0 })
export const group = style({ marginBlockStart: '5mm' })
export const groupTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4mm',
  margin: 0,
  paddingBlockEnd: '1mm',
  borderBlockEnd: `0.6mm solid ${ink}`,
  fontSize: points(14),
  fontWeight: 700,
  color: ink,
  breakAfter: 'avoid',
})
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '3mm',
  paddingBlock: '1.8mm',
  borderBlockEnd: line,
  breakInside: 'avoid',
})
export const mark = style({ flex: 'none', minInlineSize: '12mm', fontSize: points(17), fontWeight: 700 })
export const text = style({ flex: 1, minInlineSize: 0 })
export const label = style({ display: 'block', fontSize: points(15), fontWeight: 600 })
export const detail = style({ display: 'block', fontSize: points(11) })
export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '8mm',
  blockSize: '8mm',
  border: `0.5mm solid ${ink}`,
  fontSize: points(15),
  fontWeight: 700,
  lineHeight: 1,
})
export const amount = style({ flex: 'none', marginInlineStart: 'auto', fontSize: points(14), fontVariantNumeric: 'tabular-nums' })
export const footer = style({ marginBlock: '5mm 0', fontSize: points(10), breakInside: 'avoid' })

globalStyle(`@page ${page}`, { size: 'A5', margin: '10mm' } as object)
globalStyle(`@page ${pageA4}`, { size: 'A4', margin: '15mm' } as object)
// Of the page around it only its ancestors remain, without their own content and their room. The sheets of paper before it are A5 too.
globalStyle(`body:has(${root}) :not(:has(${root})):not(${root}):not(${root} *)`, {
  '@layer': { [components]: { '@media': { [media.print]: { display: 'none' } } } },
})
globalStyle(`html:has(${root}), body:has(${root}), body :has(${root})`, {
  '@layer': { [components]: { '@media': { [media.print]: { page, margin: 0, padding: 0, gap: 0, minBlockSize: 0, background: paper } } } },
})
globalStyle(`html:has(${a4}), body:has(${a4}), body :has(${a4})`, {
  '@layer': { [components]: { '@media': { [media.print]: { page: pageA4 } } } },
})
// Other dialogs are not printed.
globalStyle(`[aria-modal][data-state]:has(${root})`, {
  '@layer': { [components]: { '@media': { [media.print]: { position: 'static', display: 'block' } } } },
})
