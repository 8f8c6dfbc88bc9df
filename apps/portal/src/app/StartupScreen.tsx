import { Logo, SingleColumnLayout, Spinner } from '@vehicle-partner/ui'
import { useEffect, useState } from 'react'

/** Milliseconds before waiting is worth showing; most starts are faster. */
const patience = 400

/** The time between the program's arrival and the first page: the session is checked, the page's parts are fetched. */
export function StartupScreen() {
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(true), patience)
    return () => clearTimeout(timer)
  }, [])
  if (!waiting) return null
  return (
    <SingleColumnLayout brand={<Logo name="Vehicle Partner" />} verticalAlign="middle">
      <Spinner label="Opening Vehicle Partner" />
    </SingleColumnLayout>
  )
}
