import { globalFontFace } from '@vanilla-extract/css'

// The metrics centre capitals in their line. They are in the file too, for browsers that ignore the overrides.
const metrics = { ascentOverride: '99%', descentOverride: '27%', lineGapOverride: '0%' }

globalFontFace('Overpass Variable', {
  src: 'url("./overpass.woff2") format("woff2")',
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  ...metrics,
})

// Overpass over Arial, mean width of the portal's own sentences.
const fallbackScale = 1.006

// A local face drawn to the same measures, so that nothing moves when the font arrives.
const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`
globalFontFace('Overpass Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
  sizeAdjust: percent(fallbackScale),
  ascentOverride: percent(0.99 / fallbackScale),
  descentOverride: percent(0.27 / fallbackScale),
  lineGapOverride: '0%',
})
