'use client'
import { useState } from 'react'
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts'

interface PendingStatusProps {
  pending: boolean
  label: string | undefined
  settledLabel: string | undefined
}

/** Announces the start and the end of a pending state. Placed next to the control, because live regions inside buttons are not announced. */
export function PendingStatus({ pending, label, settledLabel }: PendingStatusProps) {
  const [wasPending, setWasPending] = useState(pending)
  if (pending && !wasPending) setWasPending(true)
  return (
    <span role="status" className={hidden.root}>
      {pending ? label : wasPending ? settledLabel : null}
    </span>
  )
}
