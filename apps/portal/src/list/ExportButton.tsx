import type { Download } from '@vehicle-partner/api'
import { formatCount } from '@vehicle-partner/domain'
import { Button } from '@vehicle-partner/ui'
import { Download as DownloadIcon } from 'lucide-react'
import { useState } from 'react'
import { usePortal } from '../session/PortalContext.ts'

interface ExportButtonProps {
  /** Rows that the file will have; unknown while the list loads, when the button keeps its place. */
  count: number | undefined
  /** Whether these are not all rows. */
  isFiltered: boolean
  itemName: readonly [one: string, many: string]
  /** Resolves to undefined when the file comes later. */
  onExport: () => Promise<Download | undefined>
}

/** Saves the rows of a list as a file. The button says how many there are, and that the filters decide it. */
export function ExportButton({ count, isFiltered, itemName: [one, many], onExport }: ExportButtonProps) {
  const { saveFile } = usePortal().dependencies
  const [isPending, setPending] = useState(false)
  const rows = count === undefined ? many : `${formatCount(count)} ${count === 1 ? one : many}`
  const label = `Export ${rows}${isFiltered ? ' (these filters)' : ''}`
  return (
    <Button
      variant="secondary"
      startIcon={<DownloadIcon />}
      disabled={count === undefined}
      pending={isPending}
      pendingLabel="Preparing the file"
      onClick={async () => {
        setPending(true)
        try {
          const file = await onExport()
          if (file) saveFile(file)
        } finally {
          setPending(false)
        }
      }}
    >
      {label}
    </Button>
  )
}
