'use client'
import { useState } from 'react'
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts'

interface PendingStatusProps {
  pending: boolean
  label: string | undefined
  settledLabel: string | undefined
}

/** Says once that something began, and once that it ended. Stands beside the control: inside a button nothing is announced. */
export function PendingStatus({ pending, label, settledLabel }: PendingStatusProps) {
  const [began, setBegan] = useState(pending)
  if (pending && !began) setBegan(true)
  return (
    <span role="status" className={hidden.root}>
      {pending ? label : began ? settledLabel : null}
    </span>
  )
}
