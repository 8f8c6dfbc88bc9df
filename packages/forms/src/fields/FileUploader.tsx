'use client'
import { FileUploader as Field, type FileUploaderProps as FieldProps, type UploadedFile } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { resizePhoto } from '../photo/resizePhoto.ts'
import { useField, type BoundProp } from './useField.ts'

export type FileUploaderProps<Values extends FieldValues, Name extends FieldPathByValue<Values, UploadedFile[]>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, BoundProp>

/** ui's FileUploader, bound to a form: the uploaded files. Photos are resized before the upload. */
export function FileUploader<Values extends FieldValues, Name extends FieldPathByValue<Values, UploadedFile[]>>({
  control,
  name,
  ...rest
}: FileUploaderProps<Values, Name>) {
  // The file dialog takes the focus; do not treat that as a blur.
  const { onBlur: _, ...field } = useField(control, name)
  return <Field transformFile={resizePhoto} {...rest} {...field} />
}
