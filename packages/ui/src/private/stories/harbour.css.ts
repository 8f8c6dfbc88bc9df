import { globalStyle } from '@vanilla-extract/css'
import { brandTheme } from '../../theme/brand.ts'
import { harbour } from './harbour.ts'

for (const [selector, style] of brandTheme('[data-brand="harbour"]', harbour)) globalStyle(selector, style)
