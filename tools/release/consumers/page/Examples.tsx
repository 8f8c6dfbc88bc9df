'use client'
import { formatNaira } from '@vehicle-partner/domain'
import { LoginForm } from '@vehicle-partner/forms'
import { Button, DataTable, Dialog, PhoneField, ThemeProvider, useTheme } from '@vehicle-partner/ui'

const vehicles = [
  { plate: 'LND-482XA', earned: 1_234_567 },
  { plate: 'KJA-456XY', earned: 2_345_678 },
]
type Vehicle = (typeof vehicles)[number]
const columns = [
  { id: 'plate', header: 'Plate', cell: ({ plate }: Vehicle) => plate, sortBy: ({ plate }: Vehicle) => plate },
  { id: 'earned', header: 'Earned', cell: ({ earned }: Vehicle) => formatNaira(earned) },
]

function ThemeSwitch() {
  const { resolved, setTheme } = useTheme()
  return <Button onClick={() => setTheme({ colorScheme: resolved.colorScheme === 'dark' ? 'light' : 'dark' })}>Switch theme</Button>
}

/** What every consumer shows: a form, a dialog, a phone number, a table and the theme. */
export function Examples() {
  return (
    <ThemeProvider defaultTheme={{ colorScheme: 'light' }}>
      <main>
        <h1>Consumer</h1>
        <ThemeSwitch />
        <Dialog title="Pause driver" trigger={<Button>Open dialog</Button>} description="The driver gets no new trips." />
        <PhoneField label="Phone number" />
        <LoginForm onSubmit={async () => undefined} />
        <DataTable
          caption="Vehicles"
          columns={columns}
          data={vehicles}
          defaultSorting={null}
          getRowId={({ plate }) => plate}
          getRowName={({ plate }) => plate}
        />
      </main>
    </ThemeProvider>
  )
}
