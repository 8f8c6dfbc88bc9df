import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'

interface PasswordVisibilityOptions {
  input: RefObject<HTMLInputElement | null>
  visible: boolean | undefined
  defaultVisible: boolean
  onVisibleChange: ((visible: boolean) => void) | undefined
}

const subscribeNever = () => () => {}

/** Shows and hides what is typed: keeps caret and selection, and hides it again before the form is sent. */
export function usePasswordVisibility({ input, visible, defaultVisible, onVisibleChange }: PasswordVisibilityOptions) {
  const [own, setOwn] = useState(defaultVisible)
  const [touched, setTouched] = useState(false)
  const selection = useRef<[start: number | null, end: number | null]>(undefined)
  const shown = visible ?? own

  const change = (next: boolean) => {
    setOwn(next)
    onVisibleChange?.(next)
  }

  const toggle = () => {
    const control = input.current
    if (control) selection.current = [control.selectionStart, control.selectionEnd]
    setTouched(true)
    change(!shown)
  }

  // Browsers put the caret to an end when the type changes.
  useLayoutEffect(() => {
    if (!selection.current) return
    input.current?.setSelectionRange(...selection.current)
    selection.current = undefined
  }, [input, shown])

  // A field that is sent as text is remembered as text, for everybody who types into the next form.
  useEffect(() => {
    const control = input.current
    if (!shown || !control?.form) return
    const { form } = control
    const hide = () => {
      control.type = 'password'
      setOwn(false)
      onVisibleChange?.(false)
    }
    form.addEventListener('submit', hide)
    return () => form.removeEventListener('submit', hide)
  }, [input, shown, onVisibleChange])

  /** False in served HTML, where a toggle could not act yet. */
  const ready = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
  return { shown, touched, toggle, ready }
}
