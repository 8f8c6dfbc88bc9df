'use client'
import type { ReactElement } from 'react'
import { Menu } from '../Menu/Menu.tsx'
import type { Column } from './columns.ts'
import type { ColumnVisibility } from './visibility.ts'

interface ColumnMenuProps<Row> {
  trigger: ReactElement
  defaultOpen: boolean
  columns: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  onChange: (visibility: ColumnVisibility) => void
  allColumns: string
}

/** Chooses the columns that are shown. Fetched when somebody is about to. */
export function ColumnMenu<Row>({ trigger, defaultOpen, columns, shown, onChange, allColumns }: ColumnMenuProps<Row>) {
  const isShown = (id: string) => shown.some((column) => column.id === id)
  const visibility = Object.fromEntries(columns.map(({ id }) => [id, isShown(id)]))
  return (
    <Menu
      trigger={trigger}
      defaultOpen={defaultOpen}
      align="end"
      items={[
        ...columns.map(({ id, header }) => ({
          kind: 'checkbox' as const,
          label: header,
          checked: isShown(id),
          // The names of the rows stay, and so does the last column.
          disabled: shown.some((column) => column.id === id && (column.fixed === true || shown.length === 1)),
          onCheckedChange: (on: boolean) => onChange({ ...visibility, [id]: on }),
        })),
        { kind: 'separator' },
        { label: allColumns, disabled: shown.length === columns.length, onSelect: () => onChange({}) },
      ]}
    />
  )
}
