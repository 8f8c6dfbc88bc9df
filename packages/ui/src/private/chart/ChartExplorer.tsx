'use client'
import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './chartCard.css.ts'
import { estimateTextWidth } from './axisLabels.ts'
import { useChartWidth } from './useChartWidth.ts'

export interface PlotSize {
  width: number
  height: number
  textScale: number
  /** Small screens: narrow bars, short labels. */
  isPhone: boolean
}

/** Where things stand in a drawing of a size: what is under the pointer, and where the words float. */
export interface PlotLayout {
  /** The place under a distance from the left edge, in px; it may lie outside. */
  indexAt: (x: number) => number
  /** The words that float at a place, one line each. */
  getTooltip: (index: number) => { lines: readonly string[]; x: number; y: number }
}

interface ChartExplorerProps {
  count: number
  /** Names it and says how it is walked. */
  label: string
  /** What it is: "bar chart". */
  roleDescription: string
  describePoint: (index: number) => string
  getLayout: (size: PlotSize) => PlotLayout
  renderPlot: (size: PlotSize, active: number | undefined) => ReactNode
  onSelect?: ((index: number) => void) | undefined
}

const week = 7
const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  PageDown: (index, last) => Math.min(index + week, last),
  PageUp: (index) => Math.max(index - week, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** A drawing that is walked with the pointer or with the arrow keys, and said while it is walked. */
export function ChartExplorer({ count, label: name, roleDescription, describePoint, getLayout, renderPlot, onSelect }: ChartExplorerProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { width, textScale } = useChartWidth(ref)
  const [at, setAt] = useState<number>()
  const [spoken, setSpoken] = useState('')
  const kept = useRef(0)
  const isPhone = width > 0 && width < 480
  const size = { width, textScale, isPhone, height: isPhone ? 216 : 307 }
  const { indexAt, getTooltip } = getLayout(size)
  // The data may have become shorter since.
  const active = at !== undefined && at < count ? at : undefined

  const walk = (index: number) => {
    kept.current = index
    setAt(index)
    setSpoken(describePoint(index))
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') setAt(undefined)
    if (onSelect && active !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      onSelect(active)
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    walk(active === undefined ? Math.min(kept.current, count - 1) : step(active, count - 1))
  }
  const under = (event: MouseEvent<HTMLElement>) => {
    const index = indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left)
    return index >= 0 && index < count ? index : undefined
  }
  const pointed = (event: PointerEvent<HTMLDivElement>) => setAt(under(event))

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application is walked by keys; the rule knows only widgets
    <div
      ref={ref}
      role="application"
      aria-roledescription={roleDescription}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      className={styles.plot}
      onKeyDown={pressed}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) walk(Math.min(kept.current, count - 1))
      }}
      onBlur={() => setAt(undefined)}
      onPointerMove={pointed}
      onPointerDown={pointed}
      onPointerLeave={() => setAt(undefined)}
      onClick={(event) => {
        const index = under(event)
        if (index === undefined) return
        kept.current = index
        onSelect?.(index)
      }}
    >
      <div aria-hidden="true" className={styles.plotArea} style={{ height: size.height }}>
        {width > 0 ? renderPlot(size, active) : null}
        {active === undefined ? null : <Tip {...getTooltip(active)} width={width} textScale={textScale} />}
      </div>
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </div>
  )
}

interface TipProps {
  lines: readonly string[]
  x: number
  y: number
  width: number
  textScale: number
}

/** One line floats above its place; several stand beside it, on the side that has room. Both stay inside the drawing. */
function Tip({ lines, x, y, width, textScale }: TipProps) {
  const wide = Math.max(...lines.map((line) => estimateTextWidth(line, textScale))) + 20 * textScale
  if (lines.length > 1) {
    const left = Math.max(Math.min(x + 12, width - wide), 0)
    const before = x + 12 + wide > width ? Math.max(x - 12 - wide, 0) : left
    return (
      <div className={styles.tooltip} style={{ transform: `translate(${before}px, ${y}px)`, minWidth: wide }}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    )
  }
  const middle = Math.max(Math.min(x, width - wide / 2), wide / 2)
  return (
    <>
      <div className={styles.tooltip} style={{ transform: `translate(calc(${middle}px - 50%), calc(${y - 7}px - 100%))` }}>
        {lines[0]}
      </div>
      <div className={styles.tooltipArrow} style={{ transform: `translate(calc(${x}px - 50%), ${y - 7.5}px)` }} />
    </>
  )
}
