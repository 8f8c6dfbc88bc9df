// Long, because each prop is described.
'use client'
import { useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { useChartSize } from '../private/chart/useChartSize.ts'
import { useControllableState } from '../private/useControllableState.ts'
import { useMediaQuery } from '../private/useMediaQuery.ts'
import { media } from '../theme/media.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { GeoPoint } from './routeGeometry.ts'
import { RouteDrawing } from './RouteDrawing.tsx'
import * as styles from './RouteMap.css.ts'
import { StopList } from './StopList.tsx'
import { TileMap } from './TileMap.tsx'
import { useThrottledAnnouncement, useThrottled } from './useThrottled.ts'

/** `current` is the next stop, or the stop where the vehicle is; `failed` was skipped. */
export type RouteStopStatus = 'done' | 'current' | 'upcoming' | 'failed'
export type RouteMapHeight = 'normal' | 'low'

export interface RouteStop extends GeoPoint {
  id: string
  name: string
  /** The time as text: "about 07:04". */
  time?: string
  /** A second line in the list: "2 waiting". */
  detail?: string
  /** @default 'upcoming' */
  status?: RouteStopStatus
}

export interface RouteVehicle extends GeoPoint {
  /** The announced name: its plate. */
  name: string
  /** Degrees clockwise from north; used when the vehicle is not on the route. */
  heading?: number
}

/** An area of water. */
export interface MapWater {
  id: string
  name?: string
  points: readonly GeoPoint[]
}

/** The props of a third-party map. */
export interface RouteMapAdapter {
  stops: readonly RouteStop[]
  path: readonly GeoPoint[]
  /** The recorded way, if it is known. */
  track?: readonly (readonly GeoPoint[])[] | undefined
  vehicle: RouteVehicle | undefined
  selectedId: string | null
  onSelect: (id: string | null) => void
  /** Of the map, in px; `textScale` is the root font size relative to 16 px. The width is 0 until it is measured. */
  size: { width: number; height: number; textScale: number }
  /** What assistive technology says of a stop after its name and time. */
  statusLabels: Readonly<Record<RouteStopStatus, string>>
  /** The user prefers no animation. */
  reducedMotion: boolean
  /** Call it when the first tiles have loaded. */
  onReady: () => void
  /** Call it when the map fails to load. */
  onFail: () => void
}

export interface RouteMapLabels {
  /** The name of the map. @default 'Map: Ajah to CMS' */
  map: (label: string) => string
  /** The name of the list. @default 'Stops: Ajah to CMS' */
  stops: (label: string) => string
  skip: string
  status: Record<RouteStopStatus, string>
  /** Announced while the vehicle moves, at most every 30 seconds. */
  nextStop: (vehicle: string, stop: string) => string
  allStopsPassed: (vehicle: string) => string
  empty: string
  mapLoading: string
  mapFailed: string
  mapRetry: string
}

export interface RouteMapProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onSelect'> {
  /** Names the route: "Ajah to CMS". */
  'aria-label': string
  /** In driving order. */
  stops: readonly RouteStop[]
  /** The path of the road. @default a curve through the stops */
  path?: readonly GeoPoint[]
  /**
   * The recorded way, oldest first, in pieces without gaps. It is drawn solid and `path` dashed, also where it was passed.
   * @default the passed part of `path`
   */
  track?: readonly (readonly GeoPoint[])[] | undefined
  /** Where the vehicle is, and its direction. */
  vehicle?: RouteVehicle | undefined
  /** Lagoons and rivers, for orientation. */
  water?: readonly MapWater[]
  /** Other roads, for orientation. */
  roads?: readonly (readonly GeoPoint[])[]
  /** The age of the position as text: "Live, 12 s ago". */
  freshness?: string
  /** The position is outdated. */
  stale?: boolean
  /** The selected stop; `null` selects none. */
  selectedId?: string | null
  /** The stop that is selected at first. */
  defaultSelectedId?: string | null
  /** Called with the stop that the user selects; null for none. */
  onSelect?: (id: string | null) => void
  /** 400 px, or 240 px on phones; `low` is always 240 px. @default 'normal' */
  height?: RouteMapHeight
  /** `none` if the page lists the stops itself. @default 'beside' */
  list?: 'beside' | 'none'
  /** Below the map: "A solid line is driven." */
  caption?: ReactNode
  /** For a surface that has the frame: the map reaches its edges. */
  flush?: boolean
  /** Renders a tile map instead. The drawing is shown until it is ready, and if it fails. */
  renderMap?: (adapter: RouteMapAdapter) => ReactNode
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<RouteMapLabels>
  ref?: Ref<HTMLDivElement>
}

const defaultLabels: RouteMapLabels = {
  map: (label) => `Map: ${label}`,
  stops: (label) => `Stops: ${label}`,
  skip: 'Skip the map',
  status: { done: 'Passed', current: 'Next', upcoming: 'Ahead', failed: 'Left out' },
  nextStop: (vehicle, stop) => `${vehicle}: next stop ${stop}`,
  allStopsPassed: (vehicle) => `${vehicle}: all stops passed`,
  empty: 'No stops yet',
  mapLoading: 'Loading the map',
  mapFailed: 'The map could not be loaded. This is a drawing of the route.',
  mapRetry: 'Try again',
}

const positionsApart = 1000
const wordsApart = 30_000
const none: readonly never[] = []

/** A map of a route with its stops and a vehicle. The list has the same information as text; the map is a drawing that needs no network. */
export function RouteMap({
  'aria-label': label,
  stops,
  path,
  track,
  vehicle,
  water = none,
  roads = none,
  freshness,
  stale = false,
  selectedId,
  defaultSelectedId = null,
  onSelect,
  height = 'normal',
  list = 'beside',
  caption,
  flush = false,
  renderMap,
  labels,
  className,
  ...rest
}: RouteMapProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const [selected, select] = useControllableState(selectedId, defaultSelectedId, onSelect)
  const canvas = useRef<HTMLDivElement>(null)
  const { width, textScale } = useChartSize(canvas)
  const isTouch = useMediaQuery(media.touch)
  const moves = useMediaQuery(media.motion)
  const shownVehicle = useThrottled(vehicle, positionsApart)
  const next = stops.find(({ status = 'upcoming' }) => status === 'current' || status === 'upcoming')
  const spoken = useThrottledAnnouncement(
    vehicle ? (next ? mergedLabels.nextStop(vehicle.name, next.name) : mergedLabels.allStopsPassed(vehicle.name)) : '',
    wordsApart,
  )
  const endId = useId()
  const size = { width, textScale, height: height === 'low' || (width > 0 && width < 480) ? 240 * textScale : 400 * textScale }

  const drawing =
    stops.length === 0 ? (
      <div className={styles.nothing}>{mergedLabels.empty}</div>
    ) : width > 0 ? (
      <RouteDrawing
        size={size}
        stops={stops}
        path={path}
        track={track}
        vehicle={shownVehicle}
        water={water}
        roads={roads}
        selectedId={selected}
        statusLabels={mergedLabels.status}
        minDistance={isTouch ? 44 : 24}
        onSelect={select}
      />
    ) : null

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={cx(styles.layout, list === 'beside' && styles.withList)}>
        <section aria-label={mergedLabels.map(label)} className={cx(styles.map, flush && styles.flush)}>
          <a
            href={`#${endId}`}
            className={styles.skip}
            onClick={(event) => {
              // The URL must not change.
              event.preventDefault()
              document.getElementById(endId)?.focus()
            }}
          >
            {mergedLabels.skip}
          </a>
          <div ref={canvas} className={cx(styles.canvas, styles.height[height])}>
            {renderMap && stops.length > 0 ? (
              <TileMap
                renderMap={renderMap}
                labels={mergedLabels}
                adapter={{
                  stops,
                  path: path ?? stops,
                  track,
                  vehicle: shownVehicle,
                  selectedId: selected,
                  onSelect: select,
                  size,
                  statusLabels: mergedLabels.status,
                  reducedMotion: !moves,
                }}
              >
                {drawing}
              </TileMap>
            ) : (
              drawing
            )}
          </div>
          {freshness === undefined ? null : (
            <div className={styles.badge}>
              <span aria-hidden="true" className={stale ? styles.stale : styles.live} />
              {freshness}
            </div>
          )}
          <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
        </section>
        {list === 'beside' ? (
          <StopList
            id={endId}
            label={mergedLabels.stops(label)}
            stops={stops}
            selectedId={selected}
            labels={mergedLabels}
            onSelect={select}
          />
        ) : (
          <div id={endId} tabIndex={-1} className={styles.end} />
        )}
      </div>
      {caption === undefined ? null : <div className={cx(styles.caption, flush && styles.flushCaption)}>{caption}</div>}
    </div>
  )
}
