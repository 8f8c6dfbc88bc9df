'use client'
import { Button, Inline, Stack, Text } from '@vehicle-partner/ui'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { useField } from '../fields/useField.ts'
import type { TripIssueFields } from './TripIssueForm.schema.ts'

/** The device's location; rejects when access is denied. */
export type GetLocation = () => Promise<{ lat: number; lng: number }>

/** Adds the device's location to the report, or removes it. */
export function LocationButton({ control, locate }: { control: Control<TripIssueFields>; locate: GetLocation }) {
  const { ref, value, onValueChange, error } = useField(control, 'place')
  const [problem, setProblem] = useState<string>()

  const addLocation = async () => {
    setProblem(undefined)
    try {
      onValueChange(await locate())
    } catch {
      setProblem('Your location could not be found. You can describe it in words.')
    }
  }
  const message = problem ?? error

  return (
    <Stack gap="xsmall">
      <Inline gap="small">
        {value === null ? (
          <Button ref={ref} variant="secondary" size="small" onClick={addLocation}>
            Add my location
          </Button>
        ) : (
          <>
            <Text size="small">Your location is added.</Text>
            <Button ref={ref} variant="quiet" size="small" onClick={() => onValueChange(null)}>
              Remove location
            </Button>
          </>
        )}
      </Inline>
      <div role="alert">
        {message === undefined ? null : (
          <Text size="small" tone="danger">
            {message}
          </Text>
        )}
      </div>
    </Stack>
  )
}
