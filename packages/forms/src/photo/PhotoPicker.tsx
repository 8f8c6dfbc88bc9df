'use client'
import { uploadLimitBytes } from '@vehicle-partner/domain'
import { Avatar, Button, Inline, Stack, Text } from '@vehicle-partner/ui'
import { useId, useRef, useState } from 'react'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField } from '../fields/useField.ts'
import { photoMimeTypes, resizePhoto } from './resizePhoto.ts'

/** Sends a picture; answers with its location, which the form holds, and with an address at which it can be seen. */
export type UploadPhoto = (file: File) => Promise<{ Location: string; url: string }>

export interface PhotoPickerProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string | null>> {
  control: Control<Values>
  name: Name
  /** Whose picture it is. */
  person: string
  upload: UploadPhoto
  /** Where the picture that is kept can be seen. */
  photoUrl?: string | undefined
}

/** A face, and the button for another one; it is sent at once, and kept with the form. */
export function PhotoPicker<Values extends FieldValues, Name extends FieldPathByValue<Values, string | null>>({
  control,
  name,
  person,
  upload,
  photoUrl,
}: PhotoPickerProps<Values, Name>) {
  const { ref, value, onValueChange, error: refused } = useField(control, name)
  const [shown, setShown] = useState(photoUrl)
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const error = problem ?? refused

  const take = async (file: File | undefined) => {
    if (!file) return
    setProblem(photoMimeTypes.includes(file.type) ? undefined : 'Please choose a JPG, PNG or WebP picture')
    if (!photoMimeTypes.includes(file.type)) return
    setSending(true)
    try {
      const photo = await resizePhoto(file)
      if (photo.size > uploadLimitBytes) return setProblem('File must be less than 5 MB')
      const { Location, url } = await upload(photo)
      onValueChange(Location)
      setShown(url)
    } catch {
      setProblem('The picture could not be sent. Please try again.')
    } finally {
      setSending(false)
    }
  }

  return (
    <Stack gap="xsmall">
      <Inline gap="medium">
        <Avatar name={person} src={value === null ? undefined : shown} size="large" tone="brand" decorative />
        <input
          ref={input}
          type="file"
          hidden
          accept={photoMimeTypes.join()}
          aria-label="Photo"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            // The same file can be chosen again after it failed.
            event.currentTarget.value = ''
            void take(file)
          }}
        />
        <Button
          ref={ref}
          variant="secondary"
          size="small"
          pending={sending}
          pendingLabel="Sending..."
          settledLabel={error === undefined ? 'The photo is here' : undefined}
          aria-describedby={error === undefined ? undefined : id}
          onClick={() => input.current?.click()}
        >
          {value === null ? 'Add photo' : 'Change photo'}
        </Button>
        {value === null ? null : (
          <Button variant="quiet" size="small" disabled={sending} onClick={() => onValueChange(null)}>
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
