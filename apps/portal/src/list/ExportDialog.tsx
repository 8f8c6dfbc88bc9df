import type { Download, ReportFormat } from '@vehicle-partner/api'
import { formatCount, isTooLongForPdf } from '@vehicle-partner/domain'
import { Button, Dialog, Progress, RadioGroup, Stack, Text } from '@vehicle-partner/ui'
import { useState } from 'react'
import { usePortal } from '../session/PortalContext.ts'
import { PastExportsLink } from '../shell/PastExportsLink.tsx'
import { useExportFormat } from './useExportFormat.ts'

export interface ExportDialogProps {
  /** What is exported: '318 trips (these filters)'. */
  rows: string
  count: number
  /** Resolves to undefined when the file comes later. */
  onExport: (format: ReportFormat) => Promise<Download | undefined>
  onClose: () => void
}

const formatNames: Readonly<Record<ReportFormat, string>> = { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF' }
/** From so many rows a PDF has dozens of pages. */
const longPdfRows = 500

/** Asks for the format of an export, which is remembered, and saves the file. */
export function ExportDialog({ rows, count, onExport, onClose }: ExportDialogProps) {
  const { saveFile } = usePortal().dependencies
  const [remembered, setRemembered] = useExportFormat()
  const [isPending, setPending] = useState(false)
  const isTooLong = isTooLongForPdf(count)
  const format = remembered === 'pdf' && isTooLong ? 'csv' : remembered
  const what = `${formatCount(count)} ${count === 1 ? 'row' : 'rows'} as ${formatNames[format]}`
  return (
    <Dialog
      open
      title={`Export ${rows}`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <PastExportsLink />
          <Button
            pending={isPending}
            pendingLabel="Preparing the file"
            onClick={async () => {
              setPending(true)
              try {
                const file = await onExport(format)
                if (file) saveFile(file)
                onClose()
              } finally {
                setPending(false)
              }
            }}
          >
            Export
          </Button>
        </>
      }
    >
      <Stack gap="large">
        <RadioGroup
          label="Format"
          value={format}
          onValueChange={setRemembered}
          options={[
            { value: 'csv', label: 'CSV', description: 'Opens in any spreadsheet.' },
            {
              value: 'xlsx',
              label: 'Excel (XLSX)',
              description: 'A workbook: amounts are numbers, and long references keep all their digits.',
            },
            {
              value: 'pdf',
              label: 'PDF',
              description: isTooLong ? 'A PDF has at most 5,000 rows. Use filters to have fewer.' : 'To print or to send.',
              disabled: isTooLong,
            },
          ]}
        />
        {isPending ? (
          <Progress label={`Preparing ${what}`} />
        ) : (
          <Text size="small" tone="secondary" role="status">
            {`${what}.`}
            {format === 'pdf' && count > longPdfRows ? ' That is a long PDF: CSV and Excel are smaller, and can be sorted.' : ''}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
