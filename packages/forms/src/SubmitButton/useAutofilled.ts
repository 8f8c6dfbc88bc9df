import { useEffect, useState, type RefObject } from 'react'

// A browser fills a page some time after it has loaded, tells no event of it, and keeps the values from scripts until the first press.
const looks = [100, 400, 1000, 2500] as const

function isAutofilled(input: HTMLInputElement): boolean {
  try {
    return input.matches(':autofill')
  } catch {
    // An engine without the selector cannot tell.
    return false
  }
}

const texts = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter((element): element is HTMLInputElement => element instanceof HTMLInputElement)

/** Whether the browser has filled the form around the button, although its values cannot be read yet. */
export function useAutofilled(button: RefObject<HTMLElement | null>): boolean {
  const [autofilled, setAutofilled] = useState(false)
  useEffect(() => {
    const form = button.current?.closest('form')
    if (!form) return
    const look = () => {
      const inputs = texts(form)
      setAutofilled(inputs.length > 0 && inputs.every(isAutofilled))
    }
    const timers = looks.map((wait) => setTimeout(look, wait))
    const off = new AbortController()
    for (const name of ['change', 'input', 'focusin']) form.addEventListener(name, look, { signal: off.signal })
    window.addEventListener('load', look, { signal: off.signal })
    return () => {
      off.abort()
      timers.forEach(clearTimeout)
    }
  }, [button])
  return autofilled
}
