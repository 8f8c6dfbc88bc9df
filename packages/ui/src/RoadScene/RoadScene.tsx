import { cx } from 'class-variance-authority'
import type { Ref, SVGAttributes } from 'react'
import { BusShape } from '../Bus/BusShape.tsx'
import * as scene from '../private/scene.css.ts'
import * as styles from './RoadScene.css.ts'

/** A vehicle's plate, and who drives it. */
export interface RoadSceneVehicle {
  plate: string
  driver: string
}

export interface RoadSceneProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Four stops of the travelled road from its start, then two of the road that crosses it. */
  stops: readonly [string, string, string, string, string, string]
  /** The vehicle that is under way, then the two on the other road. */
  vehicles: readonly [RoadSceneVehicle, RoadSceneVehicle, RoadSceneVehicle]
  ref?: Ref<SVGSVGElement>
}

interface StopPlace {
  x: number
  y: number
  /** Where the word stands, from the stop. */
  dx: number
  dy: number
  anchor: 'start' | 'middle' | 'end'
}

// Corners turn on a radius of 120; the stops in a corner stand on the arc.
const crossing = 'M-2000 448H267.3A120 120 0 0 0 352.1 412.9L557.9 207.1A120 120 0 0 1 642.7 172H4000'
const main = 'H194.3A120 120 0 0 1 279.1 231.1L624.9 576.9A120 120 0 0 1 660 661.7V4000'
const done = 'H194.3A120 120 0 0 1 279.1 231.1L500 452'
const toCome = 'M500 452 624.9 576.9A120 120 0 0 1 660 661.7V4000'

const places: readonly StopPlace[] = [
  { x: 112, y: 196, dx: 0, dy: 40, anchor: 'middle' },
  { x: 340, y: 292, dx: -28, dy: 28, anchor: 'end' },
  { x: 651, y: 616, dx: 50, dy: -4, anchor: 'start' },
  { x: 660, y: 748, dx: -40, dy: 6, anchor: 'end' },
  { x: 140, y: 448, dx: 0, dy: -26, anchor: 'middle' },
  { x: 597, y: 181, dx: -4, dy: -49, anchor: 'middle' },
]

/** Two city roads with stops and vehicles from above, each vehicle with its plate and driver. Decoration only. */
export function RoadScene({ stops, vehicles, className, ...rest }: RoadSceneProps) {
  const [underWay, first, second] = vehicles
  return (
    <svg aria-hidden="true" {...rest} viewBox="0 0 800 900" preserveAspectRatio="xMinYMax meet" className={cx(scene.root, className)}>
      <path className={scene.sideRoad} d="M112 196V-2000M470 404H4000M660 748H4000" />
      <path className={cx(scene.sideRoad, styles.outOfTheWay)} d="M140 448V634a6 6 0 0 1-6 6H-2000" />
      <path className={scene.road} d={crossing} />
      <path className={scene.road} d={`M-2000 196${main}`} />
      <path className={scene.other} d={crossing} />
      <path className={scene.travelled} d={`M112 196${done}`} />
      <path className={scene.ahead} d={toCome} />
      {places.map(({ x, y, dx, dy, anchor }, at) => (
        <g key={`${x} ${y}`}>
          <circle className={scene.stop} cx={x} cy={y} r="9" />
          <text className={cx(styles.label, styles.anchor[anchor])} x={x + dx} y={y + dy}>
            {stops[at]}
          </text>
        </g>
      ))}
      <path className={styles.leader} d="M542 466h30M214 470v46M700 196v49" />
      <BusShape x={112} y={60} turn={90} scale={0.8} />
      <BusShape x={214} y={448} />
      <BusShape x={700} y={172} turn={180} />
      <BusShape x={500} y={452} turn={45} tone="accent" />
      <Tag x={572} y={440} {...underWay} />
      <Tag x={196} y={516} {...first} />
      <Tag x={624} y={245} {...second} />
    </svg>
  )
}

function Tag({ x, y, plate, driver }: RoadSceneVehicle & { x: number; y: number }) {
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
