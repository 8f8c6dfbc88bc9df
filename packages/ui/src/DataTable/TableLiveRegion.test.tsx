import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DataTable } from './DataTable.tsx'
import type { Column } from './tableColumns.ts'

interface Vehicle {
  plate: string
}
const getPlate = ({ plate }: Vehicle) => plate
const columns: readonly Column<Vehicle>[] = [{ id: 'plate', header: 'Plate', cell: getPlate, sortBy: getPlate }]
const data: readonly Vehicle[] = [{ plate: 'LND-482XA' }, { plate: 'KJA-456XY' }, { plate: 'SMK-144QA' }]

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('announces a change without a second render of the table', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const getRowId = vi.fn<(row: Vehicle) => string>(getPlate)
  render(<DataTable caption="Vehicles" columns={columns} data={data} getRowId={getRowId} getRowName={getPlate} cardBreakpoint={0} />)
  expect(screen.getByRole('status').textContent).toBe('')
  getRowId.mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'Plate' }))
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['KJA-456XY', 'LND-482XA', 'SMK-144QA'])
  expect(screen.getByRole('status').textContent).toBe('Sorted by Plate, ascending; 3 rows')
  // Once for each row.
  expect(getRowId).toHaveBeenCalledTimes(3)
})
