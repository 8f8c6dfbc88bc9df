import { checklist, type ChecklistId, type ChecklistProgress } from '@vehicle-partner/domain'
import { Button, Checklist } from '@vehicle-partner/ui'
import { useEffect } from 'react'
import { useOrganization } from '../session/useSession.ts'
import { useStoredFlag } from '../shell/useStoredFlag.ts'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { expectsCompleteSetup, setupFlag } from './expectedSetup.ts'
import type { Dashboard } from './useDashboard.ts'

/** The purpose and button label of each step. */
const steps: Partial<Record<ChecklistId, { text: string; button: string }>> = {
  identity: { text: 'Confirm who you are, so that we can pay you.', button: 'Verify identity' },
  address: { text: 'Confirm where you are, so that we can reach you.', button: 'Verify address' },
  'company-docs': { text: 'Show that your business is registered.', button: 'Upload documents' },
  vehicle: { text: 'Add your first vehicle. It gets trips once its documents are approved.', button: 'Add vehicle' },
  driver: { text: 'Add a driver to give your vehicles trips.', button: 'Add driver' },
  'settlement-account': { text: 'Add a settlement account so that we can pay your earnings.', button: 'Add settlement account' },
}

/** What to check in a declined step, and the button that leads to it. */
const declinedSteps: typeof steps = {
  identity: { text: 'Check the names, the date of birth and the number, and send them again.', button: 'Verify identity again' },
  address: { text: 'Check the address and the document that proves it, and send them again.', button: 'Verify address again' },
  'company-docs': { text: 'See what was not accepted, and upload it again.', button: 'Upload documents again' },
}

export interface SetupChecklistProps {
  dashboard: Dashboard
  /** A dialog already shows the error of the summary. */
  hidesSummaryError: boolean
}

/** The owner's set-up checklist with the next step. Hidden when complete; where that is likely there is no placeholder for it either. */
export function SetupChecklist({ dashboard, hidesSummaryError }: SetupChecklistProps) {
  const { partner, onboardingState } = useOrganization()
  const progress = useProgress(dashboard)
  const [wasComplete, storeComplete] = useStoredFlag(setupFlag(partner.id))
  const isChecked = dashboard.kyc.data !== undefined && dashboard.accounts.data !== undefined
  const isComplete = progress === undefined || !isChecked ? undefined : !progress.visible
  useEffect(() => {
    if (isComplete !== undefined && isComplete !== wasComplete) storeComplete(isComplete)
  }, [isComplete, wasComplete, storeComplete])

  const { kyc, accounts, summary } = dashboard
  const failedQueries = [kyc, accounts, summary].filter(({ isLoadingError }) => isLoadingError)
  const isLoading = failedQueries.length === 0
  const showsItsError = failedQueries.some((query) => query !== summary) || hidesSummaryError
  if (
    progress === undefined &&
    (wasComplete || (isLoading ? wasComplete === undefined && expectsCompleteSetup(onboardingState) : !showsItsError))
  )
    return null
  if (progress && !progress.visible) return null
  const showsError = failedQueries.length > 0 && !hidesSummaryError
  const step = progress?.next && (progress.next.isDeclined ? declinedSteps : steps)[progress.next.id]
  return (
    <Checklist
      title="Finish setting up"
      loading={progress === undefined && !showsError}
      skeletonItems={partner.mode === 'individual' ? 5 : 6}
      error={showsError && progress === undefined ? getErrorMessage(failedQueries[0]?.error) : false}
      onRetry={() => failedQueries.forEach((query) => void query.refetch())}
      retrying={failedQueries.some(({ isFetching }) => isFetching)}
      nextId={progress?.next?.id}
      items={(progress?.items ?? []).map(({ path, isDeclined, ...item }) => ({
        ...item,
        ...(isDeclined && { status: 'declined' as const }),
        href: path,
      }))}
      {...(step && progress?.next?.path
        ? {
            actionDescription: step.text,
            action: (
              <Button size="small" href={progress.next.path}>
                {step.button}
              </Button>
            ),
          }
        : {})}
    />
  )
}

/** The progress. What the session and the summary know is enough until the details arrive, so that the list is there with the figures. */
function useProgress({ kyc, accounts, summary }: Dashboard): ChecklistProgress | undefined {
  const { partner, onboardingState } = useOrganization()
  if (!summary.data || kyc.isLoadingError || accounts.isLoadingError) return undefined
  const { companyDocs, companyDocsStatus, total_vehicles = 0, total_drivers = 0, settlement_accounts } = summary.data.data
  const settlementAccounts =
    accounts.data?.map(({ status = 'active', last_failure_code }) => ({ status, last_failure_code })) ??
    listUsableAccounts(settlement_accounts)
  if (!settlementAccounts || !(kyc.data ?? onboardingState)) return undefined
  const { identity, address, company, mode = partner.mode } = kyc.data?.data ?? {}
  return checklist({
    partnerId: partner.id,
    mode,
    identity: identity?.status ?? onboardingState?.identity ?? 'not-submitted',
    address: address?.status ?? onboardingState?.address.status ?? 'not-submitted',
    companyDocs,
    companyDocsStatus,
    companyDocsDeclined: company?.documents.some(({ status }) => status === 'rejected'),
    vehicles: total_vehicles,
    drivers: total_drivers,
    settlementAccounts,
  })
}

const listUsableAccounts = (count: number | undefined) =>
  count === undefined ? undefined : Array.from({ length: count }, () => ({ status: 'active' }))
