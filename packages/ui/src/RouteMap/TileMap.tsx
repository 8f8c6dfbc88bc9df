'use client'
import { cx } from 'class-variance-authority'
import { Component, useState, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import type { RouteMapAdapter, RouteMapLabels } from './RouteMap.tsx'
import * as styles from './RouteMap.css.ts'

type TileState = 'loading' | 'ready' | 'failed'

interface TileMapProps {
  adapter: Omit<RouteMapAdapter, 'onReady' | 'onFail'>
  renderMap: (adapter: RouteMapAdapter) => ReactNode
  labels: RouteMapLabels
  /** Our own drawing, which stands there until the other map does, and when it does not. */
  children: ReactNode
}

/** A map of somebody else's over our drawing: it shows once it is ready, and a failure of it costs nobody the route. */
export function TileMap({ adapter, renderMap, labels, children }: TileMapProps) {
  const [{ state, attempt }, setTry] = useState<{ state: TileState; attempt: number }>({ state: 'loading', attempt: 0 })
  // A word from an earlier attempt no longer counts.
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

/** An adapter that throws has failed, and takes nothing else down. */
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
