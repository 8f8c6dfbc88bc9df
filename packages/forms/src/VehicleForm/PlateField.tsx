'use client'
import { formatPlate, parsePlate, privatePlateWarning, unusualPlateMessage } from '@vehicle-partner/domain'
import { TextField } from '@vehicle-partner/ui'
import { useRef, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useField } from '../fields/useField.ts'
import { useFieldValue } from '../fields/useFieldValue.ts'
import type { VehicleFields } from './VehicleForm.schema.ts'

/** Whether the plate is free. */
export type CheckPlate = (plate: string, context: { signal: AbortSignal }) => Promise<boolean>

interface PlateFieldProps {
  control: Control<VehicleFields>
  check: CheckPlate
  /** The vehicle's stored plate, which is not looked up. */
  own: string
}

type Availability = 'checking' | 'free' | 'taken'

/** The number plate: formatted while typing, and looked up on blur. */
export function PlateField({ control, check, own }: PlateFieldProps) {
  const { value, onValueChange, onBlur, error, ...field } = useField(control, 'registration_number')
  const isPrivate = useFieldValue(control, 'plate_category') === 'private'
  const [result, setResult] = useState<{ plate: string; availability: Availability }>()
  const request = useRef<AbortController>(undefined)
  const parsed = parsePlate(value)
  const availability = result?.plate === parsed?.plate ? result?.availability : undefined

  const checkAvailability = async (plate: string) => {
    request.current?.abort()
    const controller = new AbortController()
    request.current = controller
    setResult({ plate, availability: 'checking' })
    try {
      const free = await check(plate, controller)
      if (!controller.signal.aborted) setResult({ plate, availability: free ? 'free' : 'taken' })
    } catch {
      // The server checks again on submit.
      if (!controller.signal.aborted) setResult(undefined)
    }
  }

  const handleValueChange = (next: string) => {
    // Format only text that is appended: formatting an edit in the middle would move the caret.
    onValueChange(next.length > value.length && next.startsWith(value) ? formatPlate(next) : next)
  }

  const handleBlur = () => {
    onBlur()
    if (!parsed) return
    if (parsed.plate !== value) onValueChange(parsed.plate)
    if (parsed.plate !== own && availability === undefined) void checkAvailability(parsed.plate)
  }

  return (
    <TextField
      {...field}
      value={value}
      onValueChange={handleValueChange}
      onBlur={handleBlur}
      label="Plate number"
      hint="Such as ABC-123DE"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      loading={availability === 'checking'}
      error={error ?? (availability === 'taken' ? 'A vehicle with this plate number already exists' : undefined)}
      note={getNote()}
    />
  )

  function getNote() {
    if (parsed?.form === 'other') return { tone: 'info' as const, text: unusualPlateMessage }
    if (isPrivate) return { tone: 'info' as const, text: privatePlateWarning }
    return availability === 'free' ? { tone: 'success' as const, text: 'Not in use on another vehicle' } : undefined
  }
}
