import { useMutation } from '@tanstack/react-query'
import { CopyButton, DateText, Dialog, Stack, Text, TextField } from '@vehicle-partner/ui'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import type { Member } from './memberActions.ts'

interface InvitationLinkDialogProps {
  invitation: Member
  onClose: () => void
}

/** Creates the link of an invitation to send by another way, and says what it can and cannot do. */
export function InvitationLinkDialog({ invitation: { id, member_email }, onClose }: InvitationLinkDialogProps) {
  const { origin } = usePortal().dependencies
  const link = useMutation(useApi().memberInvitations.link.mutation())
  const { showError } = useErrorToast('members')
  const toUrl = (path: string) => new URL(path, origin).href
  const created = link.data?.data
  const url = created && toUrl(created.link)
  const readUrl = async () => {
    if (url !== undefined) return url
    try {
      return toUrl((await link.mutateAsync({ params: { id } })).data.link)
    } catch (error) {
      showError(error)
      throw error
    }
  }
  return (
    <Dialog
      open
      size="medium"
      title="Link of the invitation"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      // One button, which keeps the focus: the first press creates the link.
      footer={<CopyButton value={readUrl} label={url === undefined ? 'Create and copy link' : 'Copy link'} size="medium" />}
    >
      <Stack gap="large">
        <Text>Send this link to {member_email} in a chat or message. It is for this address only, and the mailed link keeps working.</Text>
        <Text>
          The link alone lets no one in. Who has an account logs in first; who has none registers, and confirms {member_email} by mail
          before they join.
        </Text>
        {url === undefined ? (
          <Text tone="secondary">A new link replaces the one that you copied before, and works for 7 days.</Text>
        ) : (
          <TextField
            label="Invitation link"
            hint={
              <>
                Works until <DateText value={created?.expires_at} format="full" />. Earlier copied links no longer work.
              </>
            }
            value={url}
            readOnly
          />
        )}
      </Stack>
    </Dialog>
  )
}
