import { useWatch, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'

/** The current value of a field. */
export function useFieldValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  control: Control<Values>,
  name: Name,
): FieldPathValue<Values, Name> {
  return useWatch({ control, name })
}

/** The current values of all fields. */
export function useFormValues<Values extends FieldValues>(control: Control<Values>): Values {
  // Every field has a default value, so none is missing.
  return useWatch({ control }) as Values
}
