import { messageFor } from '@vehicle-partner/api'
import { checklist, type ChecklistId, type ChecklistProgress } from '@vehicle-partner/domain'
import { Button, Checklist } from '@vehicle-partner/ui'
import { useEffect } from 'react'
import { useOrganization } from '../session/useSession.ts'
import { useStoredFlag } from '../shell/useStoredFlag.ts'
import type { Dashboard } from './useDashboard.ts'

/** What each step is for, and what its button says. Documents are handed in elsewhere and have no button. */
const steps: Partial<Record<ChecklistId, { text: string; button: string }>> = {
  identity: { text: 'Confirm who you are, so that we can pay you.', button: 'Verify identity' },
  address: { text: 'Confirm where you are, so that we can reach you.', button: 'Verify address' },
  vehicle: { text: 'Add your first vehicle. It gets trips once its papers are approved.', button: 'Add vehicle' },
  driver: { text: 'Add a driver to give your vehicles trips.', button: 'Add driver' },
  'settlement-account': { text: 'Add a settlement account so that we can pay your earnings.', button: 'Add settlement account' },
}

export interface SetupChecklistProps {
  dashboard: Dashboard
  /** The summary's failure is being said elsewhere. */
  hidesSummaryError: boolean
}

/** The owner's set-up checklist, with the one next step. Gone once everything is done, and then not waited for on the next visit. */
export function SetupChecklist({ dashboard, hidesSummaryError }: SetupChecklistProps) {
  const { partner } = useOrganization()
  const progress = useProgress(dashboard)
  const [wasDone, rememberDone] = useStoredFlag(`SETUP_DONE_${partner.id}`)
  const isDone = progress === undefined ? undefined : !progress.visible
  useEffect(() => {
    if (isDone !== undefined && isDone !== wasDone) rememberDone(isDone)
  }, [isDone, wasDone, rememberDone])

  const { kyc, accounts, summary } = dashboard
  const needed = [kyc, accounts, summary]
  const failed = needed.filter(({ isLoadingError }) => isLoadingError)
  if (progress === undefined && (wasDone || (failed.length > 0 && failed.every((query) => query === summary) && !hidesSummaryError))) return null
  if (progress && !progress.visible) return null
  const shows = failed.length > 0 && !hidesSummaryError
  const step = progress?.next && steps[progress.next.id]
  return (
    <Checklist
      title="Finish setting up"
      loading={progress === undefined && !shows}
      expected={partner.mode === 'individual' ? 5 : 6}
      error={shows && progress === undefined ? messageFor(failed[0]?.error) : false}
      onRetry={() => failed.forEach((query) => void query.refetch())}
      retrying={failed.some(({ isFetching }) => isFetching)}
      items={(progress?.items ?? []).map(({ path, ...item }) => ({ ...item, href: path, hint: reasonOf(item.id, dashboard) }))}
      {...(step && progress?.next?.path
        ? {
            actionText: step.text,
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

/** Why a declined check has to be done again. */
function reasonOf(id: ChecklistId, { kyc }: Dashboard): string | undefined {
  const review = id === 'identity' || id === 'address' ? kyc.data?.data[id] : undefined
  return review?.status === 'declined' ? (review.reason_text ?? undefined) : undefined
}

function useProgress({ kyc, accounts, summary }: Dashboard): ChecklistProgress | undefined {
  const { partner } = useOrganization()
  if (!kyc.data || !accounts.data || !summary.data) return undefined
  const { identity, address, mode } = kyc.data.data
  const { companyDocs, companyDocsStatus, total_vehicles = 0, total_drivers = 0 } = summary.data.data
  return checklist({
    partnerId: partner.id,
    mode,
    identity: identity.status,
    address: address.status,
    companyDocs,
    companyDocsStatus,
    vehicles: total_vehicles,
    drivers: total_drivers,
    settlementAccounts: accounts.data,
  })
}
