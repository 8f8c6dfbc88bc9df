'use client'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { Minus, Plus } from './icons.ts'
import * as styles from './NumberSteps.css.ts'
import { useHold } from './useHold.ts'

interface NumberStepsProps {
  controlId: string
  less: string
  more: string
  canLess: boolean
  canMore: boolean
  disabled: boolean | undefined
  onStep: (steps: number) => void
}

/** A step down and a step up. The keys do it in the field itself, so the tab key passes them by. */
export function NumberSteps({ controlId, less, more, canLess, canMore, disabled, onStep }: NumberStepsProps) {
  return (
    <div className={styles.root}>
      <Step label={less} isPossible={canLess} controlId={controlId} disabled={disabled} onStep={() => onStep(-1)}>
        <Minus />
      </Step>
      <Step label={more} isPossible={canMore} controlId={controlId} disabled={disabled} onStep={() => onStep(1)}>
        <Plus />
      </Step>
    </div>
  )
}

interface StepProps {
  label: string
  isPossible: boolean
  controlId: string
  disabled: boolean | undefined
  onStep: () => void
  children: ReactNode
}

function Step({ label, isPossible, controlId, disabled, onStep, children }: StepProps) {
  const hold = useHold(() => {
    if (isPossible) onStep()
  })
  return (
    <button
      {...hold}
      type="button"
      tabIndex={-1}
      disabled={disabled}
      aria-label={label}
      aria-controls={controlId}
      // Switched off under the pointer it would never hear that it was let go.
      aria-disabled={!isPossible || undefined}
      className={cx(styles.step, !isPossible && styles.off)}
    >
      <Icon size="small">{children}</Icon>
    </button>
  )
}
