import { ProfilePreview } from '@vehicle-partner/forms'
import type { StoredProfile } from '../../../settings/profile/profileChanges.ts'
import { readFirstAnswer, showFirst, showFirstPart } from '../showFirstPart.tsx'

async function showProfile() {
  const { data: profile } = (await readFirstAnswer<{ data: StoredProfile }>('users.get')) ?? {}
  // What waits for a confirmation has a strip with buttons, which come with the program.
  if (!profile || profile.pending_email !== null || profile.phone_confirmation_needed === true) return
  await showFirstPart('data-loading-profile', () => (
    <ProfilePreview profile={profile} nameVerified={profile.name_locked} nameChange={profile.name_change} />
  ))
}

void showFirst(showProfile)
