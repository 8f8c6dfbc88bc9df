import { useMutation } from '@tanstack/react-query'
import { describeFailure, formatNaira, isLastingFailure, paths } from '@vehicle-partner/domain'
import {
  AlertStrip,
  Avatar,
  Badge,
  Button,
  Card,
  CopyButton,
  DateText,
  Divider,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
  StatusPill,
  Text,
  Timeline,
} from '@vehicle-partner/ui'
import { useId, useState } from 'react'
import { useClock } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { useStepUp } from '../../stepUp/useStepUp.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { accountLabel, type chooseReplacement, coolingOffEnd, listAccountActions, type Account, type NextPayout } from './accountRules.ts'

const { rejected, under_review, verifying } = statusRegistry.settlementAccount
const focusElement = (element: HTMLElement | null) => element?.focus()

interface AccountCardProps {
  account: Account
  /** What would receive payouts in its place. */
  replacement: ReturnType<typeof chooseReplacement>
  /** The payout that comes to this account next. */
  next: NextPayout | 'loading' | undefined
  /** Owners change accounts, earnings managers read them. */
  canManage: boolean
  onMakePrimary: () => void
  onRemove: () => void
}

/** A settlement account: where it stands, since when, what it has brought and will bring, and what can be done with it. */
export function AccountCard({ account, replacement, next, canManage, onMakePrimary, onRemove }: AccountCardProps) {
  const { settlementAccounts } = useApi()
  const withStepUp = useStepUp()
  const { withErrorToast } = useErrorToast()
  const titleId = useId()
  // The number is not kept: it goes when the page is left.
  const reveal = useMutation({
    mutationFn: withErrorToast(async () => {
      const { data } = await withStepUp((options) => settlementAccounts.number({ params: { id: account.id } }, options))
      setNumber(data.account_number)
    }),
  })
  const [number, setNumber] = useState<string>()
  const { status, is_primary, bank_name, account_name, account_number, created_at, created_by, last_payout_at } = account
  const actions = canManage ? listAccountActions(account) : []
  const label = accountLabel(account)
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap="medium">
        <Inline justify="between" align="start">
          <Inline gap="medium" align="start" wrap={false}>
            <Avatar name={bank_name ?? ''} shape="company" tone="neutral" decorative />
            <Stack gap="xxsmall">
              <Inline gap="small">
                <Heading level={2} size="subheading" id={titleId}>
                  {bank_name} <span>{number ?? account_number}</span>
                </Heading>
                {status === undefined ? null : <StatusPill status={status} registry={statusRegistry.settlementAccount} />}
                {is_primary === true ? <Badge kind="outline">Primary</Badge> : null}
              </Inline>
              <Text size="small" tone="secondary">
                {account_name}
              </Text>
            </Stack>
          </Inline>
          {canManage ? (
            <Inline gap="xsmall">
              {number === undefined ? (
                <Button
                  variant="secondary"
                  size="small"
                  pending={reveal.isPending}
                  pendingLabel="Showing..."
                  aria-label={`Show number: ${label}`}
                  onClick={() => reveal.mutate()}
                >
                  Show number
                </Button>
              ) : (
                // It takes the place of the pressed button, and its description reads the number.
                <CopyButton ref={focusElement} value={number} label="Copy number" aria-describedby={titleId} />
              )}
              {actions.includes('makePrimary') ? (
                <Button variant="secondary" size="small" onClick={onMakePrimary} aria-label={`Make primary: ${label}`}>
                  Make primary
                </Button>
              ) : null}
              {actions.includes('remove') ? (
                <Button variant="quiet" size="small" onClick={onRemove} aria-label={`Remove ${label}`}>
                  Remove
                </Button>
              ) : null}
            </Inline>
          ) : null}
        </Inline>
        <AccountNotice account={account} canManage={canManage} replacement={replacement} />
        <Divider />
        <Text size="small" tone="secondary">
          Added <DateText value={created_at} format="full" />
          {created_by ? ` by ${created_by}` : null}.
          {last_payout_at && next === undefined ? (
            <>
              {' '}
              Last payout <DateText value={last_payout_at} format="full" />.
            </>
          ) : null}
        </Text>
        {next === undefined ? null : next === 'loading' ? (
          <Skeleton size="small" width="half" />
        ) : (
          <PayoutsOfAccount lastAt={last_payout_at ?? undefined} next={next} />
        )}
      </Stack>
    </Card>
  )
}

/** From the last payout to the account to the next one. */
const PayoutsOfAccount = ({ lastAt, next: { day, estimate_kobo } }: { lastAt: string | undefined; next: NextPayout }) => (
  <Timeline
    aria-label="Payouts to this account"
    orientation="horizontal"
    labels={{ current: 'Present' }}
    events={[
      ...(lastAt === undefined
        ? []
        : [{ id: 'last', title: 'Last payout', description: <DateText value={lastAt} format="full" />, status: 'done' as const }]),
      { id: 'now', title: 'Now', description: `${formatNaira(estimate_kobo)} so far`, status: 'current' },
      {
        id: 'next',
        title: 'Next payout',
        description: day === undefined ? 'Waits' : <DateText value={day} format="full" />,
        status: 'upcoming',
      },
    ]}
  />
)

/** What comes after the reason why an account cannot receive payouts. */
const replacementTexts = {
  add: 'The last payout did not arrive. Add another account and make it the primary one.',
  choose: 'The last payout did not arrive. Make another of your accounts the primary one.',
  none: 'The last payout to it did not arrive. Payouts go to your primary account.',
}

/** What may help an account that has failed once. */
const failureTexts = {
  add: 'Ask your bank whether the account is open and can receive money, or add another one.',
  choose: 'Ask your bank whether the account is open and can receive money, or make another of your accounts the primary one.',
  none: 'Payouts go to your primary account.',
}

/** What stands between the account and the next payout, and what to do. */
function AccountNotice({ account, canManage, replacement }: Pick<AccountCardProps, 'account' | 'canManage' | 'replacement'>) {
  const clock = useClock()
  const end = coolingOffEnd(account, clock())
  const addAnother = canManage ? <Link href={paths.addSettlementAccount()}>Add another account</Link> : undefined
  if (account.status === 'rejected') return <AlertStrip placement="card" tone="danger" title={rejected.sentence} action={addAnother} />
  const failure = account.last_failure_code
  const isLasting = isLastingFailure(failure)
  if (isLasting || (account.failure_count ?? 0) > 0)
    return (
      <AlertStrip
        placement="card"
        tone={replacement === 'none' ? 'warning' : 'danger'}
        title={isLasting ? describeFailure(failure) : 'The last payout to this account failed.'}
        action={replacement === 'add' ? addAnother : undefined}
      >
        {(isLasting ? replacementTexts : failureTexts)[replacement]}
        {canManage || replacement === 'none' ? null : ' Only an owner can do this.'}
      </AlertStrip>
    )
  if (account.status === 'under_review') return <AlertStrip placement="card" tone="info" title={under_review.sentence} />
  if (account.status === 'verifying') return <AlertStrip placement="card" tone="info" title={verifying.sentence} />
  if (end !== undefined)
    return (
      <AlertStrip placement="card" tone="info" title="A new primary account waits for 24 hours.">
        Payouts can go here from <DateText value={end} format="full" />, <DateText value={end} format="time" />. If you did not choose this
        account, change your password and tell support.
      </AlertStrip>
    )
  return null
}
