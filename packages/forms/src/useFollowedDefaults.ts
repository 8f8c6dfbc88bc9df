import { useEffect, useRef } from 'react'
import { get, type DefaultValues, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'

/**
 * Default values that change while the form is open, such as a stored record that was saved or read again: fields that the user has not
 * changed follow them, the others keep what was typed. Returns the newest ones.
 */
export function useFollowedDefaults<Fields extends FieldValues, Value>(
  { getValues, resetField }: Pick<UseFormReturn<Fields, unknown, Value>, 'getValues' | 'resetField'>,
  defaultValues: DefaultValues<Fields>,
  isFollowing: boolean,
): { readonly current: DefaultValues<Fields> } {
  const followed = useRef(defaultValues)
  useEffect(() => {
    const before = followed.current
    followed.current = defaultValues
    if (!isFollowing) return
    for (const name of Object.keys(defaultValues) as Path<Fields>[]) {
      const [old, next]: unknown[] = [get(before, name), get(defaultValues, name)]
      const value: unknown = getValues(name)
      if (isSame(old, next) || !(isSame(value, old) || isSame(value, next))) continue
      resetField(name, { defaultValue: next as PathValue<Fields, Path<Fields>> }) // both are default values of the field
    }
  })
  return followed
}

const isRecord = (value: unknown): value is FieldValues => typeof value === 'object' && value !== null

/** Whether two values of a field are the same; a phone number is a record of two texts. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other)
  return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]))
}
