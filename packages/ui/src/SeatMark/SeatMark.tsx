import { cva } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import * as styles from './SeatMark.css.ts'

/** `taken`: the passenger is there; `waiting`: still expected; `absent`: did not come. */
export type SeatMarkState = 'taken' | 'waiting' | 'absent'

export interface SeatMarkProps extends HTMLAttributes<HTMLSpanElement> {
  /** The name of the seat: "B2". */
  children: string
  /** Whether the passenger is on board, awaited or did not come. @default 'waiting' */
  state?: SeatMarkState
  ref?: Ref<HTMLSpanElement>
}

const seatMark = cva(styles.root, { variants: { state: styles.state } })

/** The seat of a passenger in a list. Its look repeats the status beside it, and does not replace it. */
export function SeatMark({ state = 'waiting', className, children, ...rest }: SeatMarkProps) {
  return (
    <span {...rest} className={seatMark({ state, className })}>
      {children}
    </span>
  )
}
