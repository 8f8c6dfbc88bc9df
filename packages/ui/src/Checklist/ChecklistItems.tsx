'use client'
import { useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

interface ChecklistItemsProps {
  items: readonly { id: string; status: string; text: string }[]
  className: string
  children: ReactNode
}

/** The list, with an announcement for status changes while focus is inside; other changes are silent. */
export function ChecklistItems({ items, className, children }: ChecklistItemsProps) {
  const [hasFocusInside, setFocusInside] = useState(false)
  const [previousItems, setPreviousItems] = useState(items)
  const [announcement, setAnnouncement] = useState('')
  const changedItems = items.filter(({ id, status }) => previousItems.some((other) => other.id === id && other.status !== status))
  if (changedItems.length > 0 || previousItems.length !== items.length) {
    setPreviousItems(items)
    if (hasFocusInside && changedItems.length > 0) setAnnouncement(changedItems.map(({ text }) => text).join(', '))
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only observe focus and pointer */}
      <ol
        className={className}
        onFocus={() => setFocusInside(true)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setFocusInside(false)
        }}
      >
        {children}
      </ol>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
