'use client'
import { Grid, Heading, Stack } from '@vehicle-partner/ui'
import type { Control } from 'react-hook-form'
import { DateField } from '../fields/DateField.tsx'
import { PhoneField } from '../fields/PhoneField.tsx'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import type { DriverFields } from './DriverForm.schema.ts'

interface PersonStepProps {
  control: Control<DriverFields>
  cities: readonly { id: string; name: string }[]
  /** The identity number that is known, behind stars. */
  maskedNin: string | undefined
}

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
]

/** Who a driver is, and whom to call for them. It is somebody else's data: browsers do not fill it in. */
export function PersonStep({ control, cities, maskedNin }: PersonStepProps) {
  return (
    <Stack gap="large">
      <Grid columns="pair" gap="medium">
        <TextField control={control} name="fname" label="First name" hint="As on the licence" autoComplete="off" />
        <TextField control={control} name="lname" label="Last name" hint="As on the licence" autoComplete="off" />
      </Grid>
      <TextField control={control} name="other_names" label="Other names" optionalLabel="optional" autoComplete="off" />
      <PhoneField control={control} name="phone" label="Phone number" autoComplete="off" />
      <Grid columns="pair" gap="medium">
        <TextField
          control={control}
          name="email"
          label="Email address"
          optionalLabel="optional"
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <Select
          control={control}
          name="city_id"
          label="City"
          placeholder="Select the city"
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Grid>
      <Grid columns="pair" gap="medium">
        <DateField control={control} name="dob" label="Date of birth" calendar={false} />
        <Select control={control} name="gender" label="Gender" optionalLabel="optional" options={genders} emptyOption="Not said" />
      </Grid>
      <TextField control={control} name="address" label="Home address" optionalLabel="optional" autoComplete="off" />
      <TextField
        control={control}
        name="nin"
        label="NIN"
        optionalLabel="optional"
        hint={
          maskedNin === undefined
            ? 'Dial *346# to see it. It is not kept on this device.'
            : `${maskedNin} is known. Type another one to replace it.`
        }
        inputMode="numeric"
        autoComplete="off"
      />
      <Heading level={3}>Emergency contact</Heading>
      <Grid columns="pair" gap="medium">
        <TextField control={control} name="emergency_name" label="Name" optionalLabel="optional" autoComplete="off" />
        <TextField control={control} name="emergency_relationship" label="Relationship" optionalLabel="optional" autoComplete="off" />
      </Grid>
      <TextField
        control={control}
        name="emergency_phone"
        label="Phone of the contact"
        optionalLabel="optional"
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
    </Stack>
  )
}
