// Long, because all cases of one behaviour are listed in one place.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type CSSProperties } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import {
  fleet,
  fleetColumns,
  manyVehicles,
  vehicleId,
  vehicleMenu,
  vehicleName,
  type Vehicle,
} from '../private/stories/exampleVehicles.tsx'
import { InertLinks } from '../private/stories/InertLinks.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { noRowsSelected, type RowSelection } from './rowSelection.ts'
import type { Sorting } from './sortRows.ts'

const meta = {
  title: 'UI/Data/DataTable/Rows',
  component: DataTable<Vehicle>,
  args: { caption: 'Vehicles', columns: fleetColumns, data: fleet, getRowId: vehicleId, getRowName: vehicleName },
  tags: ['one-theme'],
  decorators: [
    (Story) => (
      <InertLinks>
        <Story />
      </InertLinks>
    ),
  ],
} satisfies Meta<DataTableProps<Vehicle>>
export default meta
type Story = StoryObj<typeof meta>

const box = (name: string) => screen.getByRole('checkbox', { name: `Select row ${name}` })
const pause = (
  <Button variant="quiet" size="small">
    Pause
  </Button>
)

function RefetchedTable(props: DataTableProps<Vehicle>) {
  const [data, setData] = useState(props.data)
  return (
    <>
      <Button onClick={() => setData(data.map((row) => ({ ...row, trips: row.trips + 1 })))}>Refetch</Button>
      <Button onClick={() => setData(data.filter(({ id }) => id !== 'LND-482XA'))}>Remove LND-482XA</Button>
      <DataTable {...props} data={data} />
    </>
  )
}

export const SelectionIsKeptById: Story = {
  args: { pagination: { mode: 'client' }, bulkActions: ({ count }) => <span>{`Pause ${count}`}</span>, onRowSelectionChange: fn() },
  render: (args) => <RefetchedTable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /LND-482XA/ })
    await userEvent.click(box('Toyota Hiace 2016, LND-482XA'))
    await userEvent.click(box('Ford Transit 2018, KRD-320PQ'))
    await expect(await canvas.findByText('Pause 2')).toBeVisible()
    // Sorting, paging and new row objects keep the selection.
    await userEvent.click(canvas.getByRole('button', { name: 'Trips, 30 days' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
    await expect(canvas.getByText('2 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Plate' }))
    await expect(box('Ford Transit 2018, KRD-320PQ')).toBeChecked()
    await expect(box('Toyota Hiace 2016, LND-482XA')).toBeChecked()
    // A removed row is deselected.
    await userEvent.click(canvas.getByRole('button', { name: 'Remove LND-482XA' }))
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await expect(row).not.toBeInTheDocument()
    await expect(args.onRowSelectionChange).toHaveBeenLastCalledWith({ mode: 'only', ids: new Set(['KRD-320PQ']) })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.queryByText('1 selected')).toBeNull()
    await expect(canvas.getByRole('region', { name: 'Vehicles' })).toHaveFocus()
  },
}

export const SelectsThePageThenAllRows: Story = {
  args: {
    pagination: { mode: 'client' },
    bulkActions: () => pause,
    isRowSelectable: ({ status }) => status !== 'Under review',
    onRowSelectionChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows on this page' })
    await expect(box('Toyota Hiace 2015, GGE-071LM')).toBeDisabled()
    await expect(all.getBoundingClientRect().width).toBe(20)
    await userEvent.click(box('Toyota Hiace 2016, LND-482XA'))
    await expect(all.indeterminate).toBe(true)
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(all.indeterminate).toBe(false)
    await expect(await canvas.findByText('All 9 rows on this page are selected.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 12 rows' }))
    await expect(canvas.getByText('11 selected', { selector: 'strong' })).toBeVisible()
    await userEvent.click(all)
    await expect(canvas.getByText('2 selected', { selector: 'strong' })).toBeVisible()
    await expect(args.onRowSelectionChange).toHaveBeenCalledTimes(4)
  },
}

function ServerTable({ onRowSelectionChange, ...props }: DataTableProps<Vehicle>) {
  const [view, setView] = useState<{ sorting: Sorting | null; page: number }>({ sorting: null, page: 3 })
  const [selection, setSelection] = useState<RowSelection>(noRowsSelected)
  const [total, setTotal] = useState(21)
  return (
    <>
      <Button onClick={() => setTotal(20)}>Delete the last</Button>
      <DataTable
        {...props}
        data={fleet.slice(view.page - 1, view.page === 3 ? view.page : view.page + 2)}
        pagination={{ mode: 'server', page: view.page, pageSize: 10, total }}
        sorting={view.sorting}
        onViewChange={(next) => {
          props.onViewChange?.(next)
          setView(next)
        }}
        rowSelection={selection}
        onRowSelectionChange={(next) => {
          onRowSelectionChange?.(next)
          setSelection(next)
        }}
      />
    </>
  )
}

export const ServerPaginationAndSorting: Story = {
  args: { bulkActions: ({ mode, count }) => <span>{`${mode} ${count}`}</span>, onViewChange: fn(), onRowSelectionChange: fn() },
  render: (args) => <ServerTable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('21 to 21 of 21')).toBeVisible()
    // Removing the last row of the last page goes to the previous page.
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the last' }))
    await expect(args.onViewChange).toHaveBeenCalledTimes(1)
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ sorting: null, page: 2, pageSize: 10 })
    await expect(within(canvas.getByRole('navigation')).getByText('11 to 20 of 20')).toBeVisible()
    const before = canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    await userEvent.click(canvas.getByRole('button', { name: 'Trips, 30 days' }))
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      sorting: { columnId: 'trips', direction: 'ascending' },
      page: 1,
      pageSize: 10,
    })
    await expect(args.onViewChange).toHaveBeenCalledTimes(2)
    // The client does not sort: rows keep the order of the server.
    await expect(canvas.getAllByRole('rowheader')[1]?.textContent).toBe(before[0])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 20 rows' }))
    await expect(canvas.getByText('all-but 20')).toBeVisible()
    await userEvent.click(box('Toyota Coaster 2018, KJA-456XY'))
    await expect(canvas.getByText('all-but 19')).toBeVisible()
    await expect(args.onRowSelectionChange).toHaveBeenLastCalledWith({ mode: 'all-but', ids: new Set(['KJA-456XY']) })
  },
}

function TableWithUrl(props: DataTableProps<Vehicle>) {
  // A URL and its history, as in a router.
  const [history, setHistory] = useState(['sort=-plate&page=2'])
  const address = new URLSearchParams(history.at(-1))
  const sort = address.get('sort')
  const sorting: Sorting | null = sort
    ? { columnId: sort.replace('-', ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' }
    : null
  return (
    <>
      <Button onClick={() => setHistory(history.slice(0, -1))}>Back</Button>
      <output>{history.at(-1)}</output>
      <DataTable
        {...props}
        sorting={sorting}
        pagination={{ mode: 'client', page: Number(address.get('page') ?? 1) }}
        onViewChange={(view) => {
          const order: Record<string, string> = view.sorting
            ? { sort: (view.sorting.direction === 'descending' ? '-' : '') + view.sorting.columnId }
            : {}
          setHistory([...history, new URLSearchParams({ ...order, page: String(view.page) }).toString()])
        }}
      />
    </>
  )
}

export const SortingAndPageInTheUrl: Story = {
  render: (args) => <TableWithUrl {...args} />,
  play: async ({ canvas, userEvent }) => {
    const state = () => [
      canvas.getByRole('columnheader', { name: 'Plate' }).ariaSort,
      canvas.getAllByRole('button').find((step) => step.ariaCurrent === 'page')?.textContent,
    ]
    await expect(state()).toEqual(['descending', '2'])
    await userEvent.click(canvas.getByRole('button', { name: 'Plate' }))
    // One press adds one history entry.
    await expect(canvas.getByText('page=1')).toBeVisible()
    await expect(state()).toEqual([null, '1'])
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(state()).toEqual(['descending', '2'])
  },
}

const followedLinks = fn()

export const RowPressFollowsItsLink: Story = {
  args: { rowHref: ({ id }) => `#${id}`, rowActions: vehicleMenu(), bulkActions: () => pause },
  decorators: [
    (Story) => (
      // What a router would receive.
      <div
        role="presentation"
        onClickCapture={(event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null
          if (link) followedLinks(link.getAttribute('href'), event.ctrlKey)
        }}
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    followedLinks.mockClear()
    const row = canvas.getByRole('row', { name: /LND-482XA/ })
    // A real link: it can be opened in a new tab and copied.
    await expect(within(row).getByRole('link', { name: /^Toyota Hiace 2016/ })).toHaveAttribute('href', '#LND-482XA')
    await userEvent.click(within(row).getByText('LND-482XA'))
    await expect(followedLinks).toHaveBeenLastCalledWith('#LND-482XA', false)
    await userEvent.pointer({ keys: '[MouseMiddle]', target: within(row).getByText('LND-482XA') })
    await expect(followedLinks).toHaveBeenLastCalledWith('#LND-482XA', true)
    await expect(followedLinks).toHaveBeenCalledTimes(2)
    // Controls inside the row do not follow its link.
    await userEvent.click(box('Toyota Hiace 2016, LND-482XA'))
    await userEvent.click(within(row).getByRole('button', { name: 'More for LND-482XA' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(followedLinks).toHaveBeenCalledTimes(2)
  },
}

function TableAtRoute(props: DataTableProps<Vehicle>) {
  const [width, setWidth] = useState(1000)
  return (
    <>
      <Button onClick={() => setWidth(360)}>Narrow</Button>
      <Button onClick={() => setWidth(1000)}>Wide</Button>
      <div style={{ inlineSize: width }}>
        <DataTable {...props} />
      </div>
    </>
  )
}

export const Cards: Story = {
  args: {
    rowActions: vehicleMenu(),
    rowHref: ({ id }) => `#${id}`,
    bulkActions: () => pause,
    pagination: { mode: 'client', defaultPageSize: 5 },
    defaultSorting: { columnId: 'plate', direction: 'descending' },
  },
  render: (args) => <TableAtRoute {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box('Toyota Hiace 2018, SMK-144QA'))
    const actions = () => canvas.getAllByRole('button', { name: /^More for/ }).map((button) => button.ariaLabel)
    const links = () => canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    const [asTable, linksOfTable] = [actions(), links()]
    await userEvent.click(canvas.getByRole('button', { name: 'Narrow' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Vehicles' }).querySelectorAll('li')).toHaveLength(5))
    // Table or cards, with the same rows, actions and selection.
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(actions()).toEqual(asTable)
    await expect(links()).toEqual(linksOfTable)
    await expect(box('Toyota Hiace 2018, SMK-144QA')).toBeChecked()
    const first = canvas.getByRole('region', { name: 'Vehicles' }).querySelector('li')
    const terms = [...(first?.querySelectorAll('dt') ?? [])].map((term) => term.textContent)
    await expect(terms).toEqual(fleetColumns.slice(1).map(({ header }) => header))
    // Cards have no headers, so sorting is a select.
    const order = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(order).toHaveValue('descending plate')
    await userEvent.selectOptions(order, 'Plate, ascending')
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('Toyota Hiace 2014')
    await userEvent.click(canvas.getByRole('button', { name: 'Wide' }))
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
    await expect(canvas.getByRole('columnheader', { name: 'Plate' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('region', { name: 'Vehicles' }).querySelector('li')).toBeNull()
  },
}

/** A title that is longer than its line goes on below, beside the note at the end of the line. */
export const CardNotesAtTheEndOfTheLine: Story = {
  args: { card: { title: ({ id, model }) => `${model}, ${id}`, note: () => '14/29', fields: [] } },
  render: (args) => (
    <div data-testid="box">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box')
    for (const width of [360, 300, 280, 260]) {
      box.style.inlineSize = `${width}px`
      await waitFor(() => expect(canvas.getAllByText('14/29')).toHaveLength(fleet.length))
      const end = box.getBoundingClientRect().right
      for (const note of canvas.getAllByText('14/29')) {
        const { top, right } = note.getBoundingClientRect()
        await expect(end - right).toBeLessThanOrEqual(18)
        await expect(top - Number(note.parentElement?.getBoundingClientRect().top)).toBeLessThan(8)
      }
    }
  },
}

export const NothingIsCutOffAt400Percent: Story = {
  args: { pagination: { mode: 'client', defaultPageSize: 3 }, rowActions: vehicleMenu(), columnSettings: true, bulkActions: () => pause },
  // 1280 px at 400 % are 320 px.
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
    await canvas.findByRole('button', { name: 'Columns' })
    const place = canvasElement.querySelector('[style]')?.firstElementChild
    await expect(place?.scrollWidth).toBeLessThanOrEqual(320)
  },
}

const rows100000 = manyVehicles(100_000)

export const HundredThousandRows: Story = {
  args: { data: rows100000, rowHref: ({ id }) => `#${id}`, bulkActions: () => pause },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Vehicles' })
    const table = canvas.getByRole('table')
    const drawn = () => [...table.querySelectorAll<HTMLElement>('tbody tr[aria-rowindex]')]
    await expect(table).toHaveAttribute('aria-rowcount', '100001')
    await waitFor(() => expect(region.scrollHeight).toBeGreaterThan(5_000_000))
    await expect(drawn().length).toBeLessThan(60)
    await expect(drawn()[0]).toHaveAttribute('aria-rowindex', '2')

    // A focused row that scrolls out of view keeps focus.
    const link = canvas.getAllByRole('link')[2]
    link?.focus()
    region.scrollTop = 2_000_000
    await waitFor(() => expect(drawn().some((row) => Number(row.ariaRowIndex) > 30_000)).toBe(true))
    await expect(link).toHaveFocus()
    await expect(link?.closest('tr')).toHaveAttribute('aria-rowindex', '4')
    region.scrollTop = 0
    await waitFor(() =>
      expect(
        drawn()
          .map((row) => row.ariaRowIndex)
          .slice(0, 4),
      ).toEqual(['2', '3', '4', '5']),
    )
    await expect(link).toHaveFocus()

    // The scroll region is reachable and scrolls by keyboard.
    await expect(region).toHaveAttribute('tabindex', '0')
    // At the end the header still covers the last row.
    region.focus()
    region.scrollTop = region.scrollHeight
    await waitFor(() => expect(drawn().at(-1)).toHaveAttribute('aria-rowindex', '100001'))
    await waitFor(() => expect(region.scrollTop + region.clientHeight).toBeGreaterThan(region.scrollHeight - 2))
    const head = table.querySelector('thead')?.getBoundingClientRect()
    const edge = region.getBoundingClientRect()
    await expect(Math.abs((head?.top ?? 0) - edge.top)).toBeLessThan(2)
    const last = drawn().at(-1)?.getBoundingClientRect()
    await expect(last?.bottom).toBeLessThanOrEqual(edge.bottom + 1)
    await expect(drawn().length).toBeLessThan(60)

    // Select all includes rows that are not rendered.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await expect(await canvas.findByText('100,000 selected', { selector: 'strong' })).toBeVisible()
  },
}

export const PrintingRendersAllRows: Story = {
  args: { data: manyVehicles(300) },
  play: async ({ canvas }) => {
    const rows = () => canvas.getByRole('table').querySelectorAll('tbody tr[aria-rowindex]').length
    await waitFor(() => expect(canvas.getByRole('region').scrollHeight).toBeGreaterThan(300 * 50))
    await expect(rows()).toBeLessThan(60)
    // Once the list listens, the rows are there before the browser goes on to print.
    await waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'))
      return expect(rows()).toBe(300)
    })
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(rows()).toBeLessThan(60))
  },
}

export const ManyCards: Story = {
  args: { data: manyVehicles(5000) },
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Vehicles' })
    const cards = () => [...region.querySelectorAll('li[aria-posinset]')]
    await waitFor(() => expect(cards()[0]).toHaveAttribute('aria-setsize', '5000'))
    await waitFor(() => expect(region.scrollHeight).toBeGreaterThan(400_000))
    // Cards are measured as they come into view, so that the end moves.
    await waitFor(async () => {
      region.scrollTop = region.scrollHeight
      await expect(cards().at(-1)).toHaveAttribute('aria-posinset', '5000')
      const end = region.getBoundingClientRect().bottom
      await expect(Math.abs(Number(cards().at(-1)?.getBoundingClientRect().bottom) - end)).toBeLessThan(4)
    })
    await expect(cards().length).toBeLessThan(40)
  },
}

export const StickyHeader: Story = {
  args: { stickyHeader: true, data: manyVehicles(60), bulkActions: () => pause },
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('table').querySelector('thead')
    window.scrollTo(0, 1500)
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(1000))
    await expect(Math.abs(head?.getBoundingClientRect().top ?? 99)).toBeLessThan(2)
    // Backwards, the focus does not move below the header.
    const [before, from] = canvas.getAllByRole('checkbox', { name: /^Select row/ }).slice(29)
    from?.focus()
    window.scrollBy(0, (from?.getBoundingClientRect().top ?? 0) - 50)
    await userEvent.tab({ shift: true })
    await expect(before).toHaveFocus()
    await waitFor(() => expect(before?.getBoundingClientRect().top).toBeGreaterThanOrEqual(head?.getBoundingClientRect().bottom ?? 99))
    window.scrollTo(0, 0)
  },
}

const wideNote = { id: 'note', header: 'Note', cell: () => <div style={{ inlineSize: 480 }}>Parked</div> }
const topBar: CSSProperties & { '--vp-sticky-top': string } = { inlineSize: 660, '--vp-sticky-top': '56px' }

/** A table that scrolls sideways in a page with a sticky top bar: the header covers no row. */
export const StickyHeaderInANarrowPage: Story = {
  args: { stickyHeader: true, columns: [...fleetColumns, wideNote] },
  render: (args) => (
    <div style={topBar}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('table').parentElement
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'))
    const [head, first] = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect())
    await expect(head?.bottom).toBeLessThanOrEqual((first?.top ?? 0) + 1)
  },
}

const hundred = manyVehicles(100)

/** The rows of a page come a moment after the press. */
function ServedTable(props: DataTableProps<Vehicle>) {
  const [page, setPage] = useState(1)
  const [served, setServed] = useState(1)
  return (
    <DataTable
      {...props}
      data={hundred.slice((served - 1) * 20, served * 20)}
      pagination={{ mode: 'server', page, pageSize: 20, total: hundred.length }}
      onPaginationChange={({ page: next }) => {
        setPage(next)
        setTimeout(() => setServed(next), 100)
      }}
    />
  )
}

/** The selected page has a line for all rows above it, which the next page has not. */
export const NextPageOfASelectedPage: Story = {
  args: { stickyHeader: true, bulkActions: () => pause },
  render: (args) => <ServedTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    // Safari has no scroll anchoring, and other engines only where an element above the change stays.
    document.documentElement.style.overflowAnchor = 'none'
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await canvas.findByRole('button', { name: /^Select all 100/ })
    window.scrollTo(0, document.documentElement.scrollHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Select all 100/ })).toBeNull())
    const [head, first] = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect())
    await expect(first?.top).toBeGreaterThanOrEqual((head?.bottom ?? 0) - 1)
    window.scrollTo(0, 0)
    document.documentElement.style.overflowAnchor = ''
  },
}

export const RightToLeft: Story = {
  args: { pagination: { mode: 'client', defaultPageSize: 4 }, bulkActions: () => pause, rowActions: vehicleMenu() },
  render: (args) => (
    <div dir="rtl">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /LND-482XA/ })
    const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? 0
    await expect(left(row.firstElementChild)).toBeGreaterThan(left(row.lastElementChild))
  },
}

/** A list without rows has nothing to select on a phone either. */
export const NoRowsToSelect: Story = {
  args: { data: [], bulkActions: () => pause, empty: { title: 'No vehicles yet' } },
  render: (args) => (
    <div style={{ inlineSize: 340 }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No vehicles yet')).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

/** What gets the focus is not scrolled below the sticky first column. */
export const FocusBesideTheStickyColumn: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: {
    columns: [...fleetColumns, ...fleetColumns.map((column) => ({ ...column, id: `${column.id} again`, rowHeader: false }))],
    cardBreakpoint: 0,
    stickyFirstColumn: true,
  },
  play: async ({ canvas, userEvent }) => {
    const headers = within(canvas.getByRole('table')).getAllByRole('columnheader')
    const [first] = headers
    const buttons = headers.flatMap((header) => [...header.querySelectorAll('button')])
    buttons.at(-1)?.focus()
    for (const button of buttons.slice(1).toReversed()) {
      await expect(button).toHaveFocus()
      await expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(first?.getBoundingClientRect().right ?? 0)
      await userEvent.tab({ shift: true })
    }
  },
}
