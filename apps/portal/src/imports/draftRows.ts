import type { ImportResult } from '@vehicle-partner/api'
import { findMessageField, type ImportField } from './importFields.ts'

type Cells = Readonly<Record<string, string>>

/** A row that is not imported yet. */
export interface DraftRow {
  /** Its number in the file, whose headers are row 1. */
  number: number
  cells: Cells
  /** What the server says of these cells, by field; `row` is about the row as a whole. */
  errors: Cells
  /** The fields that can be typed into: those that had a message, or all. A corrected cell stays a field, so that focus stays. */
  editing: readonly string[] | 'all'
}

export const rowMessage = 'row'

export const createRows = (rows: readonly Cells[]): DraftRow[] =>
  rows.map((cells, at) => ({ number: at + 2, cells, errors: {}, editing: [] }))

export const hasProblem = ({ errors }: DraftRow): boolean => Object.keys(errors).length > 0
/** Whether the row has a problem or had one: such rows stay in view while they are corrected. */
export const needsLook = (row: DraftRow): boolean => hasProblem(row) || row.editing.length > 0
export const isEditing = ({ editing }: DraftRow, field: string): boolean => editing === 'all' || editing.includes(field)

const changeRow = (rows: readonly DraftRow[], number: number, change: (row: DraftRow) => DraftRow): DraftRow[] =>
  rows.map((row) => (row.number === number ? change(row) : row))

/** Writes a cell. What was said of it, and of the row as a whole, is not known to be true any more. */
export const changeCell = (rows: readonly DraftRow[], number: number, field: string, text: string): DraftRow[] =>
  changeRow(rows, number, (row) => {
    const { [field]: _cell, ...otherCells } = row.cells
    const { [field]: _message, [rowMessage]: _row, ...errors } = row.errors
    return { ...row, cells: text.trim() === '' ? otherCells : { ...otherCells, [field]: text.trim() }, errors }
  })

export const editAll = (rows: readonly DraftRow[], number: number): DraftRow[] =>
  changeRow(rows, number, (row) => ({ ...row, editing: 'all' }))

const areSameCells = (one: Cells, other: Cells): boolean => {
  const fields = Object.keys(one)
  return fields.length === Object.keys(other).length && fields.every((field) => one[field] === other[field])
}

export const removeRow = (rows: readonly DraftRow[], number: number): DraftRow[] => rows.filter((row) => row.number !== number)

/**
 * Takes over what the server says of rows that were sent; `results` are in their order. Imported rows go. A row that was changed since
 * keeps its own messages: those of the server are of other cells.
 */
export function applyResults(
  rows: readonly DraftRow[],
  sent: readonly DraftRow[],
  results: ImportResult['rows'],
  fields: readonly ImportField[],
): DraftRow[] {
  const answers = new Map(sent.map((row, at) => [row.number, { cells: row.cells, result: results[at] }]))
  return rows.flatMap((row) => {
    const answer = answers.get(row.number)
    if (!answer?.result) return [row]
    if (answer.result.status === 'created') return []
    if (!areSameCells(answer.cells, row.cells)) return [row]
    const errors = Object.fromEntries(
      Object.entries(answer.result.errors).map(([name, message]) => [findMessageField(fields, name) ?? rowMessage, message]),
    )
    const { editing } = row
    const named = Object.keys(errors).filter((field) => field !== rowMessage)
    // A message about the row as a whole does not say which cell to correct.
    const opened = rowMessage in errors ? 'all' : editing === 'all' ? editing : [...new Set([...editing, ...named])]
    return [{ ...row, errors, editing: opened }]
  })
}
