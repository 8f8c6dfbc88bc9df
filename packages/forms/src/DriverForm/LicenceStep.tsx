'use client'
import { licenceClasses, parseLicence, unusualLicenceMessage, type Day } from '@vehicle-partner/domain'
import { FieldRow, Stack } from '@vehicle-partner/ui'
import type { Control } from 'react-hook-form'
import { unreadableDate } from '../unreadableDate.ts'
import { DateField } from '../fields/DateField.tsx'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useFieldValue } from '../fields/useFieldValue.ts'
import type { DriverFields } from './DriverForm.schema.ts'

const classes: Readonly<Record<string, string>> = {
  A: 'Motorcycles',
  B: 'Under 3 tonnes, not for business',
  C: 'Under 3 tonnes',
  E: 'Commercial vehicles',
}
const classOptions = licenceClasses.map((value) => ({ value, label: `Class ${value}`, description: classes[value] }))

/** Licence, LASDRI card and experience. */
export function LicenceStep({ control, today }: { control: Control<DriverFields>; today: Day }) {
  const number = useFieldValue(control, 'licence_number')
  return (
    <Stack gap="large">
      <FieldRow stackOnPhone>
        <TextField
          control={control}
          name="licence_number"
          label="Licence number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          note={parseLicence(number)?.usual === false ? { tone: 'info', text: unusualLicenceMessage } : undefined}
        />
        <Select control={control} name="licence_class" label="Class" placeholder="Select a class" options={classOptions} />
      </FieldRow>
      <FieldRow>
        <DateField
          control={control}
          name="licence_issue_date"
          label="Issue date"
          hint="DD-MM-YYYY"
          unreadable={unreadableDate}
          optionalLabel="optional"
          today={today}
        />
        <DateField
          control={control}
          name="licence_expiry_date"
          label="Expiry date"
          hint="DD-MM-YYYY"
          unreadable={unreadableDate}
          today={today}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          control={control}
          name="lasdri_number"
          label="LASDRI number"
          optionalLabel="optional"
          hint="For drivers in Lagos"
          autoComplete="off"
          spellCheck={false}
        />
        <DateField
          control={control}
          name="lasdri_expiry_date"
          hint="DD-MM-YYYY"
          unreadable={unreadableDate}
          label="LASDRI expiry date"
          optionalLabel="optional"
          today={today}
        />
      </FieldRow>
      <TextField
        control={control}
        name="years_experience"
        label="Years of experience"
        optionalLabel="optional"
        inputMode="numeric"
        autoComplete="off"
      />
    </Stack>
  )
}
