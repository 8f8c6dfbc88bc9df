import { globalStyle } from '@vanilla-extract/css'
import { createBrandTheme } from '../../theme/brand.ts'
import { harbourBrand } from './harbourBrand.ts'

for (const [selector, style] of createBrandTheme('[data-brand="harbour"]', harbourBrand)) globalStyle(selector, style)
