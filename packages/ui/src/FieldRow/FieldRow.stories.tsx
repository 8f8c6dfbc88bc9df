import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FieldRow } from './FieldRow.tsx'

const meta = { title: 'UI/Layout/FieldRow', component: FieldRow } satisfies Meta<typeof FieldRow>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <FieldRow>
      <TextField label="First name" hint="As on the licence" />
      <TextField label="Last name" />
    </FieldRow>
  ),
}

/** Their controls stay in line, whatever is above and below them. */
export const InLine: Story = {
  render: (args) => (
    <div data-testid="box" style={{ inlineSize: 340 }}>
      <Stack gap="large">
        <FieldRow {...args}>
          <TextField label="Name of the guarantor of this driver" />
          <TextField label="City" error="Select the city" />
          <TextField label="Date of birth" hint="DD-MM-YYYY, such as 27-03-1990" error="Enter the date of birth" />
          <TextField label="Gender" note={{ tone: 'info', text: 'Only your team sees it' }} />
        </FieldRow>
        <TextField label="Address" />
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const place = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect()
    const [guarantor, city] = [place('Name of the guarantor of this driver'), place('City')]
    await expect(city.top).toBe(guarantor.top)
    await expect(place('Gender').top).toBe(place('Date of birth').top)
    await expect(canvas.getByText('Select the city').getBoundingClientRect().top).toBeGreaterThan(city.bottom)
    // The distance to the next row, and to what follows the grid.
    const lineAbove = (label: string) => canvas.getByText(label).getBoundingClientRect().top
    const messageEnd = (text: string) => canvas.getByText(text).getBoundingClientRect().bottom
    await expect(Math.round(lineAbove('Gender') - messageEnd('Select the city'))).toBe(16)
    await expect(Math.round(lineAbove('Address') - messageEnd('Enter the date of birth'))).toBe(20)
    // Below each other where two have no room.
    canvas.getByTestId('box').style.inlineSize = '180px'
    await expect(place('City').left).toBe(place('Gender').left)
    await expect(Math.round(lineAbove('City') - place('Name of the guarantor of this driver').bottom)).toBeGreaterThanOrEqual(16)
    await expect(Math.round(lineAbove('City') - place('Name of the guarantor of this driver').bottom)).toBeLessThanOrEqual(18)
  },
}

/** A field that comes with a button, such as a suggestion below it, is in line too. */
export const WithButtonBelow: Story = {
  tags: ['one-theme'],
  render: (args) => (
    <div style={{ inlineSize: 560 }}>
      <FieldRow {...args}>
        <Stack gap="none" align="stretch">
          <TextField label="Company email" error="Please provide a valid email" />
          <div>
            <button type="button">Did you mean gmail.com?</button>
          </div>
        </Stack>
        <TextField label="Company phone" hint="With the area code" />
      </FieldRow>
    </div>
  ),
  play: async ({ canvas }) => {
    const [email, phone] = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect())
    await expect(email?.top).toBe(phone?.top)
    const message = canvas.getByText('Please provide a valid email').getBoundingClientRect()
    await expect(message.top).toBeGreaterThan(email?.bottom ?? 0)
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThanOrEqual(message.bottom)
  },
}

/** Fields with long values stand below each other on phones, as far apart as the other fields of a form. */
export const StackedOnPhone: Story = {
  args: { stackOnPhone: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  render: (args) => (
    <FieldRow {...args}>
      <TextField label="Company email" />
      <TextField label="Company phone" hint="With the area code" />
    </FieldRow>
  ),
  play: async ({ canvas }) => {
    const [email, phone] = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect())
    await expect(window.innerWidth).toBeLessThan(640)
    await expect(phone?.left).toBe(email?.left)
    const gap = canvas.getByText('Company phone').getBoundingClientRect().top - (email?.bottom ?? 0)
    await expect(Math.round(gap)).toBeGreaterThanOrEqual(24)
    await expect(Math.round(gap)).toBeLessThanOrEqual(28)
  },
}
