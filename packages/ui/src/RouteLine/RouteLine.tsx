import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './RouteLine.css.ts'

export interface RouteLineStop {
  id: string
  name: string
  /** When the stop is reached, as text: "14 min". */
  time?: string
}

export interface RouteLineProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Name of the list: "Stops to CMS". */
  'aria-label': string
  /** In driving order. */
  stops: readonly RouteLineStop[]
  ref?: Ref<HTMLDivElement>
}

/** More stops, or longer names, are drawn from top to bottom at any width. */
const mostStops = 12
const longestName = 24

/** The stops of a route as a line: from start to end where there is width, from top to bottom elsewhere. */
export function RouteLine({ 'aria-label': label, stops, className, ...rest }: RouteLineProps) {
  const isShort = stops.length <= mostStops && stops.every(({ name }) => name.length <= longestName)
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <ol aria-label={label} className={cx(styles.list, isShort && styles.shortList)}>
        {stops.map(({ id, name, time }, index) => {
          const isEnd = index === 0 || index === stops.length - 1
          return (
            <li key={id} className={cx(styles.stop, isShort && styles.shortStop)}>
              <span className={cx(styles.name, isShort && styles.shortName)}>{name}</span>
              <span aria-hidden="true" className={cx(styles.marker, isEnd && styles.end, isShort && styles.shortMarker)} />
              {time === undefined ? null : (
                <span className={cx(styles.time, isShort && styles.shortTime)}>
                  <VisuallyHidden>, </VisuallyHidden>
                  {time}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
