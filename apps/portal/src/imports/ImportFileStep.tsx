import { formatCount, importColumns, type ImportColumn } from '@vehicle-partner/domain'
import { Button, FileUploader, Stack, Text } from '@vehicle-partner/ui'
import { Download } from 'lucide-react'
import { usePortal } from '../session/PortalContext.ts'
import { createTemplateFile } from './importTemplate.ts'
import type { ImportKind } from './importFields.ts'
import { fileLimits, readImportFile, type ImportFile } from './readImportFile.ts'

interface ImportFileStepProps {
  kind: ImportKind
  onRead: (file: ImportFile) => Promise<void>
}

/** Chooses the file of an import. It is read in the browser and not sent. */
export function ImportFileStep({ kind, onRead }: ImportFileStepProps) {
  const { saveFile } = usePortal().dependencies
  const fields: readonly ImportColumn[] = importColumns[kind]
  const required = fields.filter(({ required: isRequired }) => isRequired === true).map(({ label }) => label)
  return (
    <Stack gap="large">
      <FileUploader
        label={`List of ${kind}`}
        hint={`The first row holds the headers. At most ${formatCount(fileLimits.rows - 1)} rows.`}
        accept={['.csv', '.xlsx']}
        maxSize={fileLimits.bytes}
        preview={false}
        upload={async (file) => {
          await onRead(await readImportFile(file))
          return file.name
        }}
        getErrorMessage={(error) => (error instanceof Error ? error.message : undefined)}
        labels={{ uploading: 'Reading the file', drop: 'Drop to read' }}
      />
      <Stack gap="small">
        <Text tone="secondary">
          Needed for each row: {required.join(', ')}.
          {kind === 'vehicles' ? ' Mini buses and coasters also need air conditioning in Amenities.' : ''} Columns may have other names and
          any order.
        </Text>
        <div>
          <Button variant="secondary" startIcon={<Download />} onClick={() => saveFile(createTemplateFile(kind, fields))}>
            Download the template
          </Button>
        </div>
      </Stack>
    </Stack>
  )
}
