import { lagosDate, partnerRoles, roleLabel, formatDate } from '@vehicle-partner/domain'
import { Avatar, Card, DateText, Divider, FormActions, Inline, Stack, Text } from '@vehicle-partner/ui'
import { ConnectionIllustration } from '@vehicle-partner/ui/illustrations'
import { useSession } from '../session/useSession.ts'
import { SetupPage } from '../shell/SetupPage.tsx'
import { AcceptButton, RejectButton, type InvitationButtonProps } from './InvitationButtons.tsx'
import type { PartnerInvitation } from './InvitationRow.tsx'

export interface SingleInvitationProps extends Pick<InvitationButtonProps, 'pendingDecision' | 'disabled' | 'onDecide'> {
  invitation: PartnerInvitation
}

/** The only invitation: the roles with their descriptions, Accept and Reject. */
export function SingleInvitation({ invitation, ...buttonProps }: SingleInvitationProps) {
  const { session } = useSession()
  const { company_name, roles = [], created_at, invited_by, expires_at } = invitation
  const describeRole = (role: string) => partnerRoles.find(({ id }) => id === role)?.description
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
      lead={
        created_at === undefined
          ? undefined
          : `${invited_by === undefined ? 'You were invited' : `${invited_by} invited you`} on ${formatDate(lagosDate(new Date(created_at)))}.`
      }
    >
      <Stack gap="xlarge">
        <Card>
          <Stack as="ul">
            {roles.map((role, index) => (
              <li key={role}>
                <Stack>
                  {index === 0 ? null : <Divider aria-hidden="true" />}
                  <Stack gap="xxsmall">
                    <Text weight="bold">{roleLabel(role)}</Text>
                    <Text size="small" tone="secondary">
                      {describeRole(role)}
                    </Text>
                  </Stack>
                </Stack>
              </li>
            ))}
            {expires_at === undefined ? null : (
              <li>
                <Stack>
                  {roles.length === 0 ? null : <Divider aria-hidden="true" />}
                  <Stack gap="xxsmall">
                    <Text weight="bold">
                      Until <DateText value={expires_at} format="full" />, <DateText value={expires_at} format="time" />
                    </Text>
                    <Text size="small" tone="secondary">
                      After that, {company_name} has to invite you again.
                    </Text>
                  </Stack>
                </Stack>
              </li>
            )}
          </Stack>
        </Card>
        <FormActions secondaryAction={<RejectButton company={company_name} {...buttonProps} />}>
          <AcceptButton company={company_name} {...buttonProps} />
        </FormActions>
      </Stack>
    </SetupPage>
  )
}
