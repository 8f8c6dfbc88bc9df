import type { StyleRule } from '@vanilla-extract/css'
import { theme } from '../../theme/contract.css.ts'
import { styleVariants } from '../../theme/style.ts'
import type { SeriesLook } from './seriesLooks.ts'

/** The colours of the looks; amber comes last, because elsewhere it says 'here'. */
export const seriesColor: Record<SeriesLook, string> = {
  first: theme.color.chart['1'],
  second: theme.color.chart['3'],
  third: theme.color.chart['4'],
  fourth: theme.color.chart['5'],
  fifth: theme.color.chart['2'],
}

/** Where the system gives the colours, dashes tell the looks apart. */
export const forcedDashes: Record<SeriesLook, string> = { first: 'none', second: '10 4', third: '4 4', fourth: '14 4 4 4', fifth: '2 5' }

/** One class for each look. */
export const styleSeries = (rule: (look: SeriesLook) => StyleRule): Record<SeriesLook, string> =>
  styleVariants<SeriesLook>({
    first: rule('first'),
    second: rule('second'),
    third: rule('third'),
    fourth: rule('fourth'),
    fifth: rule('fifth'),
  })
