'use client'
import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { estimateTextWidth } from './axisLabels.ts'
import * as styles from './chartCard.css.ts'
import { useChartSize } from './useChartSize.ts'

export interface PlotSize {
  width: number
  height: number
  textScale: number
  /** Small screens have narrow bars and short axis labels. */
  isPhone: boolean
}

/** Geometry of a plot of one size, for pointer and tooltip. */
export interface PlotLayout {
  /** The index of the point at a distance from the left edge in px; may be out of range. */
  indexAt: (x: number) => number
  /** The lines of a point's tooltip, and its position. */
  getTooltip: (index: number) => { lines: readonly string[]; x: number; y: number }
}

interface ChartExplorerProps {
  count: number
  /** The accessible name, with help for the keyboard. */
  label: string
  roleDescription: string
  /** The text announced for a point. */
  describePoint: (index: number) => string
  getLayout: (size: PlotSize) => PlotLayout
  renderPlot: (size: PlotSize, activeIndex: number | undefined) => ReactNode
  onSelect?: ((index: number) => void) | undefined
}

const pageSize = 7
const moves: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  PageDown: (index, last) => Math.min(index + pageSize, last),
  PageUp: (index) => Math.max(index - pageSize, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** A plot whose points are explored with the pointer or the arrow keys, with a tooltip and announcements. */
export function InteractivePlot({ count, label, roleDescription, describePoint, getLayout, renderPlot, onSelect }: ChartExplorerProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { width, height, textScale } = useChartSize(ref)
  const [pointedIndex, setPointedIndex] = useState<number>()
  const [announcement, setAnnouncement] = useState('')
  const lastIndex = useRef(0)
  const size = { width, textScale, height, isPhone: width < 480 }
  const { indexAt, getTooltip } = getLayout(size)
  // The data may have become shorter.
  const activeIndex = pointedIndex !== undefined && pointedIndex < count ? pointedIndex : undefined

  const moveTo = (index: number) => {
    lastIndex.current = index
    setPointedIndex(index)
    setAnnouncement(describePoint(index))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') setPointedIndex(undefined)
    if (onSelect && activeIndex !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      onSelect(activeIndex)
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    moveTo(activeIndex === undefined ? Math.min(lastIndex.current, count - 1) : move(activeIndex, count - 1))
  }
  const indexUnder = (event: MouseEvent<HTMLElement>) => {
    const index = indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left)
    return index >= 0 && index < count ? index : undefined
  }
  const handlePointer = (event: PointerEvent<HTMLDivElement>) => setPointedIndex(indexUnder(event))

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application handles keys and pointer
    <div
      ref={ref}
      role="application"
      aria-roledescription={roleDescription}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      className={styles.plot}
      onKeyDown={handleKeyDown}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) moveTo(Math.min(lastIndex.current, count - 1))
      }}
      onBlur={() => setPointedIndex(undefined)}
      onPointerMove={handlePointer}
      onPointerDown={handlePointer}
      onPointerCancel={() => setPointedIndex(undefined)}
      // Not of the pointer: after a tap the value stays, until the focus leaves.
      onMouseLeave={() => setPointedIndex(undefined)}
      onClick={(event) => {
        const index = indexUnder(event)
        if (index === undefined) return
        lastIndex.current = index
        onSelect?.(index)
      }}
    >
      <div aria-hidden="true" className={styles.plotArea}>
        {width > 0 ? renderPlot(size, activeIndex) : null}
        {activeIndex === undefined ? null : <ChartTooltip {...getTooltip(activeIndex)} chartWidth={width} textScale={textScale} />}
      </div>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  )
}

interface ChartTooltipProps {
  lines: readonly string[]
  x: number
  y: number
  chartWidth: number
  textScale: number
}

/** One line is shown above its point; several are shown beside it, on the side with more space. Both stay inside the chart. */
function ChartTooltip({ lines, x, y, chartWidth, textScale }: ChartTooltipProps) {
  const width = Math.max(...lines.map((line) => estimateTextWidth(line, textScale))) + 20 * textScale
  if (lines.length > 1) {
    const right = Math.max(Math.min(x + 12, chartWidth - width), 0)
    const left = x + 12 + width > chartWidth ? Math.max(x - 12 - width, 0) : right
    return (
      <div className={styles.tooltip} style={{ transform: `translate(${left}px, ${y}px)`, minWidth: width }}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    )
  }
  const centre = Math.max(Math.min(x, chartWidth - width / 2), width / 2)
  return (
    <>
      <div className={styles.tooltip} style={{ transform: `translate(calc(${centre}px - 50%), calc(${y - 7}px - 100%))` }}>
        {lines[0]}
      </div>
      <div className={styles.tooltipArrow} style={{ transform: `translate(calc(${x}px - 50%), ${y - 7.5}px)` }} />
    </>
  )
}
