'use client'
import { Grid } from '@vehicle-partner/ui'
import { useEffect } from 'react'
import { Form } from '../Form/Form.tsx'
import { FormButtons } from '../FormButtons/FormButtons.tsx'
import { PhoneField } from '../fields/PhoneField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useFieldValue } from '../fields/useFieldValue.ts'
import { useForm } from '../useForm.ts'
import { PhotoPicker, type UploadPhoto } from '../photo/PhotoPicker.tsx'
import { noFields, UnsavedReporter } from '../unsavedFields.ts'
import { toPhoneFieldName } from '../phoneValue.ts'
import { profileSchema, type ProfileFields, type ProfileValues } from './ProfileForm.schema.ts'
import { describeNameReview, profileFieldProps, saveLabel, type NameReview } from './profileFieldProps.ts'

export interface ProfileFormProps extends NameReview {
  /**
   * Rejects to keep what was typed; messages by field are shown on their fields. After a success the e-mail address is that of `profile`
   * again: a new one waits for its link.
   */
  onSubmit: (values: ProfileValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** The stored profile. When it changes, so do the fields that the user has not changed. */
  profile: ProfileFields
  /** URL of the stored photo. */
  photoUrl?: string | undefined
  /** Uploads a photo as soon as it is chosen. */
  uploadPhoto: UploadPhoto
  /** Called when the form begins or ceases to hold changes. */
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined
}

/** The user's own name, photo, e-mail address and phone number. */
export function ProfileForm(props: ProfileFormProps) {
  const { onSubmit, onSubmitError, profile, photoUrl, uploadPhoto, nameVerified, nameChange, onUnsavedChange } = props
  const { control, submit, pending, clear } = useForm(profileSchema, profile, onSubmit, {
    unsentName: 'ProfileForm',
    toFieldName: toPhoneFieldName,
    followsDefaults: true,
    // The location of an upload is another one once it is stored.
    resetOnSuccess: ['email', 'avatar'],
  })
  const number = useFieldValue(control, 'phone').number
  const person = `${useFieldValue(control, 'fname')} ${useFieldValue(control, 'lname')}`
  const name = describeNameReview({ nameVerified, nameChange })
  // A name that cannot be changed now is not sent: another one may have been typed before it was known.
  useEffect(() => {
    if (!name.readOnly) return
    clear('fname')
    clear('lname')
  }, [name.readOnly, clear])
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError} gap="large">
      <UnsavedReporter control={control} saved={noFields} onUnsavedChange={onUnsavedChange} />
      <PhotoPicker control={control} name="avatar" person={person} upload={uploadPhoto} photoUrl={photoUrl} />
      <Grid columns="halves" gap="large">
        <TextField control={control} name="fname" {...profileFieldProps.fname} {...name} />
        <TextField control={control} name="lname" {...profileFieldProps.lname} readOnly={name.readOnly} />
      </Grid>
      <TextField control={control} name="email" {...profileFieldProps.email} />
      <PhoneField
        control={control}
        name="phone"
        {...profileFieldProps.phone}
        note={number === profile.phone.number ? undefined : { tone: 'info', text: 'A new number works after you enter the code we send.' }}
      />
      <FormButtons pending={pending} pendingLabel="Saving...">
        {saveLabel}
      </FormButtons>
    </Form>
  )
}
