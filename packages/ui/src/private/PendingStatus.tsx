'use client'
import { useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

interface PendingStatusProps {
  pending: boolean
  label: string | undefined
  settledLabel: string | undefined
}

/** Says once that something began, and once that it ended. Stands beside the control: inside a button nothing is announced. */
export function PendingStatus({ pending, label, settledLabel }: PendingStatusProps) {
  const [began, setBegan] = useState(pending)
  if (pending && !began) setBegan(true)
  return <VisuallyHidden role="status">{pending ? label : began ? settledLabel : null}</VisuallyHidden>
}
