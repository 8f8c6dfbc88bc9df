import { Grid, PhoneField, Stack, TextField } from '@vehicle-partner/ui'
import { FormButtons } from '../FormButtons/FormButtons.tsx'
import { PhotoRow } from '../photo/PhotoRow.tsx'
import type { ProfileValues } from './ProfileForm.schema.ts'
import { describeNameReview, profileTexts, type NameReview } from './profileTexts.ts'

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
  const nameNote = describeNameReview({ nameVerified, nameChange })
  const isUnderReview = Boolean(nameChange)
  return (
    <Stack gap="large">
      <PhotoRow person={`${fname} ${lname}`} hasPhoto={avatar !== null} />
      <Grid columns="halves" gap="large">
        <TextField
          label={profileTexts.fname}
          defaultValue={fname}
          readOnly={isUnderReview}
          note={nameNote === undefined ? undefined : { tone: 'info', text: nameNote }}
        />
        <TextField label={profileTexts.lname} defaultValue={lname} readOnly={isUnderReview} />
      </Grid>
      <TextField label={profileTexts.email} type="email" defaultValue={email} note={{ tone: 'info', text: profileTexts.emailNote }} />
      <PhoneField label={profileTexts.phone} defaultValue={phone} defaultCountry={country_code} validateOn="never" />
      <FormButtons>{profileTexts.save}</FormButtons>
    </Stack>
  )
}
