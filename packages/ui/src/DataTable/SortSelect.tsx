import { SelectBox } from '../private/SelectBox.tsx'
import { lazyTableLabels } from './lazyTableLabels.ts'
import type { SortDirection } from './sortRows.ts'
import { isSortable } from './tableColumns.ts'
import type { TablePartProps } from './tablePartProps.ts'

const directions: readonly SortDirection[] = ['ascending', 'descending']

/** Selects the sort order where there are no column headers. */
export function SortSelect<Row>({ props, table, labels }: Pick<TablePartProps<Row>, 'props' | 'table' | 'labels'>) {
  const mergedLabels = { ...lazyTableLabels, ...labels }
  const { sorting } = table
  const chosen = sorting === null ? '' : `${sorting.direction} ${sorting.columnId}`
  const isListed = sorting === null || props.columns.some(({ id }) => id === sorting.columnId)
  return (
    <SelectBox
      size="medium"
      aria-label={mergedLabels.sortBy}
      value={chosen}
      onChange={({ currentTarget: { value } }) => {
        const direction = directions.find((known) => value.startsWith(`${known} `))
        table.setOrder(direction === undefined ? null : { columnId: value.slice(direction.length + 1), direction })
      }}
    >
      {props.alwaysSorted ? null : <option value="">{mergedLabels.unsorted}</option>}
      {isListed ? null : <option value={chosen}>{mergedLabels.sortOption(sorting.columnId, sorting.direction)}</option>}
      {props.columns
        .filter((column) => isSortable(column) || column.id === sorting?.columnId)
        .flatMap(({ id, header, sortNames }) =>
          directions.map((direction) => (
            <option key={`${direction} ${id}`} value={`${direction} ${id}`}>
              {sortNames?.[direction] ?? mergedLabels.sortOption(header, direction)}
            </option>
          )),
        )}
    </SelectBox>
  )
}
