import { useEffect } from 'react'

/** Sends the form in which Enter was pressed before it could be sent. For a form of a prerendered page. */
export function useEarlyEnter() {
  useEffect(() => {
    const pressed = window.bootstrap?.pressedButton
    if (pressed instanceof HTMLFormElement && pressed.isConnected) pressed.requestSubmit()
  }, [])
}
