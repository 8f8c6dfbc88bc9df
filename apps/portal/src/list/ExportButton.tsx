import { formatCount } from '@vehicle-partner/domain'
import { Button } from '@vehicle-partner/ui'
import { Download as DownloadIcon } from 'lucide-react'
import { useState } from 'react'
import { createLazyPopup } from '../loading/lazyPopup.tsx'
import type { ExportDialogProps } from './ExportDialog.tsx'

const ExportDialog = createLazyPopup<ExportDialogProps>(async () => (await import('./ExportDialog.tsx')).ExportDialog)
const loadDialog = () => void ExportDialog.load().catch(() => undefined)

interface ExportButtonProps extends Pick<ExportDialogProps, 'onExport'> {
  /** Rows that the file will have; unknown while the list loads, when the button keeps its place. */
  count: number | undefined
  /** Whether filters or a search have chosen them. A tab is a place in the list and no filter. */
  isFiltered: boolean
  itemName: readonly [one: string, many: string]
}

/** Exports the rows of a list in a format of the user's choice. The button says how many there are, and that the filters decide it. */
export function ExportButton({ count, isFiltered, itemName: [one, many], onExport }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const rows = `${count === undefined ? many : `${formatCount(count)} ${count === 1 ? one : many}`}${isFiltered ? ' (these filters)' : ''}`
  return (
    <>
      <Button
        variant="secondary"
        startIcon={<DownloadIcon />}
        disabled={count === undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setOpen(true)}
      >
        Export {rows}
      </Button>
      {isOpen ? <ExportDialog rows={rows} count={count ?? 0} onExport={onExport} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
