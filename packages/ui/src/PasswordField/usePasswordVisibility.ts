import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

interface PasswordVisibilityOptions {
  input: RefObject<HTMLInputElement | null>
  visible: boolean | undefined
  defaultVisible: boolean
  onVisibleChange: ((visible: boolean) => void) | undefined
}

const subscribeNever = () => () => {}

/** Toggles the visibility of a password. Hides the password on submit. */
export function usePasswordVisibility({ input, visible, defaultVisible, onVisibleChange }: PasswordVisibilityOptions) {
  const [ownVisible, setOwnVisible] = useState(defaultVisible)
  const [wasToggled, setTouched] = useState(false)
  const isShown = visible ?? ownVisible

  const change = (next: boolean) => {
    setOwnVisible(next)
    onVisibleChange?.(next)
  }

  const toggle = () => {
    setTouched(true)
    change(!isShown)
  }

  // Browsers store the value of a submitted text input for autofill.
  useEffect(() => {
    const control = input.current
    if (!isShown || !control?.form) return
    const { form } = control
    const hide = () => {
      control.type = 'password'
      setOwnVisible(false)
      onVisibleChange?.(false)
    }
    form.addEventListener('submit', hide)
    return () => form.removeEventListener('submit', hide)
  }, [input, isShown, onVisibleChange])

  /** False before hydration, when the toggle does not work yet. */
  const isHydrated = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
  return { shown: isShown, touched: wasToggled, toggle, ready: isHydrated }
}
