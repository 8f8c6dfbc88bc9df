'use client'
import { Component, useState, type ReactNode } from 'react'
import { cx } from '../private/cx.ts'
import { Button } from '../Button/Button.tsx'
import type { RouteMapAdapter, RouteMapLabels } from './RouteMap.tsx'
import * as styles from './RouteMap.css.ts'

type TileState = 'loading' | 'ready' | 'failed'

interface TileMapProps {
  adapter: Omit<RouteMapAdapter, 'onReady' | 'onFail'>
  renderMap: (adapter: RouteMapAdapter) => ReactNode
  labels: RouteMapLabels
  /** The drawing, shown until the tile map is ready, and if it fails. */
  children: ReactNode
}

/** Shows a tile map over the drawing once it is ready. If it fails, the drawing stays. */
export function TileMap({ adapter, renderMap, labels, children }: TileMapProps) {
  const [{ state, attempt }, setTry] = useState<{ state: TileState; attempt: number }>({ state: 'loading', attempt: 0 })
  // Ignores callbacks of an earlier attempt.
  const turn = (next: TileState) => () => setTry((now) => (now.attempt === attempt ? { ...now, state: next } : now))
  const failed = turn('failed')
  return (
    <>
      {state === 'ready' ? null : children}
      {state === 'failed' ? null : (
        <div className={cx(styles.tiles, state === 'loading' && styles.tilesWaiting)}>
          <TileErrorBoundary key={attempt} onFail={failed}>
            <RenderedMap renderMap={renderMap} adapter={{ ...adapter, onReady: turn('ready'), onFail: failed }} />
          </TileErrorBoundary>
        </div>
      )}
      <div role="status" className={state === 'ready' ? undefined : styles.note}>
        {state === 'loading' ? labels.mapLoading : null}
        {state === 'failed' ? (
          <>
            {labels.mapFailed}
            <Button variant="quiet" size="small" onClick={() => setTry({ state: 'loading', attempt: attempt + 1 })}>
              {labels.mapRetry}
            </Button>
          </>
        ) : null}
      </div>
    </>
  )
}

function RenderedMap({ renderMap, adapter }: { renderMap: TileMapProps['renderMap']; adapter: RouteMapAdapter }) {
  return renderMap(adapter)
}

/** Reports an adapter that throws as failed. */
class TileErrorBoundary extends Component<{ onFail: () => void; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override componentDidCatch() {
    this.props.onFail()
  }
  override render() {
    return this.state.broken ? null : this.props.children
  }
}
