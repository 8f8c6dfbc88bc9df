import type { Ref, SVGAttributes } from 'react'
import { cx } from '../private/cx.ts'
import { BusShape } from '../private/BusShape.tsx'
import * as styles from './TrafficIllustration.css.ts'

export interface TrafficIllustrationProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** One bus on a road, or a fleet on three lanes. @default 'single' */
  traffic?: 'single' | 'fleet'
  ref?: Ref<SVGSVGElement>
}

const otherBuses = [
  { x: 62, y: 20 },
  { x: 199, y: 20 },
  { x: 260, y: 48 },
  { x: 42, y: 76 },
  { x: 181, y: 76 },
] as const

/** A stretch of road seen from above, for the head of a card. Decorative. */
export function TrafficIllustration({ traffic = 'single', className, ...rest }: TrafficIllustrationProps) {
  const isFleet = traffic === 'fleet'
  return (
    <svg aria-hidden="true" {...rest} viewBox="0 0 308 96" preserveAspectRatio="xMidYMid slice" className={cx(styles.root, className)}>
      <path className={styles.edge} d={isFleet ? 'M-400 6h1108M-400 90h1108' : 'M-400 20h1108M-400 76h1108'} />
      <path className={styles.dash} d={isFleet ? 'M-400 34h1108M-400 62h1108' : 'M-400 48h1108'} />
      {isFleet ? otherBuses.map((position) => <BusShape key={`${position.x} ${position.y}`} {...position} scale={0.52} />) : null}
      <BusShape x={isFleet ? 135 : 154} y={isFleet ? 48 : 62} scale={isFleet ? 0.66 : 0.6} tone="accent" />
    </svg>
  )
}
