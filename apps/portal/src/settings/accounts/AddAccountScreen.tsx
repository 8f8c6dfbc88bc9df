import { useMutation, useQuery } from '@tanstack/react-query'
import { SettlementAccountForm, type SettlementAccountValues } from '@vehicle-partner/forms'
import { isOwner, paths } from '@vehicle-partner/domain'
import { Button, EmptyState, ErrorState, Inline, Link, Loading, Skeleton, Stack } from '@vehicle-partner/ui'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { useStepUp } from '../../stepUp/useStepUp.ts'
import { MainPage } from '../../shell/MainPage.tsx'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { accountLabel, sortBanks } from './accountRules.ts'

/** Adds a settlement account. Owners only: who may read the accounts is told so. */
export function AddAccountScreen() {
  const { roles } = useSession()
  return (
    <MainPage title="Add settlement account">
      <Stack gap="xlarge">
        <Inline>
          <Button variant="quiet" size="small" flush href={paths.settlementAccounts()} startIcon={<ArrowLeft />}>
            Settlement accounts
          </Button>
        </Inline>
        {isOwner(roles) ? (
          <NewAccount />
        ) : (
          <EmptyState
            title="This is for the owner"
            description="Only an owner of the organisation can add an account."
            action={<Link href={paths.settlementAccounts()}>See the accounts</Link>}
          />
        )}
      </Stack>
    </MainPage>
  )
}

function NewAccount() {
  const api = useApi()
  const { navigate } = usePortal()
  const { partner } = useOrganization()
  const partnerId = partner.account_sid
  const withStepUp = useStepUp()
  const showSuccess = useSuccessToast()
  const banks = useQuery(api.banks.list.query())
  const options = useMemo(() => sortBanks(banks.data?.data ?? []), [banks.data])
  const add = useMutation(api.settlementAccounts.add.mutation())
  const form = useFormSubmit(async (values: SettlementAccountValues) => {
    const { data } = await withStepUp((stepUp) => add.mutateAsync({ body: { partnerId, ...values }, options: stepUp }))
    await navigate(paths.settlementAccounts())
    showSuccess(`${accountLabel(data)} is added`)
  })
  if (banks.isError && !banks.data)
    return (
      <ErrorState
        title="The banks could not be loaded"
        description={getErrorMessage(banks.error)}
        onRetry={() => void banks.refetch()}
        retrying={banks.isFetching}
      />
    )
  return (
    <Loading label="banks" loading={banks.isPending} placeholder={<FormPlaceholder />}>
      <SettlementAccountForm
        banks={options}
        company={partner.company_name}
        resolve={async (account, { signal }) => (await api.banks.resolve({ query: { ...account, partnerId } }, { signal })).data}
        {...form}
        onCancel={() => void navigate(paths.settlementAccounts())}
      />
    </Loading>
  )
}

const FormPlaceholder = () => (
  <Stack gap="xlarge">
    <Skeleton />
    <Skeleton />
    <Skeleton width="half" />
  </Stack>
)
