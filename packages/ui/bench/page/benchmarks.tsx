import { useState, type ReactElement, type ReactNode } from 'react'
import { Accordion } from '../../src/Accordion/Accordion.tsx'
import { Button } from '../../src/Button/Button.tsx'
import { Combobox } from '../../src/Combobox/Combobox.tsx'
import { DataTable } from '../../src/DataTable/DataTable.tsx'
import { Dialog } from '../../src/Dialog/Dialog.tsx'
import { OtpInput } from '../../src/OtpInput/OtpInput.tsx'
import { PhoneField } from '../../src/PhoneField/PhoneField.tsx'
import { StatCard } from '../../src/StatCard/StatCard.tsx'
import { Tabs } from '../../src/Tabs/Tabs.tsx'
import { TextField } from '../../src/TextField/TextField.tsx'
import { click, pressKey, type Interaction, typeText } from './interactions.ts'

/** A benchmark: an element and interactions with it. Without interactions it measures mounting. */
export interface Benchmark {
  name: string
  element: () => ReactElement
  steps?: readonly Interaction[]
  /** Interactions before the measurement. Lazy parts are awaited. */
  setup?: readonly Interaction[]
}

const repeat = (count: number, one: (at: number) => ReactNode) => Array.from({ length: count }, (_, at) => one(at))

function LongForm() {
  const [values, setValues] = useState<readonly string[]>(() => Array.from({ length: 30 }, () => ''))
  return (
    <form>
      {values.map((value, at) => (
        <TextField key={at} label={`Field ${at}`} value={value} onValueChange={(next) => setValues((all) => all.with(at, next))} />
      ))}
    </form>
  )
}

function DialogOpener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Invite a member" footer={<Button onClick={() => setOpen(false)}>Done</Button>}>
        <TextField label="Email address" />
      </Dialog>
    </>
  )
}

const countries = Array.from({ length: 250 }, (_, at) => ({ code: `C${at}`, name: `${'AEIO'[at % 4]}${'kmnrst'[at % 6]}a country ${at}` }))
const createTrip = (at: number) => ({ id: `TRP-${at}`, plate: `LND-${100 + (at % 900)}XA`, riders: at % 14, amount: 150_000 + at })
export const createTrips = (count: number) => Array.from({ length: count }, (_, at) => createTrip(at))
type Trip = ReturnType<typeof createTrip>
const columns = [
  { id: 'id', header: 'Trip', cell: (row: Trip) => row.id, sortBy: (row: Trip) => row.id },
  { id: 'plate', header: 'Plate', cell: (row: Trip) => row.plate, sortBy: (row: Trip) => row.plate },
  { id: 'riders', header: 'Riders', cell: (row: Trip) => row.riders, align: 'end' as const },
  { id: 'amount', header: 'Amount', cell: (row: Trip) => row.amount, align: 'end' as const, sortBy: (row: Trip) => row.amount },
]
/** A table with its own scroll container. */
export const createTable = (rows: readonly Trip[], paged = false) => (
  <DataTable
    caption="Trips"
    columns={columns}
    data={rows}
    getRowId={(row) => row.id}
    getRowName={(row) => row.id}
    cardBreakpoint={0}
    {...(paged ? { pagination: { mode: 'client' as const, defaultPageSize: 50 } } : { virtualize: 'auto' as const })}
  />
)

export const benchmarks: readonly Benchmark[] = [
  {
    name: 'mount 500 buttons',
    element: () => (
      <div>
        {repeat(500, (at) => (
          <Button key={at}>Add vehicle</Button>
        ))}
      </div>
    ),
  },
  {
    name: 'mount 200 fields with label and error',
    element: () => (
      <div>
        {repeat(200, (at) => (
          <TextField key={at} label="Email address" error="Invalid email" />
        ))}
      </div>
    ),
  },
  {
    name: 'mount 100 stat cards',
    element: () => (
      <div>
        {repeat(100, (at) => (
          <StatCard key={at} label="Vehicles" value={at} hint="2 more than last month" />
        ))}
      </div>
    ),
  },
  { name: 'a key in a form of 30 fields', element: () => <LongForm />, steps: typeText('input', 'Adaeze Okafor') },
  {
    name: 'a key in the phone field',
    element: () => <PhoneField label="Phone number" />,
    setup: [({ find }) => find('input').focus()],
    steps: typeText('input[type="tel"]', '08031234567'),
  },
  { name: 'a key in the one-time-code field', element: () => <OtpInput label="Code" />, steps: typeText('input', '1234') },
  {
    name: 'dialog open and close',
    element: () => <DialogOpener />,
    steps: [click('button'), click('[role="dialog"] button:last-of-type')],
  },
  {
    name: 'tab switch',
    element: () => (
      <Tabs
        aria-label="Trip"
        items={['Information', 'Manifest', 'Route'].map((label) => ({ value: label, label, content: <p>{label} of the trip</p> }))}
      />
    ),
    steps: [1, 2, 0].map((at) => ({ find, all }) => {
      const tab = all('[role="tab"]')[at]
      tab?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
      tab?.focus()
      tab?.click()
      find('[role="tablist"]')
    }),
  },
  {
    name: 'accordion open and close',
    element: () => (
      <Accordion
        items={['When am I paid?', 'Who pays for fuel?', 'How do I add a driver?'].map((title) => ({
          id: title.slice(0, 5),
          title,
          content: <p>Every Friday, to the account that you named.</p>,
        }))}
      />
    ),
    steps: [0, 1, 2].map(
      (at) =>
        ({ all }) =>
          all('button')[at]?.click(),
    ),
  },
  {
    name: '250 countries: open, filter, pick',
    element: () => <Combobox label="Country" options={countries} getKey={({ code }) => code} getLabel={({ name }) => name} />,
    setup: [({ find }) => find('input').focus(), pressKey('ArrowDown'), pressKey('Escape')],
    steps: [pressKey('ArrowDown'), ...typeText('input', 'Ana'), pressKey('ArrowDown'), pressKey('Enter'), ...typeText('input', '')],
  },
  {
    name: 'a table of 1,000 rows, paged: next page',
    element: () => createTable(createTrips(1000), true),
    // Two pages forward and two back, so that each press changes the page.
    steps: ['Next page', 'Next page', 'Previous page', 'Previous page'].map((name) => click(`nav [aria-label="${name}"]`)),
  },
]
