import { cx } from '../private/cx.ts'
import { Check } from '../private/icons/messageIcons.ts'
import { Icon } from '../private/Icon.tsx'
import * as styles from './DepartureMark.css.ts'
import type { TimetableMark } from './Timetable.tsx'

/** A tick, or an empty box for what is open to anyone. */
export const DepartureMark = ({ mark }: { mark: TimetableMark }) => (
  <span aria-hidden="true" className={cx(styles.mark, mark === 'own' ? styles.own : styles.open)}>
    {mark === 'own' ? (
      <Icon size="small">
        <Check />
      </Icon>
    ) : null}
  </span>
)
