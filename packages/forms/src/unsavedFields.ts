'use client'
import { useEffect, useEffectEvent } from 'react'
import { useFormState, type Control, type FieldValues } from 'react-hook-form'
import { restoredValues } from './useForm.ts'

/** Without a draft nothing is saved elsewhere. */
export const noFields: readonly never[] = []

export interface UnsavedReporterProps<Values extends FieldValues> {
  control: Control<Values>
  /** Fields that a draft saves. */
  saved: readonly (keyof Values & string)[]
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined
}

/** Reports whether a field was changed that no draft saves. A component of its own, so that only it renders with every change. */
export function UnsavedReporter<Values extends FieldValues>({ control, saved, onUnsavedChange }: UnsavedReporterProps<Values>) {
  const { dirtyFields } = useFormState({ control })
  const savedNames: readonly string[] = saved
  const isUnsaved = Object.entries(dirtyFields).some(([name, dirty]) => isDirty(dirty) && !savedNames.includes(name))
  const report = useEffectEvent((value: boolean) => onUnsavedChange?.(value))
  useEffect(() => report(isUnsaved), [isUnsaved])
  return null
}

/** Lists and records have a flag for each part. */
const isDirty = (dirty: unknown): boolean =>
  typeof dirty === 'object' && dirty !== null ? Object.values(dirty).some(isDirty) : dirty === true

/**
 * The values without a city in which the organisation does not work: of a draft for another organisation, or of a city that it has left. A new
 * item begins with the only city that there is.
 */
export function withKnownCity<Values extends { city_id: string }>(
  values: Values,
  cities: readonly { id: string }[],
  { isNew }: { isNew: boolean },
): Values {
  if (cities.some(({ id }) => id === values.city_id)) return values
  const [first, ...others] = cities
  const city_id = isNew && first && others.length === 0 ? first.id : ''
  if (city_id === values.city_id) return values
  const known = { ...values, city_id }
  if (restoredValues.has(values)) restoredValues.add(known)
  return known
}
