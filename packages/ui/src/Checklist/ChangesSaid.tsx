'use client'
import { useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

interface ChangesSaidProps {
  items: readonly { id: string; status: string; text: string }[]
  className: string
  children: ReactNode
}

/** The list, and the words for a change that came while somebody was in it; what comes by itself, from elsewhere, is not said. */
export function ChangesSaid({ items, className, children }: ChangesSaidProps) {
  const [isInside, setInside] = useState(false)
  const [before, setBefore] = useState(items)
  const [said, setSaid] = useState('')
  const changed = items.filter(({ id, status }) => before.some((other) => other.id === id && other.status !== status))
  if (changed.length > 0 || before.length !== items.length) {
    setBefore(items)
    if (isInside && changed.length > 0) setSaid(changed.map(({ text }) => text).join(', '))
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only watch: nothing is operated by them */}
      <ol
        className={className}
        onFocus={() => setInside(true)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setInside(false)
        }}
      >
        {children}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
