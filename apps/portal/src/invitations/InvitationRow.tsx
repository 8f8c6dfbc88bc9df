import type { Api } from '@vehicle-partner/api'
import { lagosDate, roleLabel, formatDate } from '@vehicle-partner/domain'
import { Avatar, Divider, Inline, Stack, Text } from '@vehicle-partner/ui'
import { AcceptButton, RejectButton, type InvitationButtonProps } from './InvitationButtons.tsx'

export type PartnerInvitation = Awaited<ReturnType<Api['partnerInvitations']['list']>>['data'][number]

export interface InvitationRowProps extends Pick<InvitationButtonProps, 'pendingDecision' | 'disabled' | 'onDecide'> {
  invitation: PartnerInvitation
  /** The first row has no divider. */
  isFirst: boolean
}

/** One invitation: company, roles, Accept and Reject. */
export function InvitationRow({ invitation, isFirst, ...buttonProps }: InvitationRowProps) {
  const { company_name, roles = [], created_at, invited_by, expires_at } = invitation
  return (
    <li>
      <Stack gap="large">
        {isFirst ? null : <Divider aria-hidden="true" />}
        <Inline justify="between" gap="medium">
          <Inline gap="medium" wrap={false}>
            <Avatar shape="company" name={company_name} decorative />
            <Stack gap="xxsmall">
              <Text weight="bold">{company_name}</Text>
              {roles.length === 0 ? null : (
                <Text size="small" tone="secondary">
                  {roles.map(roleLabel).join(', ')}
                </Text>
              )}
              {created_at === undefined ? null : (
                <Text size="small" tone="tertiary">
                  {`Invited on ${formatDate(lagosDate(new Date(created_at)))}${invited_by === undefined ? '' : ` by ${invited_by}`}`}
                  {expires_at === undefined ? null : `, until ${formatDate(lagosDate(new Date(expires_at)))}`}
                </Text>
              )}
            </Stack>
          </Inline>
          <Inline wrap={false}>
            <RejectButton company={company_name} size="small" {...buttonProps} />
            <AcceptButton company={company_name} size="small" {...buttonProps} />
          </Inline>
        </Inline>
      </Stack>
    </li>
  )
}
