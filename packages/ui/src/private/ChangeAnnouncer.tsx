'use client'
import { useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Says a text politely whenever it changes, but not the one with which the page came. */
export function ChangeAnnouncer({ children }: { children: string }) {
  const [first] = useState(children)
  const [changed, setChanged] = useState(false)
  if (!changed && children !== first) setChanged(true)
  return <VisuallyHidden role="status">{changed ? children : ''}</VisuallyHidden>
}
