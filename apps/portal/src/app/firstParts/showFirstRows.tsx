// The rows of a list on a phone while the program is on its way. React and the program take a second longer than the answer: these scripts
// are built with Preact, in a few kilobytes (firstPartsBuild.ts), from the same cards as the list.
import { IconButton, type IconButtonProps } from '@vehicle-partner/ui'
import { RowCards, type RowCardsProps } from '@vehicle-partner/ui/DataTable'
import { EllipsisVertical } from 'lucide-react'
import type { ReactElement } from 'react'
import { readFirstAnswer, renewBelow, showFirst, showFirstPart } from './showFirstPart.tsx'

interface FirstRows<Row> extends Omit<RowCardsProps<Row>, 'rows' | 'columns'> {
  /** The call that answers with the rows: 'vehicles.list'. */
  call: string
}

const noColumns: readonly never[] = []

/** Replaces the loading rows of a list by the rows of the first answer. A list without rows is left to the program. */
export const showFirstRows = <Row,>({ call, ...cards }: FirstRows<Row>): Promise<void> =>
  showFirst(async () => {
    const answer = await readFirstAnswer<{ data?: readonly Row[] }>(call)
    const { data: rows = [] } = answer ?? {}
    if (rows.length > 0) renewBelow(await showFirstPart('data-loading-rows', () => <RowCards {...cards} rows={rows} columns={noColumns} />))
  })

interface ClosedMenuProps extends Pick<IconButtonProps, 'label' | 'size'> {
  /** @default a menu's */
  icon?: ReactElement
  /** @default 'menu' */
  popup?: 'menu' | 'dialog'
}

/** The closed menu of a row. A press on it is kept until the program is there. */
export const ClosedMenu = ({ icon = <EllipsisVertical />, popup = 'menu', ...look }: ClosedMenuProps) => (
  <IconButton {...look} icon={icon} aria-haspopup={popup} aria-expanded={false} />
)
