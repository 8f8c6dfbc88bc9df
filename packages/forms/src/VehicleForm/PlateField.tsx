'use client'
import { formatPlate, parsePlate, privatePlateWarning, unusualPlateMessage } from '@vehicle-partner/domain'
import { TextField } from '@vehicle-partner/ui'
import { useRef, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useField } from '../fields/useField.ts'
import { useFieldValue } from '../fields/useFieldValue.ts'
import type { VehicleFields } from './VehicleForm.schema.ts'

/** Whether no other vehicle has this plate. */
export type CheckPlate = (plate: string, context: { signal: AbortSignal }) => Promise<boolean>

interface PlateFieldProps {
  control: Control<VehicleFields>
  check: CheckPlate
  /** The plate that the vehicle has already; that one is its own. */
  own: string
}

type Answer = 'asking' | 'free' | 'taken'

/** The number plate: written as it is typed, and looked up once it is left. */
export function PlateField({ control, check, own }: PlateFieldProps) {
  const { value, onValueChange, onBlur, error, ...field } = useField(control, 'registration_number')
  const isPrivate = useFieldValue(control, 'plate_category') === 'private'
  const [answer, setAnswer] = useState<{ plate: string; is: Answer }>()
  const asking = useRef<AbortController>(undefined)
  const parsed = parsePlate(value)
  const said = answer?.plate === parsed?.plate ? answer?.is : undefined

  const ask = async (plate: string) => {
    asking.current?.abort()
    const off = new AbortController()
    asking.current = off
    setAnswer({ plate, is: 'asking' })
    try {
      const free = await check(plate, off)
      if (!off.signal.aborted) setAnswer({ plate, is: free ? 'free' : 'taken' })
    } catch {
      // The question is asked again when the vehicle is sent.
      if (!off.signal.aborted) setAnswer(undefined)
    }
  }

  const type = (next: string) => {
    // Only what is added at the end is written for people; a change in the middle would lose its place.
    onValueChange(next.length > value.length && next.startsWith(value) ? formatPlate(next) : next)
  }

  const leave = () => {
    onBlur()
    if (!parsed) return
    if (parsed.plate !== value) onValueChange(parsed.plate)
    if (parsed.plate !== own && said === undefined) void ask(parsed.plate)
  }

  return (
    <TextField
      {...field}
      value={value}
      onValueChange={type}
      onBlur={leave}
      label="Plate number"
      hint="Such as ABC-123DE"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      loading={said === 'asking'}
      error={error ?? (said === 'taken' ? 'A vehicle with this plate number already exists' : undefined)}
      note={noteOf()}
    />
  )

  function noteOf() {
    if (parsed?.form === 'other') return { tone: 'info' as const, text: unusualPlateMessage }
    if (isPrivate) return { tone: 'info' as const, text: privatePlateWarning }
    return said === 'free' ? { tone: 'success' as const, text: 'Not in use on another vehicle' } : undefined
  }
}
