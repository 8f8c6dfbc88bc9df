import type { StyleRule } from '@vanilla-extract/css'
import { theme } from '../../theme/contract.css.ts'
import { styleVariants } from '../../theme/style.ts'
import type { SeriesLook } from './seriesLooks.ts'

/** Series colors. Amber is last, because elsewhere it marks the current item. */
export const seriesColor: Record<SeriesLook, string> = {
  first: theme.color.chart['1'],
  second: theme.color.chart['3'],
  third: theme.color.chart['4'],
  fourth: theme.color.chart['5'],
  fifth: theme.color.chart['2'],
}

/** In forced-colors mode dashes distinguish the series. */
export const forcedDashes: Record<SeriesLook, string> = { first: 'none', second: '10 4', third: '4 4', fourth: '14 4 4 4', fifth: '2 5' }

/** Creates one class per series look. */
export const styleSeries = (rule: (look: SeriesLook) => StyleRule): Record<SeriesLook, string> =>
  styleVariants<SeriesLook>({
    first: rule('first'),
    second: rule('second'),
    third: rule('third'),
    fourth: rule('fourth'),
    fifth: rule('fifth'),
  })
