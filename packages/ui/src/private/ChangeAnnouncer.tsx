'use client'
import { useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Announces a text when it changes; the initial text is not announced. */
export function ChangeAnnouncer({ children }: { children: string }) {
  const [initialText] = useState(children)
  const [hasChanged, setHasChanged] = useState(false)
  if (!hasChanged && children !== initialText) setHasChanged(true)
  return <VisuallyHidden role="status">{hasChanged ? children : ''}</VisuallyHidden>
}
