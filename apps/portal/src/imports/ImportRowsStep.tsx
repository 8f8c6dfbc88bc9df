import { formatCount } from '@vehicle-partner/domain'
import {
  AlertStrip,
  Badge,
  Button,
  ConfirmDialog,
  DataTable,
  FormActions,
  RadioGroup,
  Stack,
  Switch,
  Text,
  type Column,
} from '@vehicle-partner/ui'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { PendingButton } from '../loading/PendingButton.tsx'
import { ActionMenu } from '../loading/ActionMenu.tsx'
import { usePortal } from '../session/PortalContext.ts'
import { countRows, describeRows } from './describeRows.ts'
import { changeCell, editAll, hasProblem, isEditing, needsLook, removeRow, rowMessage, type DraftRow } from './draftRows.ts'
import { createFailedRowsFile } from './failedRowsFile.ts'
import { ImportCell, WriteCell } from './ImportCell.tsx'
import type { ImportField, ImportKind } from './importFields.ts'

type ErrorMode = 'skip' | 'abort'

interface ImportRowsStepProps {
  kind: ImportKind
  fields: readonly ImportField[]
  rows: readonly DraftRow[]
  /** How many rows of the file are imported already. */
  importedCount: number
  onChange: (change: (rows: readonly DraftRow[]) => DraftRow[]) => void
  /** Checks a row whose cells have changed. */
  onCheck: (row: DraftRow) => void
  onImport: (rows: readonly DraftRow[], onError: ErrorMode) => Promise<void>
  onStartAgain: () => void
}

/** The rows before they are imported: each wrong cell is a field with its message. */
export function ImportRowsStep(props: ImportRowsStepProps) {
  const { kind, fields, rows, importedCount, onChange, onCheck, onImport, onStartAgain } = props
  const { saveFile } = usePortal().dependencies
  const wrong = rows.filter(hasProblem)
  const ready = rows.filter((row) => !hasProblem(row))
  const [onlyWrong, setOnlyWrong] = useState(wrong.length > 0)
  const [mode, setMode] = useState<ErrorMode>('skip')
  const [asksToStartAgain, setAsksToStartAgain] = useState(false)
  const usedFields = fields.filter(
    ({ field, required }) => required === true || rows.some((row) => field in row.cells || isEditing(row, field)),
  )
  const usedNames = usedFields.map(({ field }) => field).join(' ')
  const editedNames = usedFields.flatMap(({ field }) => (rows.some((row) => isEditing(row, field)) ? [field] : [])).join(' ')
  const columns = useMemo(() => {
    const [used, edited] = [usedNames.split(' '), editedNames.split(' ')]
    const shown = fields.filter(({ field }) => used.includes(field))
    // After the field that names the row come those to correct, so that no one has to scroll for them.
    const inOrder = shown.toSorted((one, other) => rank(one) - rank(other))
    function rank({ field }: ImportField) {
      return field === used[0] ? 0 : edited.includes(field) ? 1 : 2
    }
    return createColumns(inOrder, edited)
  }, [fields, usedNames, editedNames])
  const toImport = mode === 'abort' && wrong.length > 0 ? [] : ready
  const write = (row: DraftRow, field: string, text: string) => {
    onChange((all) => changeCell(all, row.number, field, text))
    for (const changed of changeCell([row], row.number, field, text)) onCheck(changed)
  }
  return (
    <Stack gap="large">
      <AlertStrip
        role="status"
        tone={wrong.length > 0 ? 'warning' : 'success'}
        title={describeRows(wrong.length, ready.length)}
        action={
          wrong.length === 0 ? undefined : (
            <Button
              variant="quiet"
              size="small"
              startIcon={<Download />}
              onClick={() => saveFile(createFailedRowsFile(kind, fields, wrong))}
            >
              {wrong.length === 1 ? 'Download the row that failed' : `Download the ${formatCount(wrong.length)} rows that failed`}
            </Button>
          )
        }
      >
        {importedCount === 0 ? null : `${countRows(importedCount)} of this file imported.`}
      </AlertStrip>
      <WriteCell value={write}>
        <DataTable
          caption="Rows of the file"
          columns={columns}
          data={onlyWrong ? rows.filter(needsLook) : rows}
          getRowId={({ number }) => String(number)}
          getRowName={({ number }) => `Row ${number}`}
          cardBreakpoint={900}
          filters={<Switch label="Only rows to correct" checked={onlyWrong} onCheckedChange={setOnlyWrong} />}
          pagination={{ mode: 'client', defaultPageSize: 20, pageSizeOptions: [20, 50] }}
          card={{ title: ({ number }) => `Row ${number}`, content: (row) => <RowCard row={row} fields={usedFields} /> }}
          rowActions={(row) => (
            <ActionMenu
              label={`Actions for row ${row.number}`}
              items={[
                { action: 'edit', label: 'Edit all cells', onSelect: () => onChange((all) => editAll(all, row.number)) },
                { action: 'remove', label: 'Leave out this row', onSelect: () => onChange((all) => removeRow(all, row.number)) },
              ]}
            />
          )}
          empty={{
            title: onlyWrong ? 'No row to correct' : 'No rows left',
            description: onlyWrong ? 'All rows are ready.' : 'All rows were left out.',
          }}
        />
      </WriteCell>
      {wrong.length === 0 || ready.length === 0 ? null : (
        <RadioGroup
          label="Rows to correct"
          options={[
            { value: 'skip', label: 'Import the ready rows now', description: 'The others stay here, and you can correct them.' },
            { value: 'abort', label: 'All or none', description: 'Nothing is imported until every row is ready.' },
          ]}
          value={mode}
          onValueChange={(value) => setMode(value === 'abort' ? 'abort' : 'skip')}
        />
      )}
      <FormActions
        secondaryAction={
          <Button variant="quiet" onClick={() => setAsksToStartAgain(true)}>
            Start again
          </Button>
        }
      >
        {toImport.length === 0 ? (
          <Text tone="secondary">Correct the rows, or leave them out, to import.</Text>
        ) : (
          <PendingButton pendingLabel="Importing..." onClick={() => onImport(toImport, mode)}>
            Import {countRows(toImport.length)}
          </PendingButton>
        )}
      </FormActions>
      <ConfirmDialog
        open={asksToStartAgain}
        type="DANGER"
        title="Start again?"
        description={`The ${countRows(rows.length)} that ${rows.length === 1 ? 'is' : 'are'} not imported yet, and what you corrected, will be lost.`}
        proceedText="Start again"
        onProceed={onStartAgain}
        onCancel={() => setAsksToStartAgain(false)}
      />
    </Stack>
  )
}

function RowStatus({ row }: { row: DraftRow }) {
  const count = Object.keys(row.errors).length
  return (
    <Stack gap="small" align="start">
      <Badge tone={count === 0 ? 'success' : 'danger'}>{count === 0 ? 'Ready' : 'To correct'}</Badge>
      {row.errors[rowMessage] === undefined ? null : <Text tone="danger">{row.errors[rowMessage]}</Text>}
    </Stack>
  )
}

const createColumns = (fields: readonly ImportField[], edited: readonly string[]): Column<DraftRow>[] => [
  { id: 'number', header: 'Row', cell: ({ number }) => number, rowHeader: true, align: 'end', width: 'xsmall' },
  { id: 'status', header: 'Status', cell: (row) => <RowStatus row={row} />, width: 'small' },
  ...fields.map((field) => ({
    id: field.field,
    header: field.label,
    cell: (row: DraftRow) => <ImportCell row={row} field={field} />,
    width: edited.includes(field.field) ? ('field' as const) : ('auto' as const),
  })),
]

/** A row on a phone: its first value, and only the cells that can be corrected. */
function RowCard({ row, fields }: { row: DraftRow; fields: readonly ImportField[] }) {
  const [first] = fields
  const shown = fields.filter(({ field }) => isEditing(row, field))
  return (
    <Stack gap="small">
      <RowStatus row={row} />
      {first === undefined || shown.includes(first) ? null : <ImportCell row={row} field={first} />}
      {shown.map((field) => (
        <Stack key={field.field} gap="xsmall">
          <Text tone="secondary">{field.label}</Text>
          <ImportCell row={row} field={field} />
        </Stack>
      ))}
    </Stack>
  )
}
