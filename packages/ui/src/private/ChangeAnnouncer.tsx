'use client'
import { useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Announces a text when it changes; the initial text is not announced. */
export function ChangeAnnouncer({ children }: { children: string }) {
  const [first] = useState(children)
  const [changed, setChanged] = useState(false)
  if (!changed && children !== first) setChanged(true)
  return <VisuallyHidden role="status">{changed ? children : ''}</VisuallyHidden>
}
