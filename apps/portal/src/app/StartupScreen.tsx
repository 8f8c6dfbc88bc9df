import { Logo, SingleColumnLayout, Spinner } from '@vehicle-partner/ui'
import { useEffect, useState } from 'react'

/** Milliseconds before the spinner appears; most starts are faster. */
const spinnerDelay = 400

/** Shown before the first page, while the session is validated and the page loads. */
export function StartupScreen() {
  const [isSpinnerVisible, setSpinnerVisible] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSpinnerVisible(true), spinnerDelay)
    return () => clearTimeout(timer)
  }, [])
  if (!isSpinnerVisible) return null
  return (
    <SingleColumnLayout brand={<Logo name="Vehicle Partner" />} verticalAlign="middle">
      <Spinner label="Opening Vehicle Partner" />
    </SingleColumnLayout>
  )
}
