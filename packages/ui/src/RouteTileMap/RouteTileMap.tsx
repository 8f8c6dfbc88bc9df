'use client'
import { useRef, useState, type HTMLAttributes, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { Minus, Plus } from '../private/icons/arrowIcons.ts'
import { useMediaQuery } from '../private/useMediaQuery.ts'
import { RouteDrawing } from '../RouteMap/RouteDrawing.tsx'
import type { RouteMapAdapter } from '../RouteMap/RouteMap.tsx'
import { media } from '../theme/media.ts'
import * as styles from './RouteTileMap.css.ts'
import { createMapView, createMercatorProjection, listTiles } from './tileGeometry.ts'

/** A server of raster tiles in Web Mercator. */
export interface MapTiles {
  /** The address of a tile, with `{z}`, `{x}` and `{y}`: "https://tiles.example.com/{z}/{x}/{y}.png". */
  url: string
  /** Whose map it is: "© OpenStreetMap contributors". */
  attribution: string
  /** The page of the licence. */
  attributionHref?: string | undefined
  /** The largest zoom that the server has. @default 18 */
  maxZoom?: number
}

export interface RouteTileMapLabels {
  zoomIn: string
  zoomOut: string
}

export interface RouteTileMapProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What `renderMap` of RouteMap passes. */
  adapter: RouteMapAdapter
  /** Where the tiles of the map come from. */
  tiles: MapTiles
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<RouteTileMapLabels>
  ref?: Ref<HTMLDivElement>
}

const defaultLabels: RouteTileMapLabels = { zoomIn: 'Zoom in', zoomOut: 'Zoom out' }

/** The drawing of RouteMap on map tiles, for its `renderMap`. It zooms by buttons, to the selected stop or the vehicle, and captures no gesture. */
export function RouteTileMap({ adapter, tiles, labels, className, ...rest }: RouteTileMapProps) {
  const { stops, path, track, vehicle, selectedId, onSelect, size, statusLabels, onReady, onFail } = adapter
  const { url, attribution, attributionHref, maxZoom = 18 } = tiles
  const { zoomIn, zoomOut } = { ...defaultLabels, ...labels }
  const [steps, setSteps] = useState(0)
  // The map stays where it is when its stop is deselected: the pressed button would leave the frame, and focus with it.
  const [centerId, setCenterId] = useState(selectedId)
  if (selectedId !== null && selectedId !== centerId) setCenterId(selectedId)
  const zoomTo = (next: number) => {
    setSteps(next)
    setCenterId(selectedId)
  }
  const isTouch = useMediaQuery(media.touch)
  const isPrinted = useMediaQuery(media.print)
  const failed = useRef(new Set<string>())
  // Paper has the whole route, and no tiles: they would cost ink and arrive late.
  const shownSteps = isPrinted ? 0 : steps
  const view =
    size.width > 0
      ? createMapView([...stops, ...path], size, {
          steps: shownSteps,
          focus: stops.find(({ id }) => id === centerId) ?? vehicle,
          maxZoom,
        })
      : undefined
  const placed = view && !isPrinted ? listTiles(url, view, size, maxZoom) : []
  const handleError = (tileUrl: string) => {
    failed.current.add(tileUrl)
    if (placed.every((tile) => failed.current.has(tile.url))) onFail()
  }
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div aria-hidden="true" className={styles.tiles}>
        {placed.map((tile) => (
          <img
            key={`${tile.url} ${tile.left}`}
            src={tile.url}
            alt=""
            draggable={false}
            decoding="async"
            // Tile servers ask for the site that shows their tiles. The page's own address may hold a secret and is not sent.
            referrerPolicy="strict-origin"
            className={styles.tile}
            style={{ left: tile.left, top: tile.top, width: tile.width, height: tile.height }}
            onLoad={onReady}
            onError={() => handleError(tile.url)}
          />
        ))}
      </div>
      {view ? (
        <div className={styles.drawing}>
          <RouteDrawing
            // The vehicle must not glide from one zoom to the next.
            key={shownSteps}
            size={size}
            stops={stops}
            path={path}
            track={track}
            vehicle={vehicle}
            water={none}
            roads={none}
            selectedId={selectedId}
            statusLabels={statusLabels}
            minDistance={isTouch ? 44 : 24}
            project={createMercatorProjection(view)}
            onSelect={onSelect}
          />
        </div>
      ) : null}
      <div className={styles.zoom}>
        <IconButton
          variant="secondary"
          label={zoomIn}
          icon={<Plus />}
          className={styles.zoomButton}
          aria-disabled={view?.canZoomIn !== true}
          onClick={() => {
            if (view?.canZoomIn) zoomTo(steps + 1)
          }}
        />
        <IconButton
          variant="secondary"
          label={zoomOut}
          icon={<Minus />}
          className={styles.zoomButton}
          aria-disabled={steps === 0}
          onClick={() => zoomTo(Math.max(0, steps - 1))}
        />
      </div>
      <div className={styles.attribution}>
        {attributionHref === undefined ? (
          attribution
        ) : (
          <Link href={attributionHref} target="_blank" tone="inherit" size="inherit">
            {attribution}
          </Link>
        )}
      </div>
    </div>
  )
}

const none: readonly never[] = []
