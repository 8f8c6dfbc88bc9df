import { useEffect, useRef, type RefObject } from 'react'

/** A ref of what stands where a form was, such as once another person has sent it: it gets the focus that went with the form. */
export function useFocusAfterForm(isForm: boolean): RefObject<HTMLElement | null> {
  const successor = useRef<HTMLElement>(null)
  const wasForm = useRef(isForm)
  useEffect(() => {
    if (wasForm.current && !isForm && document.activeElement === document.body) successor.current?.focus()
    wasForm.current = isForm
  }, [isForm])
  return successor
}
