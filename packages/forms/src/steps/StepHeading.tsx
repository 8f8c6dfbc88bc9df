'use client'
import { Heading } from '@vehicle-partner/ui'
import { useEffect, useRef } from 'react'

interface StepHeadingProps {
  label: string | undefined
  /** Whether the step was gone to, and begins here. */
  begins: boolean
}

/** Names a step; who goes to it begins at its name. Give it a key of the step. */
export function StepHeading({ label, begins }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (begins) heading.current?.focus()
  }, [begins])
  return (
    <Heading level={2} ref={heading} tabIndex={-1}>
      {label}
    </Heading>
  )
}
