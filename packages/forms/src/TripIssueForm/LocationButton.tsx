'use client'
import { Button, Inline, Stack, Text } from '@vehicle-partner/ui'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { useField } from '../fields/useField.ts'
import type { TripIssueFields } from './TripIssueForm.schema.ts'

/** Where the device is; rejects when nobody may know. */
export type GetLocation = () => Promise<{ lat: number; lng: number }>

/** Adds the place where somebody is, if they want to, and takes it away again. */
export function LocationButton({ control, locate }: { control: Control<TripIssueFields>; locate: GetLocation }) {
  const { ref, value, onValueChange, error } = useField(control, 'place')
  const [problem, setProblem] = useState<string>()

  const find = async () => {
    setProblem(undefined)
    try {
      onValueChange(await locate())
    } catch {
      setProblem('Your place could not be found. You can describe it in words.')
    }
  }
  const said = problem ?? error

  return (
    <Stack gap="xsmall">
      <Inline gap="small">
        {value === null ? (
          <Button ref={ref} variant="secondary" size="small" onClick={find}>
            Add where I am
          </Button>
        ) : (
          <>
            <Text size="small">Your place is added.</Text>
            <Button ref={ref} variant="quiet" size="small" onClick={() => onValueChange(null)}>
              Remove place
            </Button>
          </>
        )}
      </Inline>
      <div role="alert">
        {said === undefined ? null : (
          <Text size="small" tone="danger">
            {said}
          </Text>
        )}
      </div>
    </Stack>
  )
}
