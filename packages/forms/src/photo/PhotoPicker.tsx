'use client'
import { uploadLimitBytes } from '@vehicle-partner/domain'
import { useRef, useState } from 'react'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField } from '../fields/useField.ts'
import type { PhotoCropDialog } from './PhotoCropDialog.tsx'
import { PhotoRow } from './PhotoRow.tsx'
import { canDrawPhotos, cropPhoto, photoMimeTypes, resizePhoto } from './resizePhoto.ts'

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

const uploadProblem = 'The photo could not be uploaded. Please try again.'

/** Shows a photo of a person; another one is cropped, made small and uploaded as soon as it is chosen. */
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
  /** `opening`: the photo and the part that crops it are loaded. */
  const [step, setStep] = useState<'opening' | 'uploading'>()
  /** The photo whose part is being chosen, and the dialog for it, which few visits load. */
  const [cropping, setCropping] = useState<{ photo: File; Dialog: typeof PhotoCropDialog }>()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLElement>(null)
  const error = problem ?? fieldError

  const uploadPhoto = async (photo: File) => {
    const result = await upload(photo)
    setUploaded(result)
    onValueChange(result.Location)
  }
  const openFile = async (file: File | undefined) => {
    if (!file) return
    setProblem(photoMimeTypes.includes(file.type) ? undefined : 'Please choose a JPG, PNG or WebP photo')
    if (!photoMimeTypes.includes(file.type)) return
    setStep('opening')
    try {
      const photo = await resizePhoto(file)
      if (photo.size > uploadLimitBytes) return setProblem('File must be less than 5 MB')
      const Dialog = await loadDialog()
      if (Dialog) return setCropping({ photo, Dialog })
      setStep('uploading')
      await uploadPhoto(photo)
    } catch {
      setProblem(uploadProblem)
    } finally {
      setStep(undefined)
    }
  }

  return (
    <>
      <PhotoRow
        person={person}
        hasPhoto={value !== null}
        src={value === null ? undefined : value === uploaded?.Location ? uploaded.url : photoUrl}
        error={error}
        choose={{
          ref(element) {
            button.current = element
            ref(element)
          },
          pending: step !== undefined,
          pendingLabel: step === 'opening' ? 'Opening...' : 'Uploading...',
          settledLabel: error === undefined && cropping === undefined ? 'Photo uploaded' : undefined,
          onClick: () => input.current?.click(),
        }}
        remove={{ disabled: step !== undefined, onClick: () => onValueChange(null) }}
      >
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
            void openFile(file)
          }}
        />
      </PhotoRow>
      {cropping === undefined ? null : (
        <cropping.Dialog
          photo={cropping.photo}
          finalFocus={button}
          onCancel={() => setCropping(undefined)}
          onCrop={async (crop) => {
            await uploadPhoto(await cropPhoto(cropping.photo, crop))
            setCropping(undefined)
          }}
        />
      )}
    </>
  )
}

/** The dialog that crops a photo; undefined if it cannot be loaded now, or this browser cannot crop: then the whole photo is used. */
async function loadDialog(): Promise<typeof PhotoCropDialog | undefined> {
  if (!canDrawPhotos()) return undefined
  try {
    return (await import('./PhotoCropDialog.tsx')).PhotoCropDialog
  } catch {
    return undefined
  }
}
