import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { TimetableLegend } from '../TimetableLegend/TimetableLegend.tsx'
import { Timetable, type TimetableRow } from './Timetable.tsx'

const weekdays = [1, 2, 3, 4, 5]
const rows: TimetableRow[] = [
  { id: '1', time: '06:15', mark: 'own', days: weekdays, detail: <Badge kind="identifier">AAA-934KC</Badge> },
  { id: '2', time: '06:45', mark: 'own', days: weekdays, detail: <Badge kind="identifier">LND-482XA</Badge> },
  {
    id: '3',
    time: '09:00',
    mark: 'open',
    days: [...weekdays, 6],
    detail: (
      <Button variant="quiet" size="small" flush aria-label="Express interest in 09:00">
        Express interest
      </Button>
    ),
  },
]

const meta = {
  title: 'UI/Data/Timetable',
  component: Timetable,
  args: { 'aria-label': 'Departures to CMS', rows, today: 6 },
} satisfies Meta<typeof Timetable>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Card title="Timetable" action={<TimetableLegend />}>
      <Timetable {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Saturday' })).toHaveAttribute('aria-current', 'date')
    const row = canvas.getByRole('row', { name: /^09:00/ })
    await expect([...row.querySelectorAll('td')].slice(0, 7).map((cell) => cell.textContent)).toEqual([
      ...Array<string>(6).fill('Open'),
      '·Does not run',
    ])
    await expect(canvas.getByRole('button', { name: 'Express interest in 09:00' })).toBeVisible()
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Vehicle' })).toBeNull()
    await expect(canvas.getByText('AAA-934KC')).toBeVisible()
  },
}

export const WithoutDetails: Story = {
  args: { rows: rows.map(({ id, time, mark, days }) => ({ id, time, mark, days })) },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8)
  },
}
