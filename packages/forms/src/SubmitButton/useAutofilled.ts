import { useEffect, useState, type RefObject } from 'react'

// Browsers autofill some time after load, without an event, and hide the values from scripts until the first user gesture.
const checkDelaysMs = [100, 400, 1000, 2500] as const

function isAutofilled(input: HTMLInputElement): boolean {
  try {
    return input.matches(':autofill')
  } catch {
    // The engine does not support the selector.
    return false
  }
}

const inputsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter((element): element is HTMLInputElement => element instanceof HTMLInputElement)

/** Whether the browser has autofilled the button's form. Its values may not be readable yet. */
export function useAutofilled(button: RefObject<HTMLElement | null>): boolean {
  const [autofilled, setAutofilled] = useState(false)
  useEffect(() => {
    const form = button.current?.closest('form')
    if (!form) return
    const check = () => {
      const inputs = inputsOf(form)
      setAutofilled(inputs.length > 0 && inputs.every(isAutofilled))
    }
    const timers = checkDelaysMs.map((delay) => setTimeout(check, delay))
    const controller = new AbortController()
    for (const name of ['change', 'input', 'focusin']) form.addEventListener(name, check, { signal: controller.signal })
    window.addEventListener('load', check, { signal: controller.signal })
    return () => {
      controller.abort()
      timers.forEach(clearTimeout)
    }
  }, [button])
  return autofilled
}
