import { useQuery } from '@tanstack/react-query'
import { coolingOffHours, isOwner, maxSettlementAccounts, paths } from '@vehicle-partner/domain'
import { AlertStrip, Button, Card, EmptyState, Inline, Loading, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { QueryError } from '../../loading/QueryError.tsx'
import { StaleStrip } from '../../loading/StaleStrip.tsx'
import { stopsPayout } from '../../earnings/parts/payoutStepLinks.ts'
import { createLazyPopup } from '../../loading/lazyPopup.tsx'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { SettingsPage } from '../parts/SettingsPage.tsx'
import { AccountCard } from './AccountCard.tsx'
import { chooseReplacement, type NextPayout } from './accountRules.ts'

const importConfirmations = () => import('./AccountConfirmation.tsx')
const PrimaryConfirmation = createLazyPopup(async () => (await importConfirmations()).PrimaryConfirmation)
const RemovalConfirmation = createLazyPopup(async () => (await importConfirmations()).RemovalConfirmation)

/** The payout that comes to the primary account next. The accounts do not wait for it. */
function useNextPayout(partnerId: string): NextPayout | 'loading' | undefined {
  const { data, isLoading } = useQuery(useApi().payouts.next.query({ query: { partnerId } }))
  if (!data?.data) return isLoading ? 'loading' : undefined
  const { estimate_kobo, next_step, scheduled_for } = data.data
  return { estimate_kobo, day: stopsPayout(next_step) ? undefined : scheduled_for }
}

/** The bank accounts that payouts go to. Owners change them, earnings managers read them. */
export function AccountsScreen() {
  const api = useApi()
  const { partner } = useOrganization()
  const { roles } = useSession()
  const canManage = isOwner(roles)
  const accounts = useQuery(api.settlementAccounts.list.query({ query: { partnerId: partner.account_sid } }))
  const nextPayout = useNextPayout(partner.account_sid)
  const [asked, setAsked] = useState<{ question: 'primary' | 'removal'; id: string }>()
  // The question that calls it: an account may be gone before its removal has ended, and the next question open.
  const close = () => setAsked((now) => (now === asked ? undefined : now))
  const { data } = accounts
  // As it is now: another owner may change or remove it while the question is open.
  const account = data?.find(({ id }) => id === asked?.id)
  return (
    <SettingsPage currentHref={paths.settlementAccounts()}>
      <Stack gap="xlarge">
        <Inline justify="between">
          <Text tone="secondary" measure="readable">
            Your earnings are paid to the primary account. You can have up to {maxSettlementAccounts} accounts.
          </Text>
          {canManage && data && data.length > 0 && data.length < maxSettlementAccounts ? (
            <Button href={paths.addSettlementAccount()} startIcon={<Plus />}>
              Add account
            </Button>
          ) : null}
        </Inline>
        {accounts.isError && data ? <StaleStrip query={accounts} /> : null}
        {accounts.isError && !data ? (
          <QueryError query={accounts} title="The accounts could not be loaded" />
        ) : (
          <Loading label="accounts" loading={accounts.isPending} placeholder={<AccountsPlaceholder />}>
            {data?.length === 0 ? (
              <EmptyState
                title="No account yet"
                description={
                  canManage
                    ? 'Add the bank account that your earnings are paid to.'
                    : 'The owner adds the bank account that earnings are paid to.'
                }
                action={canManage ? <Button href={paths.addSettlementAccount()}>Add account</Button> : undefined}
              />
            ) : (
              <Stack gap="large">
                {data?.map((account) => (
                  <AccountCard
                    key={account.id}
                    account={account}
                    replacement={chooseReplacement(account, data)}
                    next={account.is_primary === true ? nextPayout : undefined}
                    canManage={canManage}
                    onMakePrimary={() => setAsked({ question: 'primary', id: account.id })}
                    onRemove={() => setAsked({ question: 'removal', id: account.id })}
                  />
                ))}
                {canManage ? (
                  <AlertStrip title="Changes need your password.">
                    A new primary account is used after {coolingOffHours} hours, and we tell you by e-mail and SMS.
                  </AlertStrip>
                ) : null}
              </Stack>
            )}
          </Loading>
        )}
      </Stack>
      {account && asked?.question === 'primary' ? <PrimaryConfirmation account={account} onClose={close} /> : null}
      {account && asked?.question === 'removal' ? <RemovalConfirmation account={account} accounts={data ?? []} onClose={close} /> : null}
    </SettingsPage>
  )
}

const AccountsPlaceholder = () => (
  <Stack gap="large">
    {[0, 1].map((index) => (
      <Card key={index}>
        <Stack gap="medium">
          <Skeleton width="third" />
          <Skeleton size="small" width="half" />
          <Skeleton size="small" width="threeQuarters" />
        </Stack>
      </Card>
    ))}
  </Stack>
)
