import { formatDate, lagosDate } from '@vehicle-partner/domain'
import { Avatar, Card, Inline, Stack, Text } from '@vehicle-partner/ui'

/** The organisation that invites, and until when. `email`: the invited address, where no form shows it. */
export function InvitationCard({ name, email, expiresAt }: { name: string; email?: string; expiresAt: string | undefined }) {
  return (
    <Card>
      <Inline gap="medium" wrap={false}>
        <Avatar shape="company" name={name} decorative />
        <Stack gap="none">
          <Text weight="bold">{name}</Text>
          <Text size="small" tone="secondary">
            {email === undefined ? '' : `For ${email}. `}
            {expiresAt === undefined ? null : `The invitation ends on ${formatDate(lagosDate(new Date(expiresAt)))}.`}
          </Text>
        </Stack>
      </Inline>
    </Card>
  )
}
