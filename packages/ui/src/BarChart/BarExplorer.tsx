'use client'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useChartWidth } from '../private/chart/useChartWidth.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { BarChartLabels, BarDatum } from './BarChart.tsx'
import * as styles from './BarChart.css.ts'
import { BarPlot, measurePlot } from './BarPlot.tsx'
import { textWidth } from './scale.ts'

interface BarExplorerProps {
  data: readonly BarDatum[]
  caption: string
  format: (value: number) => string
  /** A value with its unit: "18 trips". */
  say: (value: number) => string
  labels: BarChartLabels
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** The bars, walked with the pointer or with the arrow keys, and said while they are walked. */
export function BarExplorer({ data, caption, format, say, labels }: BarExplorerProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { width, textScale } = useChartWidth(ref)
  const [active, setActive] = useState<number>()
  const [spoken, setSpoken] = useState('')
  const kept = useRef(0)
  const isPhone = width > 0 && width < 480
  const size = { width, textScale, isPhone, height: isPhone ? 216 : 307 }
  const { start, band, yOf } = measurePlot(data, size, format)
  const datum = active === undefined ? undefined : data[active]

  const walk = (index: number) => {
    const at = data[index]
    if (!at) return
    kept.current = index
    setActive(index)
    setSpoken(`${at.label}, ${say(at.value)}${at.planned ? `, ${labels.planned}` : ''}`)
  }
  const pressed = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key === 'Escape') setActive(undefined)
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    walk(active === undefined ? kept.current : step(active, data.length - 1))
  }
  const pointed = (event: PointerEvent<HTMLDivElement>) => {
    const index = Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left - start) / band)
    setActive(index >= 0 && index < data.length ? index : undefined)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application is walked by keys; the rule knows only widgets
    <div
      ref={ref}
      role="application"
      aria-roledescription={labels.chart}
      aria-label={`${caption}. ${labels.keys}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      className={styles.plot}
      onKeyDown={pressed}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) walk(Math.min(kept.current, data.length - 1))
      }}
      onBlur={() => setActive(undefined)}
      onPointerMove={pointed}
      onPointerDown={pointed}
      onPointerLeave={() => setActive(undefined)}
    >
      <div aria-hidden="true" className={styles.drawing} style={{ height: size.height }}>
        {width > 0 ? <BarPlot data={data} size={size} active={active} format={format} /> : null}
        {datum === undefined || active === undefined ? null : (
          <Tip
            text={`${datum.label}: ${say(datum.value)}`}
            x={start + (active + 0.5) * band}
            y={yOf(datum.value)}
            width={width}
            textScale={textScale}
          />
        )}
      </div>
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </div>
  )
}

interface TipProps {
  text: string
  x: number
  y: number
  width: number
  textScale: number
}

/** Floats above a bar, and stays inside the drawing. */
function Tip({ text, x, y, width, textScale }: TipProps) {
  const half = textWidth(text, textScale) / 2 + 10 * textScale
  const middle = Math.max(Math.min(x, width - half), half)
  return (
    <>
      <div className={styles.tooltip} style={{ transform: `translate(calc(${middle}px - 50%), calc(${y - 7}px - 100%))` }}>
        {text}
      </div>
      <div className={styles.tooltipArrow} style={{ transform: `translate(calc(${x}px - 50%), ${y - 7.5}px)` }} />
    </>
  )
}
