'use client'
import { cva, cx } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import * as stepMarker from '../private/stepMarker.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { RouteMapLabels, RouteStop } from './RouteMap.tsx'
import * as styles from './StopList.css.ts'

interface StopListProps {
  id: string
  label: string
  stops: readonly RouteStop[]
  selectedId: string | null
  labels: RouteMapLabels
  onSelect: (id: string | null) => void
}

const markerStyle = cva(stepMarker.marker, { variants: { status: stepMarker.markerStatus } })

/** The list of stops, the text alternative of the map. */
export function StopList({ id, label, stops, selectedId, labels, onSelect }: StopListProps) {
  const list = useRef<HTMLOListElement>(null)
  const isFirstRun = useRef(true)
  useEffect(() => {
    // The initial selection must not scroll.
    if (isFirstRun.current) {
      isFirstRun.current = false
      return
    }
    const selectedButton = list.current?.querySelector('[aria-pressed="true"]')
    // Only if the list itself scrolls: the page must not.
    if (selectedButton && list.current && list.current.scrollHeight > list.current.clientHeight)
      selectedButton.scrollIntoView({ block: 'nearest' })
  }, [selectedId])
  return (
    <ol ref={list} id={id} aria-label={label} tabIndex={-1} className={styles.list}>
      {stops.map((stop, index) => {
        const isChosen = stop.id === selectedId
        const status = stop.status ?? 'upcoming'
        return (
          <li key={stop.id} aria-current={status === 'current' ? 'step' : undefined} className={styles.row}>
            {index === stops.length - 1 ? null : (
              <span
                aria-hidden="true"
                className={cx(stepMarker.line, styles.line, status === 'done' ? stepMarker.lineDone : stepMarker.lineUpcoming)}
              />
            )}
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onSelect(isChosen ? null : stop.id)}
              className={cx(styles.stop, isChosen && styles.chosen)}
            >
              <span aria-hidden="true" className={markerStyle({ status })} />
              <span className={styles.words}>
                <VisuallyHidden>{`${labels.status[status]}: `}</VisuallyHidden>
                <span className={styles.name}>{stop.name}</span>
                {stop.detail === undefined ? null : (
                  <>
                    <VisuallyHidden>, </VisuallyHidden>
                    <span className={styles.detail}>{stop.detail}</span>
                  </>
                )}
              </span>
              {stop.time === undefined ? null : (
                <span className={styles.time}>
                  <VisuallyHidden>, </VisuallyHidden>
                  {stop.time}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
