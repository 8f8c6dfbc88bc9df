'use client'
import { FileUploader as Field, type FileUploaderProps as FieldProps, type UploadedFile } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { resizePhoto } from '../photo/resizePhoto.ts'
import { useField } from './useField.ts'

export type FileUploaderProps<Values extends FieldValues, Name extends FieldPathByValue<Values, UploadedFile[]>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, 'name' | 'value' | 'defaultValue' | 'onValueChange' | 'onBlur' | 'error' | 'ref'>

/** The files of a form that have arrived on the server; photos are made smaller on their way. */
export function FileUploader<Values extends FieldValues, Name extends FieldPathByValue<Values, UploadedFile[]>>({
  control,
  name,
  ...rest
}: FileUploaderProps<Values, Name>) {
  // Choosing a file takes the focus away from the page: that is not leaving the field.
  const { onBlur: _, ...field } = useField(control, name)
  return <Field transformFile={resizePhoto} {...rest} {...field} />
}
