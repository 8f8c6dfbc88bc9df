import { Select, Text, TextField } from '@vehicle-partner/ui'
import { createContext, use, useState } from 'react'
import { isEditing, type DraftRow } from './draftRows.ts'
import { findOption, type ImportField } from './importFields.ts'

/** Writes a cell of a row. */
export const WriteCell = createContext<(row: DraftRow, field: string, text: string) => void>(() => undefined)

interface ImportCellProps {
  row: DraftRow
  field: ImportField
}

/** A cell of an import: text, or a field where the value is to be corrected. */
export function ImportCell({ row, field }: ImportCellProps) {
  const text = row.cells[field.field] ?? ''
  if (!isEditing(row, field.field)) return <Text as="span">{findOption(field, text)?.label ?? (text === '' ? '–' : text)}</Text>
  return field.options ? <ChoiceCell row={row} field={field} /> : <TextCell key={text} row={row} field={field} />
}

const nameCell = ({ row, field }: ImportCellProps) => `${field.label}, row ${row.number}`

function TextCell({ row, field }: ImportCellProps) {
  const write = use(WriteCell)
  const stored = row.cells[field.field] ?? ''
  const [text, setText] = useState(stored)
  const commit = () => {
    if (text.trim() !== stored) write(row, field.field, text)
  }
  return (
    <TextField
      label={nameCell({ row, field })}
      labelHidden
      value={text}
      onValueChange={setText}
      error={row.errors[field.field]}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}

function ChoiceCell({ row, field }: ImportCellProps) {
  const write = use(WriteCell)
  const stored = row.cells[field.field] ?? ''
  const chosen = findOption(field, stored)
  return (
    <Select
      label={nameCell({ row, field })}
      labelHidden
      options={field.options ?? []}
      placeholder="Please select"
      hint={chosen || stored === '' ? undefined : `In the file: ${stored}`}
      value={chosen?.value ?? ''}
      onValueChange={(value) => write(row, field.field, value)}
      error={row.errors[field.field]}
    />
  )
}
