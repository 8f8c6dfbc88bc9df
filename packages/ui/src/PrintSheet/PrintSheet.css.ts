import { globalStyle } from '@vanilla-extract/css'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'

// Paper is black on white in every theme, and its sizes are points and millimetres, not the tokens of a screen.
const ink = '#000' // paper has no theme
const paper = '#fff' // paper has no theme
const line = `0.3mm solid ${ink}`
const page = 'print-sheet'

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

export const title = style({ margin: 0, fontSize: '20pt', lineHeight: 1.2, fontWeight: 700, color: ink })
export const textLine = style({ margin: 0 })
export const group = style({ marginBlockStart: '5mm' })
export const groupTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4mm',
  margin: 0,
  paddingBlockEnd: '1mm',
  borderBlockEnd: `0.6mm solid ${ink}`,
  fontSize: '14pt',
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
export const mark = style({ flex: 'none', minInlineSize: '12mm', fontSize: '17pt', fontWeight: 700 })
export const text = style({ flex: 1, minInlineSize: 0 })
export const label = style({ display: 'block', fontSize: '15pt', fontWeight: 600 })
export const detail = style({ display: 'block', fontSize: '11pt' })
export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '8mm',
  blockSize: '8mm',
  border: `0.5mm solid ${ink}`,
  fontSize: '15pt',
  fontWeight: 700,
  lineHeight: 1,
})
export const footer = style({ marginBlock: '5mm 0', fontSize: '10pt', breakInside: 'avoid' })

globalStyle(`@page ${page}`, { size: 'A5', margin: '10mm' } as object)
// Of the page around it only its ancestors remain, without their own content and their room. The sheets of paper before it are A5 too.
globalStyle(`body:has(${root}) :not(:has(${root})):not(${root}):not(${root} *)`, {
  '@layer': { [components]: { '@media': { [media.print]: { display: 'none' } } } },
})
globalStyle(`html:has(${root}), body:has(${root}), body :has(${root})`, {
  '@layer': { [components]: { '@media': { [media.print]: { page, margin: 0, padding: 0, gap: 0, minBlockSize: 0, background: paper } } } },
})
