import { theme } from '../../theme/contract.css.ts'
import { keyboardHeightProperty } from './useOnScreenKeyboard.ts'

/** Comes in with one movement and goes out with another; what waits for the end of an animation must find both. */
export const animateOpenClose = (comes: string, goes: string, duration: string = theme.duration.moderate) => ({
  animation: `${comes} ${duration} ${theme.easing.standard}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${goes} ${duration} ${theme.easing.exit} forwards`, pointerEvents: 'none' as const },
  },
})

/** The height of the on-screen keyboard over a layer. */
export const keyboardHeightVar = `var(${keyboardHeightProperty}, 0px)`
