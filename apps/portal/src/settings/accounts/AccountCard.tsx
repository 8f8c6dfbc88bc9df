import { useMutation } from '@tanstack/react-query'
import { paths } from '@vehicle-partner/domain'
import { AlertStrip, Badge, Button, Card, DateText, DescriptionList, Inline, Link, Stack, StatusPill } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useClock } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { useStepUp } from '../../stepUp/useStepUp.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { accountLabel, coolingOffEnd, listAccountActions, type Account } from './accountRules.ts'

const { rejected, under_review, verifying } = statusRegistry.settlementAccount

interface AccountCardProps {
  account: Account
  /** Owners change accounts, earnings managers read them. */
  canManage: boolean
  onMakePrimary: () => void
  onRemove: () => void
}

/** A settlement account: where it stands, since when, and what can be done with it. */
export function AccountCard({ account, canManage, onMakePrimary, onRemove }: AccountCardProps) {
  const { settlementAccounts } = useApi()
  const withStepUp = useStepUp()
  const { withErrorToast } = useErrorToast()
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
    <Card
      as="article"
      title={bank_name}
      subtitle={account_name}
      footer={
        actions.length === 0 ? undefined : (
          <Inline gap="small">
            {actions.includes('makePrimary') ? (
              <Button variant="secondary" size="small" onClick={onMakePrimary} aria-label={`Make primary: ${label}`}>
                Make primary
              </Button>
            ) : null}
            <Button variant="quiet" size="small" flush={actions.length === 1} onClick={onRemove} aria-label={`Remove ${label}`}>
              Remove
            </Button>
          </Inline>
        )
      }
    >
      <Stack gap="medium">
        <Inline gap="small">
          {status === undefined ? null : <StatusPill status={status} registry={statusRegistry.settlementAccount} />}
          {is_primary === true ? <Badge kind="outline">Primary</Badge> : null}
        </Inline>
        <AccountNotice account={account} />
        <DescriptionList
          columns={2}
          items={[
            {
              term: 'Account number',
              value: number ?? account_number,
              ...(number === undefined ? {} : { copyable: true }),
              ...(canManage && number === undefined
                ? {
                    action: (
                      <Button
                        variant="quiet"
                        size="small"
                        pending={reveal.isPending}
                        pendingLabel="Showing..."
                        aria-label={`Show the account number of ${label}`}
                        onClick={() => reveal.mutate()}
                      >
                        Show
                      </Button>
                    ),
                  }
                : {}),
            },
            { term: 'Last payout', value: last_payout_at ? <DateText value={last_payout_at} format="full" /> : 'None yet' },
            {
              term: 'Added',
              value: (
                <>
                  <DateText value={created_at} format="full" />
                  {created_by ? ` by ${created_by}` : null}
                </>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}

/** What stands between the account and the next payout, and what to do. */
function AccountNotice({ account }: { account: Account }) {
  const clock = useClock()
  const end = coolingOffEnd(account, clock())
  const addAnother = <Link href={paths.addSettlementAccount()}>Add another account</Link>
  if (account.status === 'rejected') return <AlertStrip placement="card" tone="danger" title={rejected.sentence} action={addAnother} />
  if ((account.failure_count ?? 0) > 0)
    return (
      <AlertStrip placement="card" tone="danger" title="The last payout to this account failed." action={addAnother}>
        Ask your bank whether the account is open and can receive money, or add another one.
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
