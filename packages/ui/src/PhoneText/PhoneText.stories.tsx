import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { PhoneText } from './PhoneText.tsx'

const meta = { title: 'UI/Data/PhoneText', component: PhoneText, args: { value: '+2348030000001' } } satisfies Meta<typeof PhoneText>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack align="start">
      <PhoneText value="+2348030000001" />
      <PhoneText value="+447400123456" />
      <PhoneText value="+12042345678" />
      <PhoneText value="+2348030000001" linked />
      <PhoneText value={null} />
    </Stack>
  ),
}

export const HomeCountry: Story = { play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^0803 000 0001$/) }
export const OtherCountry: Story = {
  args: { homeCountry: 'GH' },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^\+234 803 000 0001$/),
}
export const Linked: Story = {
  args: { linked: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '0803 000 0001' })
    await expect(link).toHaveAttribute('href', 'tel:+2348030000001')
  },
}
export const Empty: Story = {
  args: { value: null, linked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available')).toBeInTheDocument()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const NotE164: Story = {
  args: { value: 'ask Ngozi', linked: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('ask Ngozi')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const Rtl: Story = {
  args: { value: '+447400123456' },
  render: (args) => (
    <p dir="rtl">
      <PhoneText {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const number = canvas.getByText('+44 7400 123456')
    await expect(getComputedStyle(number).direction).toBe('ltr')
    await expect(number.getClientRects()).toHaveLength(1)
  },
}
