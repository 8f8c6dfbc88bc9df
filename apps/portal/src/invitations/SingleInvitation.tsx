import { lagosDate, partnerRoles, roleLabel, formatDate } from '@vehicle-partner/domain'
import { Avatar, Card, Divider, FormActions, Inline, Stack, Text } from '@vehicle-partner/ui'
import { ConnectionIllustration } from '@vehicle-partner/ui/illustrations'
import { useSession } from '../session/useSession.ts'
import { SetupPage } from '../shell/SetupPage.tsx'
import { AcceptButton, RejectButton, type InvitationButtonProps } from './InvitationButtons.tsx'
import type { PartnerInvitation } from './InvitationRow.tsx'

export interface SingleInvitationProps extends Pick<InvitationButtonProps, 'answering' | 'off' | 'onAnswer'> {
  invitation: PartnerInvitation
}

/** The only invitation: what one would do there, role by role, and the two answers. */
export function SingleInvitation({ invitation, ...answer }: SingleInvitationProps) {
  const { session } = useSession()
  const { company_name, roles, created_at } = invitation
  const opens = (role: string) => partnerRoles.find(({ id }) => id === role)?.description
  return (
    <SetupPage
      above={
        <Inline gap="medium" wrap={false} aria-hidden="true">
          <Avatar size="large" name={session ? `${session.user.fname} ${session.user.lname}` : ''} tone="neutral" decorative />
          <ConnectionIllustration />
          <Avatar size="large" shape="company" name={company_name} decorative />
        </Inline>
      }
      title={`Join ${company_name} on the product`}
      lead={`You were invited on ${formatDate(lagosDate(new Date(created_at)))}.`}
    >
      <Stack gap="xlarge">
        <Card>
          <Stack as="ul">
            {roles.map((role, at) => (
              <li key={role}>
                <Stack>
                  {at === 0 ? null : <Divider aria-hidden="true" />}
                  <Stack gap="xxsmall">
                    <Text weight="bold">{roleLabel(role)}</Text>
                    <Text size="small" tone="secondary">
                      {opens(role)}
                    </Text>
                  </Stack>
                </Stack>
              </li>
            ))}
          </Stack>
        </Card>
        <FormActions secondaryAction={<RejectButton company={company_name} {...answer} />}>
          <AcceptButton company={company_name} {...answer} />
        </FormActions>
      </Stack>
    </SetupPage>
  )
}
