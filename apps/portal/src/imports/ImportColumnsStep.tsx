import { Button, Card, FieldRow, FormActions, Select, Stack, Text, TextField } from '@vehicle-partner/ui'
import { useRef, useState } from 'react'
import { PendingButton } from '../loading/PendingButton.tsx'
import { listMissing, type ColumnChoice, type ColumnChoices } from './columnChoices.ts'
import { countRows } from './describeRows.ts'
import type { ImportField } from './importFields.ts'
import type { ImportFile } from './readImportFile.ts'

interface ImportColumnsStepProps {
  file: ImportFile
  fields: readonly ImportField[]
  choices: ColumnChoices
  onChoose: (choices: ColumnChoices) => void
  /** The rows were made before, with other choices. */
  replacesRows: boolean
  onBack: () => void
  onContinue: () => Promise<void>
}

/** The value of the option that gives all rows one value. */
const sameForAll = 'same'
const noColumn = ''
const toOption = (choice: ColumnChoice | undefined): string =>
  choice === undefined ? noColumn : 'column' in choice ? String(choice.column) : sameForAll

/** Says which column of the file each field is, or gives a field one value for all rows. */
export function ImportColumnsStep({ file, fields, choices, onChoose, replacesRows, onBack, onContinue }: ImportColumnsStepProps) {
  const [wasSent, setSent] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const missing = listMissing(fields, choices)
  const choose = (field: string, choice: ColumnChoice | undefined) => {
    const { [field]: _former, ...others } = choices
    // A column is one field: chosen for another, it is taken from the first.
    const free = Object.entries(others).filter(
      ([, other]) => !(choice && other && 'column' in choice && 'column' in other && other.column === choice.column),
    )
    onChoose({ ...Object.fromEntries(free), ...(choice ? { [field]: choice } : {}) })
  }
  const renderField = (field: ImportField) => {
    const choice = choices[field.field]
    const example = choice && 'column' in choice ? file.rows.find((row) => (row[choice.column] ?? '') !== '')?.[choice.column] : undefined
    const isMissing = wasSent && missing.includes(field)
    return (
      <Stack key={field.field} gap="small">
        <Select
          label={field.label}
          optionalLabel={field.required === true ? undefined : 'optional'}
          hint={example === undefined ? undefined : `First value: ${example.slice(0, 40)}`}
          error={isMissing && choice === undefined ? `Choose the column of “${field.label}”, or one value for all rows` : undefined}
          options={[
            { value: noColumn, label: 'Not in the file' },
            { value: sameForAll, label: 'One value for all rows' },
            ...file.headers.map((header, at) => ({ value: String(at), label: header === '' ? `Column ${at + 1}` : header })),
          ]}
          value={toOption(choice)}
          onValueChange={(value) =>
            choose(field.field, value === noColumn ? undefined : value === sameForAll ? { value: '' } : { column: Number(value) })
          }
        />
        {choice && 'value' in choice ? (
          field.options ? (
            <Select
              label={`${field.label} for all rows`}
              options={field.options}
              placeholder="Please select"
              value={choice.value}
              onValueChange={(value) => choose(field.field, { value })}
              error={isMissing ? 'Please select a value' : undefined}
            />
          ) : (
            <TextField
              label={`${field.label} for all rows`}
              value={choice.value}
              onValueChange={(value) => choose(field.field, { value })}
              error={isMissing ? 'Please enter a value' : undefined}
            />
          )
        ) : null}
      </Stack>
    )
  }
  const send = async () => {
    setSent(true)
    if (missing.length === 0) return onContinue()
    // The messages are rendered before the first field with one is focused.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <Stack gap="large">
      <Text tone="secondary">
        {file.name}: {countRows(file.rows.length)}. Check that each field has its column.
      </Text>
      <Card ref={list}>
        <Stack gap="large">
          <FieldRow>{fields.filter(({ required }) => required === true).map(renderField)}</FieldRow>
          <FieldRow>{fields.filter(({ required }) => required !== true).map(renderField)}</FieldRow>
        </Stack>
      </Card>
      {replacesRows ? <Text tone="secondary">Other columns make the rows anew: what you corrected in them goes.</Text> : null}
      <FormActions
        secondaryAction={
          <Button variant="quiet" onClick={onBack}>
            Choose another file
          </Button>
        }
      >
        <PendingButton pendingLabel="Checking the rows..." onClick={send}>
          Check the rows
        </PendingButton>
      </FormActions>
    </Stack>
  )
}
