'use client'
import { Button, FormActions, Inline, Stack } from '@vehicle-partner/ui'
import type { MouseEvent } from 'react'

interface StepActionsProps {
  /** Goes to the previous step; undefined on the first one. */
  onBack: (() => void) | undefined
  /** Leaves the form; its draft stays. Later steps have Back in its place: a narrow screen has no room for both. */
  onFinishLater: (() => void) | undefined
  /** Leaves the form of a stored item without saving. */
  onCancel: (() => void) | undefined
  pending: boolean
  pendingLabel: string
  /** Why the user cannot continue yet. */
  disabledReason?: string | undefined
  /** Label of the button that continues. */
  children: string
}

/** The second click of a double click on Continue would land on the next step's button, which may send the form. */
const ignoreSecondClick = (event: MouseEvent<HTMLElement>) => {
  if (event.detail > 1) event.preventDefault()
}

/** The buttons of a step: back, finish later and continue. */
export function StepActions({ onBack, onFinishLater, onCancel, pending, pendingLabel, disabledReason, children }: StepActionsProps) {
  const secondaryAction = (onBack ?? onFinishLater ?? onCancel) && (
    <Inline gap="xsmall" wrap={false}>
      {onBack ? (
        <Button variant="quiet" onClick={onBack} disabled={pending}>
          Back
        </Button>
      ) : null}
      {onFinishLater && !onBack ? (
        <Button variant="quiet" onClick={onFinishLater}>
          Finish later
        </Button>
      ) : null}
      {onCancel && !onBack ? (
        <Button variant="quiet" onClick={onCancel} disabled={pending}>
          Cancel
        </Button>
      ) : null}
    </Inline>
  )
  return (
    <FormActions secondaryAction={secondaryAction}>
      <Stack>
        <Button
          type="submit"
          pending={pending}
          pendingLabel={pendingLabel}
          disabled={disabledReason !== undefined}
          disabledReason={disabledReason}
          onClick={ignoreSecondClick}
        >
          {children}
        </Button>
      </Stack>
    </FormActions>
  )
}
