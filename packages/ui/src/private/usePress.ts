import { useRef, type MouseEvent } from 'react'
import { usePressResult } from './pressErrors.ts'

interface PressOptions {
  /** Ignores presses: the control is pending, or disabled with a reason that stays readable. */
  inert: boolean
  /** Ignores a second press within the same tick, before the next render. */
  once: boolean
  onClick: ((event: MouseEvent<HTMLElement>) => unknown) | undefined
}

/**
 * Returns a click handler. An inert control cancels the click and the submit that it would cause. While a promise returned by
 * `onClick` is pending, further presses are ignored; its rejection goes to the nearest `PressErrorProvider`.
 */
export function usePress({ inert, once, onClick }: PressOptions) {
  const isBusy = useRef(false)
  const handleResult = usePressResult()
  const release = () => {
    isBusy.current = false
  }
  return (event: MouseEvent<HTMLElement>) => {
    if (inert || isBusy.current) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (handleResult(onClick?.(event), release)) isBusy.current = true
    else if (once) {
      isBusy.current = true
      setTimeout(release)
    }
  }
}
