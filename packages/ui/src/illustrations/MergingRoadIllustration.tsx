import type { Ref, SVGAttributes } from 'react'
import { cx } from '../private/cx.ts'
import { BusShape } from '../private/BusShape.tsx'
import { laneMarkings, middleMarkings } from './mergingRoadMarkings.ts'
import * as styles from './MergingRoadIllustration.css.ts'

export interface MergingRoadIllustrationProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Labels of the left arm, the right arm and the merged road. */
  labels: readonly [string, string, string]
  ref?: Ref<SVGSVGElement>
}

// The x axis is centred. The arms extend in a straight line above the view box.
const road = 'M-554-900-320-900 0 630 320-900 554-900 58 752Q48 790 48 830V4000H-48V830Q-48 790-58 752z'

/** Two roads that merge into one, as in the logo. Decorative. */
export function MergingRoadIllustration({ labels, className, ...rest }: MergingRoadIllustrationProps) {
  const [left, right, merged] = labels
  return (
    <svg aria-hidden="true" {...rest} viewBox="-432 0 864 900" preserveAspectRatio="xMidYMax meet" className={cx(styles.root, className)}>
      <path className={styles.road} d={road} />
      <path className={styles.lane} d={laneMarkings} />
      <path className={styles.dash} d={middleMarkings} />
      <circle className={styles.stop} cx="0" cy="778" r="17" />
      <BusShape x={-219} y={92} rotation={75} scale={1.5} />
      <BusShape x={-103} y={290} rotation={78} scale={1.3} />
      <BusShape x={-114} y={470} rotation={75} scale={1.1} />
      <BusShape x={194} y={186} rotation={105} scale={1.4} />
      <BusShape x={79} y={402} rotation={102} scale={1.17} tone="accent" />
      <BusShape x={88} y={560} rotation={105} scale={1} />
      <text className={cx(styles.label, styles.anchor.end)} x="-156" y="530">
        {left}
      </text>
      <text className={cx(styles.label, styles.anchor.start)} x="156" y="530">
        {right}
      </text>
      <text className={cx(styles.label, styles.anchor.start)} x="76" y="785">
        {merged}
      </text>
    </svg>
  )
}
