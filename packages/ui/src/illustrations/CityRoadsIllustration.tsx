import type { Ref, SVGAttributes } from 'react'
import { cx } from '../private/cx.ts'
import { BusShape } from '../private/BusShape.tsx'
import * as styles from './CityRoadsIllustration.css.ts'
import * as shared from './illustration.css.ts'

/** The text of one vehicle's tag. */
export interface CityRoadsVehicle {
  plate: string
  driver: string
}

export interface CityRoadsIllustrationProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Four stops of the main route in order, then two of the route that crosses it. */
  stops: readonly [string, string, string, string, string, string]
  /** The highlighted vehicle of the main route, then the two on the crossing route. */
  vehicles: readonly [CityRoadsVehicle, CityRoadsVehicle, CityRoadsVehicle]
  ref?: Ref<SVGSVGElement>
}

interface StopPosition {
  x: number
  y: number
  /** Offset of the label from the stop. */
  dx: number
  dy: number
  anchor: 'start' | 'middle' | 'end'
}

// Corners have a radius of 120; stops in a corner lie on the arc.
const crossingRoute = 'M-2000 448H267.3A120 120 0 0 0 352.1 412.9L557.9 207.1A120 120 0 0 1 642.7 172H4000'
const mainRoad = 'H194.3A120 120 0 0 1 279.1 231.1L624.9 576.9A120 120 0 0 1 660 661.7V4000'
const travelledRoute = 'H194.3A120 120 0 0 1 279.1 231.1L500 452'
const remainingRoute = 'M500 452 624.9 576.9A120 120 0 0 1 660 661.7V4000'

const stopPositions: readonly StopPosition[] = [
  { x: 112, y: 196, dx: 0, dy: 40, anchor: 'middle' },
  { x: 340, y: 292, dx: -28, dy: 28, anchor: 'end' },
  { x: 651, y: 616, dx: 50, dy: -4, anchor: 'start' },
  { x: 660, y: 748, dx: -40, dy: 6, anchor: 'end' },
  { x: 140, y: 448, dx: 0, dy: -26, anchor: 'middle' },
  { x: 597, y: 181, dx: -4, dy: -49, anchor: 'middle' },
]

/** Two crossing bus routes seen from above, with stops and vehicles that carry plate and driver. Decorative. */
export function CityRoadsIllustration({ stops, vehicles, className, ...rest }: CityRoadsIllustrationProps) {
  const [highlighted, first, second] = vehicles
  return (
    <svg aria-hidden="true" {...rest} viewBox="0 0 800 900" preserveAspectRatio="xMinYMax meet" className={cx(shared.root, className)}>
      <path className={shared.sideRoad} d="M112 196V-2000M470 404H4000M660 748H4000" />
      <path className={cx(shared.sideRoad, styles.hiddenWhenScaled)} d="M140 448V634a6 6 0 0 1-6 6H-2000" />
      <path className={shared.road} d={crossingRoute} />
      <path className={shared.road} d={`M-2000 196${mainRoad}`} />
      <path className={shared.otherRoute} d={crossingRoute} />
      <path className={shared.travelled} d={`M112 196${travelledRoute}`} />
      <path className={shared.remaining} d={remainingRoute} />
      {stopPositions.map(({ x, y, dx, dy, anchor }, index) => (
        <g key={`${x} ${y}`}>
          <circle className={shared.stop} cx={x} cy={y} r="9" />
          <text className={cx(styles.label, styles.anchor[anchor])} x={x + dx} y={y + dy}>
            {stops[index]}
          </text>
        </g>
      ))}
      <path className={styles.leader} d="M542 466h30M214 470v46M700 196v49" />
      <BusShape x={112} y={60} rotation={90} scale={0.8} />
      <BusShape x={214} y={448} />
      <BusShape x={700} y={172} rotation={180} />
      <BusShape x={500} y={452} rotation={45} tone="accent" />
      <VehicleTag x={572} y={440} {...highlighted} />
      <VehicleTag x={196} y={516} {...first} />
      <VehicleTag x={624} y={245} {...second} />
    </svg>
  )
}

function VehicleTag({ x, y, plate, driver }: CityRoadsVehicle & { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.tag} width="152" height="52" rx="6" />
      <text className={styles.plate} x="14" y="22">
        {plate}
      </text>
      <text className={styles.driver} x="14" y="41">
        {driver}
      </text>
    </g>
  )
}
