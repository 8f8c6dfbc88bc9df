import type { Api } from '@vehicle-partner/api'
import { lagosDate, roleLabel, shortDate } from '@vehicle-partner/domain'
import { Avatar, Button, Divider, Inline, Stack, Text } from '@vehicle-partner/ui'

export type PartnerInvitation = Awaited<ReturnType<Api['partnerInvitations']['list']>>['data'][number]

export interface InvitationRowProps {
  invitation: PartnerInvitation
  /** Nothing stands before it. */
  first: boolean
  /** What is being answered to this one. */
  answering: 'accept' | 'reject' | undefined
  /** Something is being answered, here or beside it. */
  off: boolean
  onAnswer: (how: 'accept' | 'reject') => void
}

/** One organisation, what one would be there, and the two answers. */
export function InvitationRow({ invitation, first, answering, off, onAnswer }: InvitationRowProps) {
  const { company_name, roles, created_at } = invitation
  return (
    <li>
      <Stack gap="large">
        {first ? null : <Divider aria-hidden="true" />}
        <Inline justify="between" gap="medium">
          <Inline gap="medium" wrap={false}>
            <Avatar shape="company" name={company_name} decorative />
            <Stack gap="xxsmall">
              <Text weight="bold">{company_name}</Text>
              <Text size="small" tone="secondary">
                {roles.map(roleLabel).join(', ')}
              </Text>
              <Text size="small" tone="tertiary">
                Invited on {shortDate(lagosDate(new Date(created_at)))}
              </Text>
            </Stack>
          </Inline>
          <Inline wrap={false}>
            <Button
              variant="dangerQuiet"
              size="small"
              disabled={off && answering !== 'reject'}
              pending={answering === 'reject'}
              aria-label={`Reject ${company_name}`}
              onClick={() => onAnswer('reject')}
            >
              Reject
            </Button>
            <Button
              size="small"
              disabled={off && answering !== 'accept'}
              pending={answering === 'accept'}
              aria-label={`Accept ${company_name}`}
              onClick={() => onAnswer('accept')}
            >
              Accept
            </Button>
          </Inline>
        </Inline>
      </Stack>
    </li>
  )
}
