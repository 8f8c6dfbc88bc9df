import { cva } from 'class-variance-authority'
import * as styles from './BusShape.css.ts'

/** `accent` is amber and marks the one vehicle that a picture is about; the others are `plain`. */
export type BusTone = 'accent' | 'plain'

export interface BusShapeProps {
  /** Centre of the bus, in units of the surrounding SVG. */
  x: number
  y: number
  /** Clockwise rotation in degrees; 0 points to the right. @default 0 */
  rotation?: number
  /** @default 1 */
  scale?: number
  /** @default 'plain' */
  tone?: BusTone
}

const body = cva(styles.body, { variants: { tone: styles.bodyTone }, defaultVariants: { tone: 'plain' } })

/** A bus seen from above, as a part of a larger SVG. It measures 68 by 30 units. */
export function BusShape({ x, y, rotation = 0, scale = 1, tone }: BusShapeProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${rotation}) scale(${scale}) translate(-34 -15)`}>
      <path className={styles.glass} d="M57-4h3v5h-3zM57 29h3v5h-3z" />
      <rect className={body({ tone })} x="1" y="1" width="66" height="28" rx="7" />
      <path className={styles.rear} d="M5.5 5v20" />
      <path className={styles.seam} d="M15.5 5v20M27.5 5v20M39.5 5v20" />
      <rect className={styles.seam} x="44.5" y="10.5" width="9.5" height="9" rx="1.5" />
      <path className={styles.glass} d="M58.3 3.4h3.6q5 11.6 0 23.2h-3.6q4.6-11.6 0-23.2z" />
    </g>
  )
}
