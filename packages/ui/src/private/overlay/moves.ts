import { theme } from '../../theme/contract.css.ts'
import { keyboardRoom } from './useKeyboardRoom.ts'

/** Comes in with one movement and goes out with another; what waits for the end of an animation must find both. */
export const moves = (comes: string, goes: string, duration: string = theme.duration.moderate) => ({
  animation: `${comes} ${duration} ${theme.easing.standard}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${goes} ${duration} ${theme.easing.exit} forwards`, pointerEvents: 'none' as const },
  },
})

/** The height of the on-screen keyboard over a layer. */
export const keyboard = `var(${keyboardRoom}, 0px)`
