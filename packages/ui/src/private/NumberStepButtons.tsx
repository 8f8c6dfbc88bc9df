'use client'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { Minus, Plus } from './icons/arrowIcons.ts'
import * as styles from './NumberStepButtons.css.ts'
import { usePressAndHold } from './usePressAndHold.ts'

interface NumberStepButtonsProps {
  controlId: string
  decreaseLabel: string
  increaseLabel: string
  canDecrease: boolean
  canIncrease: boolean
  disabled: boolean | undefined
  onStep: (steps: number) => void
}

/** The buttons of a spin button. Not in the tab order, because the arrow keys do the same in the field. */
export function NumberStepButtons({
  controlId,
  decreaseLabel,
  increaseLabel,
  canDecrease,
  canIncrease,
  disabled,
  onStep,
}: NumberStepButtonsProps) {
  return (
    <div className={styles.root}>
      <StepButton label={decreaseLabel} isPossible={canDecrease} controlId={controlId} disabled={disabled} onStep={() => onStep(-1)}>
        <Minus />
      </StepButton>
      <StepButton label={increaseLabel} isPossible={canIncrease} controlId={controlId} disabled={disabled} onStep={() => onStep(1)}>
        <Plus />
      </StepButton>
    </div>
  )
}

interface StepButtonProps {
  label: string
  isPossible: boolean
  controlId: string
  disabled: boolean | undefined
  onStep: () => void
  children: ReactNode
}

function StepButton({ label, isPossible, controlId, disabled, onStep, children }: StepButtonProps) {
  const hold = usePressAndHold(() => {
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
      // A natively disabled button would not receive pointerup.
      aria-disabled={!isPossible || undefined}
      className={styles.step}
    >
      <Icon size="small">{children}</Icon>
    </button>
  )
}
