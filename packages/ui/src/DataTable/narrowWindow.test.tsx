import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DataTable } from './DataTable.tsx'
import type { Column } from './tableColumns.ts'

interface Vehicle {
  plate: string
}
const columns: readonly Column<Vehicle>[] = [{ id: 'plate', header: 'Plate', rowHeader: true, cell: ({ plate }) => plate }]
const data: readonly Vehicle[] = [{ plate: 'LND-482XA' }]
const getPlate = ({ plate }: Vehicle) => plate

/** Elements have no width here, as in a first render. */
const renderTable = (windowEm: number) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: windowEm < Number(/\(width < ([\d.]+)em\)/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  render(<DataTable caption="Vehicles" columns={columns} data={data} getRowId={getPlate} getRowName={getPlate} />)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the first render of a table', () => {
  it('has cards in a narrow window', () => {
    renderTable(22.5)
    expect(screen.getByRole('listitem').textContent).toContain('LND-482XA')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('has a table in a wide window', () => {
    renderTable(80)
    expect(screen.getByRole('table').textContent).toContain('LND-482XA')
    expect(screen.queryByRole('listitem')).toBeNull()
  })
})
