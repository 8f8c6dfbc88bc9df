'use client'
import { FieldRow, Heading, Stack } from '@vehicle-partner/ui'
import type { Control } from 'react-hook-form'
import { DateField } from '../fields/DateField.tsx'
import { PhoneField } from '../fields/PhoneField.tsx'
import { MultiSelect } from '../fields/MultiSelect.tsx'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useFieldValue } from '../fields/useFieldValue.ts'
import { PhotoPicker, type UploadPhoto } from '../photo/PhotoPicker.tsx'
import { unreadableDate } from '../unreadableDate.ts'
import type { DriverFields } from './DriverForm.schema.ts'
import { languageOptions, stateOptions } from './driverOptions.ts'

interface PersonStepProps {
  control: Control<DriverFields>
  cities: readonly { id: string; name: string }[]
  /** The stored identity number with its first digits masked. */
  maskedNin: string | undefined
  phoneHint: string | undefined
  /** Without it there is no photo field. */
  uploadPhoto: UploadPhoto | undefined
  photoUrl: string | undefined
  /** The form continues a draft, which never has the identity number. */
  isContinued: boolean
}

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
]

/** The driver, an emergency contact and a guarantor. Autofill is off, because the data is not the user's own. */
export function PersonStep({ control, cities, maskedNin, phoneHint, uploadPhoto, photoUrl, isContinued }: PersonStepProps) {
  const person = `${useFieldValue(control, 'fname')} ${useFieldValue(control, 'lname')}`.trim()
  return (
    <Stack gap="large">
      {uploadPhoto === undefined ? null : (
        <PhotoPicker control={control} name="avatar" person={person} upload={uploadPhoto} photoUrl={photoUrl} />
      )}
      <FieldRow>
        <TextField control={control} name="fname" label="First name" hint="As on the licence" autoComplete="off" />
        <TextField control={control} name="lname" label="Last name" hint="As on the licence" autoComplete="off" />
      </FieldRow>
      <TextField control={control} name="other_names" label="Other names" optionalLabel="optional" autoComplete="off" />
      <PhoneField control={control} name="phone" label="Phone number" hint={phoneHint} autoComplete="off" />
      <TextField
        control={control}
        name="email"
        label="Email address"
        optionalLabel="optional"
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <FieldRow>
        <Select control={control} name="state" label="State" optionalLabel="optional" options={stateOptions} emptyOption="Not specified" />
        <Select
          control={control}
          name="city_id"
          label="City"
          placeholder="Select a city"
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FieldRow>
      <FieldRow>
        <DateField control={control} name="dob" label="Date of birth" unreadable={unreadableDate} calendar={false} />
        <Select control={control} name="gender" label="Gender" optionalLabel="optional" options={genders} emptyOption="Not specified" />
      </FieldRow>
      <TextField control={control} name="address" label="Home address" optionalLabel="optional" autoComplete="off" />
      <MultiSelect
        control={control}
        name="languages"
        label="Languages"
        optionalLabel="optional"
        placeholder="Find a language"
        options={languageOptions}
        max={10}
      />
      <TextField
        control={control}
        name="nin"
        label="NIN"
        optionalLabel="optional"
        hint={
          maskedNin !== undefined
            ? `${maskedNin} is saved. Type another one to replace it.`
            : isContinued
              ? 'For safety it is never kept on a device: please type it again. Dial *346# to see it.'
              : 'Dial *346# to see it. It is not saved on this device.'
        }
        inputMode="numeric"
        autoComplete="off"
      />
      <Contact
        control={control}
        whose="emergency"
        title="Emergency contact"
        labels={{ name: 'Name', relationship: 'Relationship', phone: 'Phone of the contact' }}
      />
      <Contact
        control={control}
        whose="guarantor"
        title="Guarantor"
        labels={{ name: 'Name of the guarantor', relationship: 'Relationship of the guarantor', phone: 'Phone of the guarantor' }}
      />
      <TextField control={control} name="guarantor_address" label="Address of the guarantor" optionalLabel="optional" autoComplete="off" />
    </Stack>
  )
}

interface ContactProps {
  control: Control<DriverFields>
  whose: 'emergency' | 'guarantor'
  title: string
  labels: Readonly<Record<'name' | 'relationship' | 'phone', string>>
}

/** A contact of the driver; its fields are all filled or all empty. */
function Contact({ control, whose, title, labels }: ContactProps) {
  const common = { control, optionalLabel: 'optional', autoComplete: 'off' } as const
  return (
    <Stack gap="large">
      <Heading level={3}>{title}</Heading>
      <FieldRow>
        <TextField {...common} name={`${whose}_name`} label={labels.name} />
        <TextField {...common} name={`${whose}_relationship`} label={labels.relationship} />
      </FieldRow>
      <TextField {...common} name={`${whose}_phone`} label={labels.phone} type="tel" inputMode="tel" />
    </Stack>
  )
}
