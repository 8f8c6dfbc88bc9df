'use client'
import { Heading } from '@vehicle-partner/ui'
import { useEffect, useRef } from 'react'

interface StepHeadingProps {
  label: string | undefined
  /** Focuses the heading: the user has just moved to this step. */
  takesFocus: boolean
}

/** The heading of a step. Give it the step's id as its key. */
export function StepHeading({ label, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Heading level={2} ref={heading} tabIndex={-1}>
      {label}
    </Heading>
  )
}
