'use client'
import { Button, FormActions, Inline, Stack } from '@vehicle-partner/ui'

interface StepActionsProps {
  /** Leads to the step before; the first one has none. */
  onBack: (() => void) | undefined
  /** Leads away from the form, which keeps what was typed. */
  onLater: (() => void) | undefined
  pending: boolean
  pendingLabel: string
  /** Why it cannot go on yet. */
  waitsFor?: string | undefined
  /** What the button does. */
  children: string
}

/** The buttons of a step: back, away, and on. */
export function StepActions({ onBack, onLater, pending, pendingLabel, waitsFor, children }: StepActionsProps) {
  const aside = (onBack ?? onLater) && (
    <Inline gap="xsmall" wrap={false}>
      {onBack ? (
        <Button variant="quiet" onClick={onBack} disabled={pending}>
          Back
        </Button>
      ) : null}
      {onLater ? (
        <Button variant="quiet" onClick={onLater}>
          Finish later
        </Button>
      ) : null}
    </Inline>
  )
  return (
    <FormActions secondaryAction={aside}>
      <Stack>
        <Button type="submit" pending={pending} pendingLabel={pendingLabel} disabledReason={waitsFor}>
          {children}
        </Button>
      </Stack>
    </FormActions>
  )
}
