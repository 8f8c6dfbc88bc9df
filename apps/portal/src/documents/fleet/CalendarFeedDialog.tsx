import { useMutation } from '@tanstack/react-query'
import { CopyButton, DateText, Dialog, Stack, Text, TextField } from '@vehicle-partner/ui'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'

/** Creates the user's own calendar address, and says how to subscribe to it and how to end it. */
export function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const { origin } = usePortal().dependencies
  const { partner } = useOrganization()
  const feed = useMutation(useApi().documents.feed.mutation())
  const { showError } = useErrorToast()
  const created = feed.data?.data
  const toUrl = (path: string) => new URL(path, origin).href
  const url = created && toUrl(created.path)
  const readUrl = async () => {
    if (url !== undefined) return url
    try {
      return toUrl((await feed.mutateAsync({ params: { id: partner.id } })).data.path)
    } catch (error) {
      showError(error)
      throw error
    }
  }
  return (
    <Dialog
      open
      size="medium"
      title="Add to my calendar"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      // One button, which keeps the focus: the first press creates the address.
      footer={<CopyButton value={readUrl} label={url === undefined ? 'Create and copy address' : 'Copy address'} size="medium" />}
    >
      <Stack gap="large">
        <Text>
          Your calendar then shows the day on which each document expires, and reminds you two weeks before. It follows renewals by itself.
        </Text>
        <Text>
          In Google Calendar choose “Other calendars”, then “From URL”. On an iPhone open Settings, Calendar, Accounts, “Add subscribed
          calendar”. In Outlook choose “Add calendar”, then “Subscribe from web”. Paste the address there.
        </Text>
        {url === undefined ? (
          <Text tone="secondary">
            The address is yours alone: anyone who has it sees the days, plates and names. A new address ends the one that you created
            before, so create a new one if someone else got to know yours.
          </Text>
        ) : (
          <TextField
            label="Calendar address"
            hint={
              <>
                Works until <DateText value={created?.expires_at} format="full" />. Earlier addresses no longer work. It is shown only now.
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
