import { SelectBox } from '../private/SelectBox.tsx'
import { lazyTableLabels } from './lazyTableLabels.ts'
import type { SortDirection } from './sortRows.ts'
import { isSortable } from './tableColumns.ts'
import type { TablePartProps } from './tablePartProps.ts'

const directions: readonly SortDirection[] = ['ascending', 'descending']

/** Selects the sort order where there are no column headers. */
export function SortSelect<Row>({ props, table, labels }: Pick<TablePartProps<Row>, 'props' | 'table' | 'labels'>) {
  const words = { ...lazyTableLabels, ...labels }
  const { sorting } = table
  return (
    <SelectBox
      size="medium"
      aria-label={words.sortBy}
      value={sorting === null ? '' : `${sorting.direction} ${sorting.columnId}`}
      onChange={({ currentTarget: { value } }) => {
        const direction = directions.find((known) => value.startsWith(`${known} `))
        table.setOrder(direction === undefined ? null : { columnId: value.slice(direction.length + 1), direction })
      }}
    >
      <option value="">{words.unsorted}</option>
      {props.columns
        .filter((column) => isSortable(column) || column.id === sorting?.columnId)
        .flatMap(({ id, header, sortNames }) =>
          directions.map((direction) => (
            <option key={`${direction} ${id}`} value={`${direction} ${id}`}>
              {sortNames?.[direction] ?? words.sortOption(header, direction)}
            </option>
          )),
        )}
    </SelectBox>
  )
}
