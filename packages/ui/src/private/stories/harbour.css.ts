import { globalStyle } from '@vanilla-extract/css'
import { createBrandTheme } from '../../theme/brand.ts'
import { harbour } from './harbour.ts'

for (const [selector, style] of createBrandTheme('[data-brand="harbour"]', harbour)) globalStyle(selector, style)
