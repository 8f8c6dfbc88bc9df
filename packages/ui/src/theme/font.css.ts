import { globalFontFace } from '@vanilla-extract/css'

// These metrics center capital letters vertically. The font file has them as well, for browsers without overrides.
const metrics = { ascentOverride: '99%', descentOverride: '27%', lineGapOverride: '0%' }

globalFontFace('Overpass Variable', {
  src: 'url("./overpass.woff2") format("woff2")',
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  ...metrics,
})

// The average width of Overpass relative to Arial, measured with the portal's texts.
const fallbackScale = 1.006

// A local fallback with the same metrics, to avoid layout shifts.
const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`
globalFontFace('Overpass Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
  sizeAdjust: percent(fallbackScale),
  ascentOverride: percent(0.99 / fallbackScale),
  descentOverride: percent(0.27 / fallbackScale),
  lineGapOverride: '0%',
})
