'use client'
import { BusShape } from '../private/BusShape.tsx'
import {
  splitLine,
  findNearestPoint,
  toPathData,
  createProjection,
  createRouteFrame,
  smoothLine,
  type ScreenPoint,
  type GeoPoint,
} from './routeGeometry.ts'
import { placeLabels, selectButtonPoints } from './placeLabels.ts'
import type { MapWater, RouteStop, RouteStopStatus, RouteVehicle } from './RouteMap.tsx'
import * as styles from './RouteMap.css.ts'

interface RouteDrawingProps {
  size: { width: number; height: number; textScale: number }
  stops: readonly RouteStop[]
  path: readonly GeoPoint[] | undefined
  track: readonly (readonly GeoPoint[])[] | undefined
  vehicle: RouteVehicle | undefined
  water: readonly MapWater[]
  roads: readonly (readonly GeoPoint[])[]
  selectedId: string | null
  statusLabels: Readonly<Record<RouteStopStatus, string>>
  /** The minimum distance between two markers, in px. */
  minDistance: number
  /** Where a position is drawn. @default the whole route fills the frame */
  project?: (point: GeoPoint) => ScreenPoint | undefined
  onSelect: (id: string | null) => void
}

type DrawnStop = RouteStop & ScreenPoint & { weight: number; text: string }

/** Positions within this distance of the road, in px, are drawn on it, because GPS is inexact. */
const roadTolerance = 40
const none: readonly never[] = []

/** The route as an SVG drawing: the road, what was driven of it, the stops and the bus. */
export function RouteDrawing({
  size,
  stops,
  path,
  track = none,
  vehicle,
  water,
  roads,
  selectedId,
  statusLabels,
  minDistance,
  project = createProjection([...stops, ...(path ?? []), ...track.flat()], createRouteFrame(size)),
  onSelect,
}: RouteDrawingProps) {
  const { width, height, textScale } = size
  const projectAll = (points: readonly GeoPoint[]) => points.flatMap((point) => project(point) ?? [])
  const drawnStops = stops.flatMap((stop, index): DrawnStop[] => {
    const at = project(stop)
    const isEnd = index === 0 || index === stops.length - 1
    const weight = (stop.id === selectedId ? 8 : 0) + (stop.status === 'current' ? 4 : 0) + (isEnd ? 2 : 0)
    return at ? [{ ...stop, ...at, weight, text: stop.name }] : []
  })
  const line = path && path.length > 1 ? projectAll(path) : smoothLine(drawnStops)
  const at = vehicle && project(vehicle)
  const nearestPoint = at && findNearestPoint(line, at)
  const bus =
    at &&
    (nearestPoint && nearestPoint.distance <= roadTolerance
      ? nearestPoint
      : { ...at, angle: vehicle.heading === undefined ? 0 : vehicle.heading - 90 })
  const lastDoneStop = drawnStops.findLast(({ status }) => status === 'done')
  const position =
    nearestPoint && nearestPoint.distance <= roadTolerance ? nearestPoint : lastDoneStop && findNearestPoint(line, lastDoneStop)
  const driven = track.map((piece) => toPathData(projectAll(piece))).join('')
  const [passedLine, upcomingLine] = position ? splitLine(line, position) : [[], line]
  // What lies outside the frame cannot be seen, so it has neither a label nor a button.
  const stopsInFrame = drawnStops.filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height)
  const stopLabels = placeLabels(stopsInFrame, { width, height, textScale, taken: bus ? [bus] : [] })
  const selectedStop = drawnStops.find(({ id }) => id === selectedId)

  return (
    <>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={styles.drawing}>
        {water.map(({ id, points }) => (
          <path key={id} d={`${toPathData(projectAll(points))}z`} className={styles.water} />
        ))}
        {water.map(({ id, name, points }) => (
          <WaterName key={id} name={name} points={projectAll(points)} size={size} />
        ))}
        {roads.map((road, index) => (
          <path key={index} d={toPathData(projectAll(road))} className={styles.sideRoad} />
        ))}
        <path d={toPathData(line)} className={styles.road} />
        <path d={toPathData(driven ? line : upcomingLine)} className={styles.ahead} />
        <path d={driven || toPathData(passedLine)} className={styles.travelled} />
        {drawnStops.map((stop) => (
          <g key={stop.id}>
            <circle cx={stop.x} cy={stop.y} r={6.5} className={styles.stop[stop.status ?? 'upcoming']} />
            {stop.status === 'failed' ? <path d={`M${stop.x - 2.5} ${stop.y - 2.5}l5 5m0 -5l-5 5`} className={styles.cross} /> : null}
          </g>
        ))}
        {selectedStop ? <circle cx={selectedStop.x} cy={selectedStop.y} r={10.5} className={styles.chosen} /> : null}
        {stopLabels.map(({ id, text, x, y, anchor }) => (
          <text key={id} x={x} y={y} textAnchor={anchor} className={styles.label}>
            {text}
          </text>
        ))}
        {bus ? (
          <g className={styles.bus} style={{ transform: `translate(${bus.x}px, ${bus.y}px)` }}>
            <BusShape x={0} y={0} rotation={bus.angle} scale={0.56} tone="accent" />
          </g>
        ) : null}
      </svg>
      {selectButtonPoints(stopsInFrame, minDistance).map((stop) => (
        <button
          key={stop.id}
          type="button"
          aria-pressed={stop.id === selectedId}
          aria-label={[stop.name, stop.time, statusLabels[stop.status ?? 'upcoming']].filter(Boolean).join(', ')}
          onClick={() => onSelect(stop.id === selectedId ? null : stop.id)}
          className={styles.marker}
          style={{ transform: `translate(calc(${stop.x}px - 50%), calc(${stop.y}px - 50%))` }}
        />
      ))}
    </>
  )
}

interface WaterNameProps {
  name: string | undefined
  points: readonly ScreenPoint[]
  size: { width: number; height: number }
}

/** Centers the name in the visible part of the water. */
function WaterName({ name, points, size }: WaterNameProps) {
  if (name === undefined || points.length === 0) return null
  const seen = (values: number[], most: number) => (Math.max(Math.min(...values), 0) + Math.min(Math.max(...values), most)) / 2
  const x = seen(
    points.map((point) => point.x),
    size.width,
  )
  const y = seen(
    points.map((point) => point.y),
    size.height,
  )
  return (
    <text x={x} y={y} textAnchor="middle" className={styles.waterName}>
      {name}
    </text>
  )
}
