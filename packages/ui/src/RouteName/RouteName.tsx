import { Fragment, type HTMLAttributes, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './RouteName.css.ts'

export interface RouteNameProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** In the order of travel: from, to. */
  places: readonly string[]
  /** What the arrow says, such as for another language. @default { to: 'to' } */
  labels?: { to: string }
  ref?: Ref<HTMLSpanElement>
}

const defaultLabels = { to: 'to' }

/** The places that a trip or route connects, with an arrow between them. It has the type of its surroundings. */
export function RouteName({ places, labels = defaultLabels, className, ...rest }: RouteNameProps) {
  return (
    <span {...rest} className={cx(styles.root, className)}>
      {places.map((place, index) => (
        <Fragment key={index}>
          {index === 0 ? null : (
            <span className={styles.join}>
              {' '}
              <span className={styles.arrow}>
                <VisuallyHidden>{labels.to}</VisuallyHidden>
              </span>{' '}
            </span>
          )}
          <bdi>{place}</bdi>
        </Fragment>
      ))}
    </span>
  )
}
