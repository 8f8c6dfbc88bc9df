import { useMutation, useQuery } from '@tanstack/react-query'
import type { Bank } from '@vehicle-partner/api'
import { SettlementAccountForm, type SettlementAccountValues } from '@vehicle-partner/forms'
import { isOwner, maxSettlementAccounts, paths } from '@vehicle-partner/domain'
import { Button, EmptyState, Loading, Skeleton, Stack } from '@vehicle-partner/ui'
import { useMemo, useState } from 'react'
import { QueryError } from '../../loading/QueryError.tsx'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { useStepUp } from '../../stepUp/useStepUp.ts'
import { MainPage } from '../../shell/MainPage.tsx'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { accountLabel, sortBanks } from './accountRules.ts'

/** Adds a settlement account. Owners only: who may read the accounts is told so. */
export function AddAccountScreen() {
  const { roles } = useSession()
  return (
    <MainPage
      width="readable"
      title="Add settlement account"
      breadcrumbs={[{ label: 'Settlement accounts', href: paths.settlementAccounts() }, { label: 'Add settlement account' }]}
    >
      {isOwner(roles) ? (
        <NewAccount />
      ) : (
        <EmptyState
          title="Only an owner can add an account"
          description="You can see the accounts that earnings are paid to, and where each of them stands. Ask an owner to add another one."
          action={<Button href={paths.settlementAccounts()}>See the accounts</Button>}
        />
      )}
    </MainPage>
  )
}

/** The form, while there is room for another account: with the maximum number it would only be refused. */
function NewAccount() {
  const api = useApi()
  const partnerId = useOrganization().partner.account_sid
  const accounts = useQuery(api.settlementAccounts.list.query({ query: { partnerId } }))
  const banks = useQuery(api.banks.list.query())
  /** What is typed stays when another device adds the last account meanwhile: the server refuses it then. */
  const [isStarted, setStarted] = useState(false)
  const failed = [
    { title: 'The accounts could not be loaded', query: accounts },
    { title: 'The banks could not be loaded', query: banks },
  ].find(({ query }) => query.isError && !query.data)
  if (failed) return <QueryError query={failed.query} title={failed.title} />
  if (accounts.data && accounts.data.length >= maxSettlementAccounts && !isStarted)
    return (
      <EmptyState
        title={`You have ${maxSettlementAccounts} accounts already`}
        description="That is the most you can have. Remove one that you no longer need, then add the new one."
        action={<Button href={paths.settlementAccounts()}>See the accounts</Button>}
      />
    )
  return (
    <Loading label="banks" loading={!accounts.data || !banks.data} placeholder={<FormPlaceholder />}>
      <div onInput={() => setStarted(true)}>
        <NewAccountForm banks={banks.data?.data ?? []} />
      </div>
    </Loading>
  )
}

function NewAccountForm({ banks }: { banks: readonly Bank[] }) {
  const api = useApi()
  const { navigate } = usePortal()
  const { partner } = useOrganization()
  const partnerId = partner.account_sid
  const withStepUp = useStepUp()
  const showSuccess = useSuccessToast()
  const leave = useLeaveQuestion('The account is not added.')
  const options = useMemo(() => sortBanks(banks), [banks])
  const add = useMutation(api.settlementAccounts.add.mutation())
  const form = useFormSubmit(async (values: SettlementAccountValues) => {
    const { data } = await withStepUp((stepUp) => add.mutateAsync({ body: { partnerId, ...values }, options: stepUp }))
    leave.allow()
    await navigate(paths.settlementAccounts())
    showSuccess(`${accountLabel(data)} is added`)
  })
  return (
    <>
      <SettlementAccountForm
        banks={options}
        company={partner.company_name}
        resolve={async (account, { signal }) => (await api.banks.resolve({ query: { ...account, partnerId } }, { signal })).data}
        {...form}
        onUnsavedChange={leave.setUnsaved}
        onCancel={() => void navigate(paths.settlementAccounts())}
      />
      {leave.question}
    </>
  )
}

const FormPlaceholder = () => (
  <Stack gap="xlarge">
    <Skeleton />
    <Skeleton />
    <Skeleton width="half" />
  </Stack>
)
