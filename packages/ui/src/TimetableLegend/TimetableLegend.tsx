import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { DepartureMark } from '../Timetable/DepartureMark.tsx'
import type { TimetableLabels } from '../Timetable/Timetable.tsx'
import * as styles from './TimetableLegend.css.ts'

export interface TimetableLegendProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The words that the component brings itself, such as for another language. @default { own: 'Yours', open: 'Open' } */
  labels?: TimetableLabels['marks']
  ref?: Ref<HTMLSpanElement>
}

const defaultLabels: TimetableLabels['marks'] = { own: 'Yours', open: 'Open' }

/** What the marks of a `Timetable` mean, for the header of its card. */
export function TimetableLegend({ labels = defaultLabels, className, ...rest }: TimetableLegendProps) {
  return (
    <span {...rest} className={cx(styles.legend, className)}>
      {(['own', 'open'] as const).map((mark) => (
        <span key={mark} className={styles.legendItem}>
          <DepartureMark mark={mark} />
          {labels[mark]}
        </span>
      ))}
    </span>
  )
}
