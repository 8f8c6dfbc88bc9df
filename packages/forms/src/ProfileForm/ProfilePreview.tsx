import { Grid, PhoneField, Stack, TextField } from '@vehicle-partner/ui'
import { FormButtons } from '../FormButtons/FormButtons.tsx'
import { PhotoRow } from '../photo/PhotoRow.tsx'
import type { ProfileValues } from './ProfileForm.schema.ts'
import { describeNameReview, profileFieldProps, saveLabel, type NameReview } from './profileFieldProps.ts'

export interface ProfilePreviewProps extends NameReview {
  /** The stored profile. */
  profile: ProfileValues
}

/**
 * What `ProfileForm` shows at first, without its rules: for a page that shows the profile before it has loaded the form. The page enters what
 * was typed meanwhile into the form, and presses its buttons.
 */
export function ProfilePreview({ profile, nameVerified, nameChange }: ProfilePreviewProps) {
  const { fname, lname, email, phone, country_code, avatar } = profile
  const name = describeNameReview({ nameVerified, nameChange })
  return (
    <Stack gap="large">
      <PhotoRow person={`${fname} ${lname}`} hasPhoto={avatar !== null} />
      <Grid columns="halves" gap="large">
        <TextField {...profileFieldProps.fname} {...name} defaultValue={fname} />
        <TextField {...profileFieldProps.lname} readOnly={name.readOnly} defaultValue={lname} />
      </Grid>
      <TextField {...profileFieldProps.email} defaultValue={email} />
      <PhoneField {...profileFieldProps.phone} defaultValue={phone} defaultCountry={country_code} validateOn="never" />
      <FormButtons>{saveLabel}</FormButtons>
    </Stack>
  )
}
