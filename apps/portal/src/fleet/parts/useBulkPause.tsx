import type { SelectedRows } from '@vehicle-partner/ui'
import { Pause } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { PendingButton } from '../../loading/PendingButton.tsx'
import { createLazyPopup } from '../../loading/lazyPopup.tsx'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { countUpcomingTrips } from './countUpcomingTrips.ts'
import { pauseOnce } from './pauseOnce.ts'

const BulkPause = createLazyPopup(async () => (await import('./BulkPause.tsx')).BulkPause)

/** What a single vehicle or driver is, beyond its row. */
interface FleetItem {
  status?: string | undefined
  version?: number | undefined
  upcoming_trips?: number | undefined
}

type StatusChange = { status: 'inactive' } | { status: 'active'; version: number | undefined }

interface BulkPauseOptions<Row> {
  itemName: readonly [one: string, many: string]
  getLabel: (row: Row) => string
  canPause: (row: Row) => boolean
  /** Whether a paused row may become active again. @default all may */
  canResume?: (row: Row) => boolean
  read: (id: string) => Promise<{ data: FleetItem }>
  setStatus: (id: string, body: StatusChange) => Promise<{ data: FleetItem }>
}

interface PausedRows<Row> {
  chosen: readonly Row[]
  notActive: number
  trips: number | undefined
  selectOnly: SelectedRows['selectOnly']
}

/** The pause of selected vehicles or drivers: the button among the bulk actions, and the dialog that it opens. */
export function useBulkPause<Row extends { id: string }>(options: BulkPauseOptions<Row>) {
  const { itemName, getLabel, canPause, canResume = () => true, read, setStatus } = options
  const [paused, setPaused] = useState<PausedRows<Row>>()
  const { withErrorToast } = useErrorToast()

  const renderButton = (selection: SelectedRows, loadSelected: (selection: SelectedRows) => Promise<readonly Row[]>): ReactNode => (
    <PendingButton
      variant="quiet"
      size="small"
      startIcon={<Pause />}
      pendingLabel="Loading..."
      onClick={withErrorToast(async () => {
        const selected = await loadSelected(selection)
        const chosen = selected.filter((row) => canPause(row))
        setPaused({
          chosen,
          notActive: selected.length - chosen.length,
          trips: await countUpcomingTrips(chosen, async (id) => (await read(id)).data.upcoming_trips),
          selectOnly: selection.selectOnly,
        })
      })}
    >
      Pause
    </PendingButton>
  )

  const dialog: ReactNode = paused ? (
    <BulkPause
      items={paused.chosen.map((row) => ({ id: row.id, label: getLabel(row) }))}
      notActive={paused.notActive}
      trips={paused.trips}
      itemName={itemName}
      pause={async (id, isSentBefore) => {
        const pause = () => setStatus(id, { status: 'inactive' })
        const { version } = await pauseOnce({ pause, read: () => read(id), isSentBefore })
        // What others have changed since is not undone.
        return paused.chosen.some((row) => row.id === id && canResume(row)) ? () => setStatus(id, { status: 'active', version }) : undefined
      }}
      onDone={paused.selectOnly}
      onClose={() => setPaused(undefined)}
    />
  ) : null
  return { renderButton, dialog }
}
