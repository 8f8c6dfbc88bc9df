import { cva } from 'class-variance-authority'
import * as styles from '../illustrations/BusIllustration.css.ts'

/** One amber bus a picture: the one that the picture is about. The others are plain. */
export type BusTone = 'accent' | 'plain'

export interface BusShapeProps {
  /** Where the middle of the bus stands in the drawing's own units. */
  x: number
  y: number
  /** Degrees clockwise from a nose that points to the right. @default 0 */
  turn?: number
  /** @default 1 */
  scale?: number
  /** @default 'plain' */
  tone?: BusTone
}

const body = cva(styles.body, { variants: { tone: styles.bodyTone }, defaultVariants: { tone: 'plain' } })

/** The bus from above as a part of a larger drawing: 68 by 30 units, nose to the right. */
export function BusShape({ x, y, turn = 0, scale = 1, tone }: BusShapeProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-34 -15)`}>
      <path className={styles.glass} d="M57-4h3v5h-3zM57 29h3v5h-3z" />
      <rect className={body({ tone })} x="1" y="1" width="66" height="28" rx="7" />
      <path className={styles.rear} d="M5.5 5v20" />
      <path className={styles.seam} d="M15.5 5v20M27.5 5v20M39.5 5v20" />
      <rect className={styles.seam} x="44.5" y="10.5" width="9.5" height="9" rx="1.5" />
      <path className={styles.glass} d="M58.3 3.4h3.6q5 11.6 0 23.2h-3.6q4.6-11.6 0-23.2z" />
    </g>
  )
}
