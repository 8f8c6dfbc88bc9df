// Long, because all cases of one behaviour are listed in one place.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { EmptyRoadIllustration } from '../illustrations/EmptyRoadIllustration.tsx'
import { earnings, fleet, fleetColumns, vehicleId, vehicleMenu, vehicleName, type Vehicle } from '../private/stories/exampleVehicles.tsx'
import { InertLinks } from '../private/stories/InertLinks.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'

const meta = {
  title: 'UI/Data/DataTable',
  component: DataTable<Vehicle>,
  args: { caption: 'Vehicles', columns: fleetColumns, data: fleet, getRowId: vehicleId, getRowName: vehicleName },
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

const pause = (
  <Button variant="quiet" size="small">
    Pause
  </Button>
)

export const Overview: Story = {
  args: {
    defaultSorting: { columnId: 'documents', direction: 'ascending' },
    defaultRowSelection: { mode: 'only', ids: new Set(['LND-482XA', 'EKY-118AB']) },
    filters: <SearchField label="Search vehicles" labelHidden placeholder="Plate, model, nickname, driver" />,
    actions: (
      <>
        <Button variant="secondary" startIcon={<Download />}>
          Export 12 vehicles
        </Button>
        <Button startIcon={<Plus />}>Add vehicle</Button>
      </>
    ),
    columnSettings: true,
    pagination: { mode: 'client' },
    bulkActions: () => pause,
    rowHref: ({ id }) => `#${id}`,
    rowActions: vehicleMenu(),
    asOf: 'as of 14:32',
  },
}

/** The usual list: pages, a selection with actions on it, a page and a menu per row. */
export const Playground: Story = {
  args: { pagination: { mode: 'client', defaultPageSize: 5, pageSizeOptions: [5, 10] }, bulkActions: () => pause },
  tags: ['one-theme'],
  parameters: {
    docs: {
      source: {
        code: `const columns: readonly Column<Vehicle>[] = [
  { id: 'name', header: 'Vehicle', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'plate', header: 'Plate', cell: ({ plate }) => plate },
]
const getId = ({ id }: Vehicle) => id
const getName = ({ name }: Vehicle) => name

<DataTable
  caption="Vehicles"
  columns={columns}
  data={vehicles}
  getRowId={getId}
  getRowName={getName}
  pagination={{ mode: 'client' }}
  bulkActions={(selected) => <Button onClick={() => pause(selected)}>Pause</Button>}
/>`,
      },
    },
  },
}

export const CompactWithTotals: Story = {
  args: { density: 'compact', columns: [...fleetColumns.slice(0, 4), earnings], stickyFirstColumn: true },
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('row').at(-1)
    await expect(last).toHaveTextContent('₦8,858,050.00')
    // Below the amounts that it sums up.
    await expect(canvas.getByRole('cell', { name: '₦8,858,050.00' })).toHaveStyle({ textAlign: 'end' })
    // One line of text leaves the least height of a row.
    const heights = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.getBoundingClientRect().height)
    await expect(Math.min(...heights)).toBe(44)
  },
}

export const Grouped: Story = {
  args: {
    data: [...fleet].sort((a, b) => a.city.localeCompare(b.city)),
    getRowGroup: ({ city }) => ({ id: city, label: city, note: `Vehicles: ${fleet.filter((other) => other.city === city).length}` }),
  },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('rowheader', { name: 'Ibadan Vehicles: 2' })
    await expect(head).toHaveAttribute('scope', 'rowgroup')
    await expect(within(head.closest('tbody') ?? head).getAllByRole('row')).toHaveLength(3)
  },
}

const names = (root: HTMLElement) => [...root.querySelectorAll('tbody th')].map((cell) => cell.textContent)

export const AccessibleNames: Story = {
  args: { rowActions: vehicleMenu() },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Vehicles' })
    await expect(table.querySelector('caption')).toHaveTextContent('Vehicles')
    await expect(canvas.getByRole('region', { name: 'Vehicles' })).toContainElement(table)
    const heads = within(table).getAllByRole('columnheader')
    await expect(heads.map((head) => head.textContent)).toEqual([...fleetColumns.map(({ header }) => header), 'Actions'])
    for (const head of heads) await expect(head).toHaveAttribute('scope', 'col')
    const row = canvas.getByRole('row', { name: /^Toyota Hiace 2016/ })
    await expect(within(row).getByRole('rowheader')).toHaveAttribute('scope', 'row')
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Toyota Hiace 2016Bus 3')
  },
}

export const SortCycle: Story = {
  args: { onSortingChange: fn(), onViewChange: fn(), pagination: { mode: 'client', defaultPage: 2 }, onPaginationChange: fn() },
  tags: ['one-theme'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const status = () =>
      canvas
        .getAllByRole('status')
        .map((place) => place.textContent)
        .filter(Boolean)
    const documents = canvas.getByRole('button', { name: 'Documents' })
    const sorted = () => canvas.getAllByRole('columnheader').filter((head) => head.ariaSort !== null)
    await expect(sorted()).toEqual([])
    await userEvent.click(documents)
    await expect(canvas.getByRole('columnheader', { name: 'Documents' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(names(canvasElement)[0]).toBe('Toyota Hiace 2016Bus 3')
    // Sorting and page change together: one callback and one announcement.
    await expect(args.onViewChange).toHaveBeenCalledTimes(1)
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      sorting: { columnId: 'documents', direction: 'ascending' },
      page: 1,
      pageSize: 10,
    })
    await expect(args.onPaginationChange).toHaveBeenCalledTimes(1)
    await expect(args.onPaginationChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 10 })
    await waitFor(() => expect(status()).toEqual(['Sorted by Documents, ascending; 12 rows']))

    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Documents' })).toHaveAttribute('aria-sort', 'descending')
    // Rows without a date come last in both directions.
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await expect(names(canvasElement).at(-1)).toBe('Toyota Hiace 2015Bus 2')
    await waitFor(() => expect(status()).toEqual(['11 to 12 of 12']))
    await userEvent.click(canvas.getByRole('button', { name: 'Plate' }))
    await expect(sorted().map((head) => head.textContent)).toEqual(['Plate'])
    await userEvent.click(canvas.getByRole('button', { name: 'Plate' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Plate' }))
    await expect(sorted()).toEqual([])
    await expect(args.onSortingChange).toHaveBeenLastCalledWith(null)
    await expect(names(canvasElement)).toEqual(fleet.slice(0, 10).map(({ model, nickname }) => model + (nickname ?? '')))
    await waitFor(() => expect(status()).toEqual(['Not sorted; 12 rows']))
  },
}

function SearchableTable(props: DataTableProps<Vehicle>) {
  const [query, setQuery] = useState('')
  return (
    <DataTable
      {...props}
      filters={<SearchField label="Search vehicles" labelHidden value={query} onValueChange={setQuery} />}
      filtering={{
        query,
        matches: ({ model, plate }) => `${model} ${plate}`.toLowerCase().includes(query.toLowerCase()),
        onClear: () => setQuery(''),
      }}
    />
  )
}

export const FiltersAndAnnouncesTheResult: Story = {
  args: { pagination: { mode: 'client', defaultPage: 2 }, onPaginationChange: fn(), bulkActions: () => pause },
  tags: ['one-theme'],
  render: (args) => <SearchableTable {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('11 to 12 of 12')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row Mazda Bongo 2011, MUS-310FT' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search vehicles' }), 'hiace')
    await expect(names(canvasElement)).toHaveLength(4)
    await expect(args.onPaginationChange).toHaveBeenCalledWith({ page: 1, pageSize: 10 })
    await waitFor(() => expect(canvas.getByText('4 rows')).toBeInTheDocument())
    // Rows stay selected while a filter hides them, and the bar says so.
    await expect(await canvas.findByText('1 not shown by the filters')).toBeVisible()

    await userEvent.type(canvas.getByRole('searchbox'), ' 1999')
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader').length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(names(canvasElement)).toHaveLength(10)
    // The button was removed and focus moved.
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Vehicles' })).toHaveFocus())
  },
}

export const Empty: Story = {
  args: {
    data: [],
    empty: {
      illustration: <EmptyRoadIllustration />,
      title: 'No vehicles yet',
      description: 'Add the first one and it shows here.',
      action: <Button>Add vehicle</Button>,
    },
    pagination: { mode: 'client' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No vehicles yet' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const NoResults: Story = {
  args: {
    data: [],
    filtering: { query: 'hiace', onClear: fn() },
    emptyFiltered: {
      illustration: <EmptyRoadIllustration missing />,
      description: 'No vehicle has “hiace” with City: Abeokuta and Status: Paused.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(args.filtering?.onClear).toHaveBeenCalledOnce()
  },
}

export const ColumnSettingsAreStored: Story = {
  tags: ['one-theme'],
  render: (args) => {
    const kept = new Map([['vehicles', '["driver"]']])
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
    return <TableWithStorage {...args} columns={fleetColumns.slice(1, 4)} storage={storage} />
  },
  play: async ({ canvas, userEvent }) => {
    const heads = () => canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads()).toEqual(['Plate', 'Type, seats'])
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }))
    const group = canvas.getByRole('group', { name: 'Columns' })
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Type, seats' }))
    await expect(heads()).toEqual(['Plate'])
    // The last column cannot be hidden.
    await expect(within(group).getByRole('checkbox', { name: 'Plate' })).toBeDisabled()
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Driver' }))
    await expect(heads()).toEqual(['Plate', 'Driver'])
    await userEvent.click(canvas.getByRole('button', { name: 'Come back later' }))
    await expect(heads()).toEqual(['Plate', 'Driver'])
  },
}

function TableWithStorage(props: DataTableProps<Vehicle>) {
  const [visit, setVisit] = useState(1)
  return (
    <>
      <Button onClick={() => setVisit(visit + 1)}>Come back later</Button>
      <DataTable key={visit} {...props} columnSettings storageKey="vehicles" />
    </>
  )
}

const rect = (element: Element | null | undefined) => element?.getBoundingClientRect()

function LoadingTable(props: DataTableProps<Vehicle>) {
  const [loading, setLoading] = useState(true)
  return (
    <>
      <Button onClick={() => setLoading(false)}>Arrive</Button>
      <DataTable {...props} loading={loading} data={loading ? [] : props.data} />
    </>
  )
}

function SwitchedTable(props: DataTableProps<Vehicle>) {
  const [layout, setLayout] = useState(props.layout ?? 'table')
  return <DataTable {...props} layout={layout} onLayoutChange={setLayout} />
}

/** Without filters the column settings stand beside the actions. */
export const ToolsWithoutFilters: Story = {
  args: { columnSettings: true, actions: <Button variant="secondary">Export</Button> },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    if (!canvas.queryByRole('table')) return
    const columns = (await canvas.findByRole('button', { name: 'Columns' })).getBoundingClientRect()
    const actions = canvas.getByRole('button', { name: 'Export' }).getBoundingClientRect()
    await expect(Math.round(actions.left - columns.right)).toBe(12)
  },
}

function CountedFilters(props: DataTableProps<Vehicle>) {
  const [count, setCount] = useState(0)
  return (
    <div style={{ inlineSize: 328 }}>
      <DataTable
        {...props}
        filters={
          <>
            <SearchField label="Search vehicles" labelHidden placeholder="Plate, model, nickname, driver" />
            <Button variant="secondary" startIcon={<SlidersHorizontal />} aria-haspopup="dialog" onClick={() => setCount(count + 1)}>
              Filters {count === 0 ? null : <Badge tone="success">{count}</Badge>}
            </Button>
          </>
        }
      />
    </div>
  )
}

/** Above cards the number of filters is over the corner of their button, which keeps its place. */
export const FilterCountMovesNothing: Story = {
  render: (args) => <CountedFilters {...args} />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
    const places = () =>
      [canvas.getByRole('searchbox'), canvas.getByRole('button', { name: /^Filters/ })].map((each) => {
        const { left, top, width } = each.getBoundingClientRect()
        return { left, top, width }
      })
    const before = places()
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await expect(canvas.getByRole('button', { name: 'Filters 1' })).toBeVisible()
    await expect(places()).toEqual(before)
    await expect(before[1]?.width).toBe(44)
  },
}

/** Where there is room for a table, users choose; the focus stays on the switch. */
export const SwitchesToCards: Story = {
  args: { rowHref: ({ id }) => `/vehicles/${id}`, bulkActions: () => null },
  render: (args) => <SwitchedTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as cards' }))
    const list = await canvas.findByRole('list')
    await expect(within(list).getAllByRole('listitem')).toHaveLength(fleet.length)
    const [first, second] = within(list).getAllByRole('listitem')
    await expect(second?.offsetTop).toBe(first?.offsetTop)
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show as a table' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('table', { name: 'Vehicles' })).toBeVisible()
  },
}

export const SkeletonRowsHaveTheHeightOfRows: Story = {
  args: { pagination: { mode: 'client' } },
  render: (args) => <LoadingTable {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = () => rect(canvasElement.querySelector('tbody'))?.height
    const before = body()
    await expect(canvas.getAllByRole('row')).toHaveLength(1)
    // Loading is announced after a second, and then its end.
    await waitFor(() => expect(canvas.getByText('Loading Vehicles')).toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
    await expect(Math.abs((body() ?? 0) - (before ?? 0))).toBeLessThan(2)
    await waitFor(() => expect(canvas.getByText('Vehicles loaded')).toBeInTheDocument())
  },
}

export const Refetching: Story = {
  args: { refetching: true, rowHref: ({ id }) => `#${id}` },
  // Dimmed rows have a reduced contrast on purpose.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Vehicles' })
    await expect(region).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
    const link = canvas.getByRole('link', { name: /^Toyota Hiace 2016/ })
    link.focus()
    await userEvent.keyboard('{Shift>}{/Shift}')
    await expect(link).toHaveFocus()
  },
}

export const LoadingFailed: Story = {
  args: { data: [], error: { title: 'Vehicles did not load', reference: 'req_01JD3K' }, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Copy reference' })).toBeVisible()
  },
}

export const RefetchingFailed: Story = {
  args: { error: {}, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/The newest could not be loaded/)).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
