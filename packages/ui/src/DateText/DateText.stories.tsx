import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { DateText } from './DateText.tsx'
import type { DateFormat } from './formatDate.ts'

const meta = { title: 'UI/Data/DateText', component: DateText, args: { value: '2026-11-21T23:30:00Z' } } satisfies Meta<typeof DateText>
export default meta
type Story = StoryObj<typeof meta>

const formats: DateFormat[] = ['date', 'time', 'dateTime', 'day', 'weekday', 'medium', 'full']

export const Overview: Story = {
  render: (args) => (
    <Stack align="start">
      {formats.map((format) => (
        <DateText key={format} {...args} format={format} />
      ))}
      <DateText value={null} />
    </Stack>
  ),
}

export const NextDayInLagos: Story = { play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('22-11-2026') }
export const OtherTimeZone: Story = {
  args: { timeZone: 'UTC', format: 'dateTime' },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('21 Nov 2026, 23:30'),
}
export const CalendarDayHasNoTimeZone: Story = {
  args: { value: '2026-12-07', format: 'full', timeZone: 'America/Los_Angeles' },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Mon 7 Dec 2026'),
}
export const Rtl: Story = {
  args: { format: 'medium' },
  render: (args) => (
    <p dir="rtl">
      <DateText {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const time = canvasElement.querySelector('time')
    const text = time?.firstChild
    if (!time || !text) throw new Error('There is no date')
    const [day, year] = [document.createRange(), document.createRange()]
    day.setStart(text, 0)
    day.setEnd(text, 2)
    year.setStart(text, 7)
    year.setEnd(text, 11)
    await expect(day.getBoundingClientRect().left).toBeLessThan(year.getBoundingClientRect().left)
  },
}
