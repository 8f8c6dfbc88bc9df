import { theme } from '../../theme/contract.css.ts'
import { keyboardHeightProperty } from './useOnScreenKeyboard.ts'

/**
 * Enter and exit animation. `useExitAnimation` waits for the latter. A popup takes no presses while it closes; a modal layer is inert then, and
 * `pointer-events` would style all of its elements once more.
 */
export const animateOpenClose = (
  comes: string,
  goes: string,
  duration: string = theme.duration.moderate,
  whileClosing: { pointerEvents?: 'none' } = {},
) => ({
  animation: `${comes} ${duration} ${theme.easing.standard}`,
  selectors: { '&[data-state="closed"]': { animation: `${goes} ${duration} ${theme.easing.exit} forwards`, ...whileClosing } },
})

/** The height of the on-screen keyboard. */
export const keyboardHeightVar = `var(${keyboardHeightProperty}, 0px)`
