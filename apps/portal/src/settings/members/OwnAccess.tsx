import { InfoTip } from '@vehicle-partner/ui'

/** Why the user's own row has no actions. `isOnlyOwner`: no other owner could give them access again. */
export function OwnAccess({ isOnlyOwner }: { isOnlyOwner: boolean }) {
  return (
    <InfoTip label="Why can I not change my own access?">
      {isOnlyOwner
        ? 'You are the only owner, and an organisation needs at least one. Make another member an owner first; they can then change your roles.'
        : 'No one changes their own roles. Another owner can change yours.'}
    </InfoTip>
  )
}
