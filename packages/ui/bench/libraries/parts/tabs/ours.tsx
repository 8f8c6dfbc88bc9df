import { Tabs } from '@vehicle-partner/ui'
import { tabs } from './trip.ts'

export const Part = () => (
  <Tabs aria-label="Trip" items={tabs.map((label) => ({ value: label, label, content: <p>{label} of the trip</p> }))} />
)
