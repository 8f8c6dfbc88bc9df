import { cx } from 'class-variance-authority'
import type { Ref, SVGAttributes } from 'react'
import { BusShape } from '../Bus/BusShape.tsx'
import { laneMarks, middleMarks } from './marks.ts'
import * as styles from './MergingRoad.css.ts'

export interface MergingRoadProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** The word at the left arm, at the right arm, and where they have become one. */
  labels: readonly [string, string, string]
  ref?: Ref<SVGSVGElement>
}

// Units from the middle line; the arms go on above the box as straight as they are in it.
const road = 'M-554-900-320-900 0 630 320-900 554-900 58 752Q48 790 48 830V4000H-48V830Q-48 790-58 752z'

/** Two lanes that merge into one: the mark, drawn as a road that comes from beyond the page. Decoration only. */
export function MergingRoad({ labels, className, ...rest }: MergingRoadProps) {
  const [left, right, together] = labels
  return (
    <svg aria-hidden="true" {...rest} viewBox="-432 0 864 900" preserveAspectRatio="xMidYMax meet" className={cx(styles.root, className)}>
      <path className={styles.road} d={road} />
      <path className={styles.lane} d={laneMarks} />
      <path className={styles.dash} d={middleMarks} />
      <circle className={styles.stop} cx="0" cy="778" r="17" />
      <BusShape x={-219} y={92} turn={75} scale={1.5} />
      <BusShape x={-103} y={290} turn={78} scale={1.3} />
      <BusShape x={-114} y={470} turn={75} scale={1.1} />
      <BusShape x={194} y={186} turn={105} scale={1.4} />
      <BusShape x={79} y={402} turn={102} scale={1.17} tone="accent" />
      <BusShape x={88} y={560} turn={105} scale={1} />
      <text className={cx(styles.label, styles.anchor.end)} x="-156" y="530">
        {left}
      </text>
      <text className={cx(styles.label, styles.anchor.start)} x="156" y="530">
        {right}
      </text>
      <text className={cx(styles.label, styles.anchor.start)} x="76" y="785">
        {together}
      </text>
    </svg>
  )
}
