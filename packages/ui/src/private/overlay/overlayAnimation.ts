import { theme } from '../../theme/contract.css.ts'
import { keyboardHeightProperty } from './useOnScreenKeyboard.ts'

/** Enter and exit animation. `useExitAnimation` waits for the latter. */
export const animateOpenClose = (comes: string, goes: string, duration: string = theme.duration.moderate) => ({
  animation: `${comes} ${duration} ${theme.easing.standard}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${goes} ${duration} ${theme.easing.exit} forwards`, pointerEvents: 'none' as const },
  },
})

/** The height of the on-screen keyboard. */
export const keyboardHeightVar = `var(${keyboardHeightProperty}, 0px)`
