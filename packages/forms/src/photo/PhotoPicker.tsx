'use client'
import { uploadLimitBytes } from '@vehicle-partner/domain'
import { Avatar, Button, Inline, Stack, Text } from '@vehicle-partner/ui'
import { useId, useRef, useState } from 'react'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField } from '../fields/useField.ts'
import { photoMimeTypes, resizePhoto } from './resizePhoto.ts'

/** Uploads a photo; returns its location, which the form holds, and a URL to show it. */
export type UploadPhoto = (file: File) => Promise<{ Location: string; url: string }>

export interface PhotoPickerProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string | null>> {
  control: Control<Values>
  name: Name
  /** The person in the photo. */
  person: string
  upload: UploadPhoto
  /** URL of the stored photo. */
  photoUrl?: string | undefined
}

/** Shows a photo of a person and uploads another one as soon as it is chosen. */
export function PhotoPicker<Values extends FieldValues, Name extends FieldPathByValue<Values, string | null>>({
  control,
  name,
  person,
  upload,
  photoUrl,
}: PhotoPickerProps<Values, Name>) {
  const { ref, value, onValueChange, error: fieldError } = useField(control, name)
  /** The last photo that was uploaded here. */
  const [uploaded, setUploaded] = useState<Awaited<ReturnType<UploadPhoto>>>()
  const [problem, setProblem] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const error = problem ?? fieldError

  const uploadFile = async (file: File | undefined) => {
    if (!file) return
    setProblem(photoMimeTypes.includes(file.type) ? undefined : 'Please choose a JPG, PNG or WebP photo')
    if (!photoMimeTypes.includes(file.type)) return
    setUploading(true)
    try {
      const photo = await resizePhoto(file)
      if (photo.size > uploadLimitBytes) return setProblem('File must be less than 5 MB')
      const result = await upload(photo)
      setUploaded(result)
      onValueChange(result.Location)
    } catch {
      setProblem('The photo could not be uploaded. Please try again.')
    } finally {
      setUploading(false)
    }
  }

  return (
    <Stack gap="xsmall">
      <Inline gap="medium">
        <Avatar
          name={person}
          src={value === null ? undefined : value === uploaded?.Location ? uploaded.url : photoUrl}
          size="large"
          tone="brand"
          decorative
        />
        <input
          ref={input}
          type="file"
          hidden
          accept={photoMimeTypes.join()}
          aria-label="Photo"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            // So that the same file can be chosen again after a failure.
            event.currentTarget.value = ''
            void uploadFile(file)
          }}
        />
        <Button
          ref={ref}
          variant="secondary"
          size="small"
          pending={isUploading}
          pendingLabel="Uploading..."
          settledLabel={error === undefined ? 'Photo uploaded' : undefined}
          aria-describedby={error === undefined ? undefined : id}
          onClick={() => input.current?.click()}
        >
          {value === null ? 'Add photo' : 'Change photo'}
        </Button>
        {value === null ? null : (
          <Button variant="quiet" size="small" disabled={isUploading} onClick={() => onValueChange(null)}>
            Remove photo
          </Button>
        )}
      </Inline>
      <div role="alert" id={id}>
        {error === undefined ? null : (
          <Text size="small" tone="danger">
            {error}
          </Text>
        )}
      </div>
    </Stack>
  )
}
