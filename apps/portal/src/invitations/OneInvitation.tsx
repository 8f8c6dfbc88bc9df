import { lagosDate, partnerRoles, roleLabel, shortDate } from '@vehicle-partner/domain'
import { Avatar, Card, Divider, FormFoot, Inline, JoinLane, Stack, Text } from '@vehicle-partner/ui'
import { useSession } from '../app/session.tsx'
import { SetUpPage } from '../shell/SetUpPage.tsx'
import { Accept, Reject, type AnswerProps } from './Answers.tsx'
import type { PartnerInvitation } from './InvitationRow.tsx'

export interface OneInvitationProps extends Pick<AnswerProps, 'answering' | 'off' | 'onAnswer'> {
  invitation: PartnerInvitation
}

/** The only invitation: what one would do there, role by role, and the two answers. */
export function OneInvitation({ invitation, ...answer }: OneInvitationProps) {
  const { session } = useSession()
  const { company_name, roles, created_at } = invitation
  const opens = (role: string) => partnerRoles.find(({ id }) => id === role)?.description
  return (
    <SetUpPage
      above={
        <Inline gap="medium" wrap={false} aria-hidden="true">
          <Avatar size="large" name={session ? `${session.user.fname} ${session.user.lname}` : ''} tone="neutral" decorative />
          <JoinLane />
          <Avatar size="large" shape="company" name={company_name} decorative />
        </Inline>
      }
      title={`Join ${company_name} on the product`}
      lead={`You were invited on ${shortDate(lagosDate(new Date(created_at)))}.`}
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
        <FormFoot aside={<Reject company={company_name} {...answer} />}>
          <Accept company={company_name} {...answer} />
        </FormFoot>
      </Stack>
    </SetUpPage>
  )
}
