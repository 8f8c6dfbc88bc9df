import { useWatch, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'

/** What stands in a field now: for what else on the page follows from it. */
export function useFieldValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  control: Control<Values>,
  name: Name,
): FieldPathValue<Values, Name> {
  return useWatch({ control, name })
}

/** Everything that stands in a form now. */
export function useFormValues<Values extends FieldValues>(control: Control<Values>): Values {
  // Every field of our forms has a first value, so that none is missing.
  return useWatch({ control }) as Values
}
