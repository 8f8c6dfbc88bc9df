import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Link } from '../Link/Link.tsx'
import { PhoneText } from '../PhoneText/PhoneText.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { DescriptionList, type DescriptionItem } from './DescriptionList.tsx'

const items: DescriptionItem[] = [
  { term: 'Full name', value: 'Adaeze Okafor' },
  {
    term: 'Phone number',
    value: <PhoneText value="+2348030001007" />,
    action: (
      <Link href="#phone">
        Change<VisuallyHidden> phone number</VisuallyHidden>
      </Link>
    ),
  },
  { term: 'Address', value: '14 Adeola Odeku Street, Victoria Island, Lagos' },
  { term: 'Tax identification number', value: '' },
]

const meta = { title: 'UI/Data/DescriptionList', component: DescriptionList, args: { items } } satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xlarge">
      <Card title="One column">
        <DescriptionList {...args} />
      </Card>
      <Card title="Two columns">
        <DescriptionList {...args} columns={2} />
      </Card>
      <Card title="Terms at the side">
        <DescriptionList {...args} termPosition="side" />
      </Card>
      <Card title="Loading">
        <DescriptionList {...args} loading />
      </Card>
    </Stack>
  ),
}

export const MissingValues: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not provided')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Change phone number' })).toBeVisible()
  },
}

export const CopyableValues: Story = {
  args: {
    items: [
      { term: 'Reference', value: 'VPP/PO-2026-11-0001', copyable: true },
      { term: 'Account', value: <strong>0123 456 785</strong>, copyable: '0123456785', action: <Link href="#account">Change</Link> },
      { term: 'Note', value: '', copyable: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy Reference' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy Account' })).toBeVisible()
    // A missing value has no copy button.
    await expect(canvas.queryByRole('button', { name: 'Copy Note' })).toBeNull()
  },
}

export const TermsAndValues: Story = {
  args: { columns: 2 },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl')
    const groups = [...(list?.children ?? [])]
    await expect(groups.length).toBe(items.length)
    for (const group of groups) await expect([...group.children].map(({ tagName }) => tagName).slice(0, 2)).toEqual(['DT', 'DD'])
  },
}

/** In the card of a phone a value stands beside its term as well; with a button it is below. */
export const SideOnPhone: Story = {
  render: (args) => (
    <div style={{ inlineSize: 290 }}>
      <DescriptionList {...args} termPosition="side" />
    </div>
  ),
  play: async ({ canvas }) => {
    const place = (text: string) => canvas.getByText(text).getBoundingClientRect()
    await expect(place('Adaeze Okafor').left).toBeGreaterThan(place('Full name').right)
    await expect(place('Adaeze Okafor').top).toBeLessThan(place('Full name').bottom)
    await expect(canvas.getByText('0803 000 1007').getBoundingClientRect().left).toBe(place('Phone number').left)
    await expect(place('Phone number').bottom).toBeLessThanOrEqual(canvas.getByText('0803 000 1007').getBoundingClientRect().top)
  },
}

/** Amounts stand at the end, and leave the rest of the line to their terms. */
export const ValuesAtTheEnd: Story = {
  args: {
    items: [
      { term: 'Mini bus, each trip', value: '₦42,000.00' },
      { term: 'Withholding tax (trips, bonuses and compensation; tolls are not taxed)', value: '10 %' },
    ],
    termPosition: 'side',
    valueAlign: 'end',
  },
  render: (args) => (
    <div style={{ inlineSize: 290 }}>
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const place = (text: string | RegExp) => {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(text))
      return range.getBoundingClientRect()
    }
    await expect(Math.round(place('10 %').right)).toBe(Math.round(place('₦42,000.00').right))
    await expect(place(/^Withholding tax/).width).toBeGreaterThan(190)
  },
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading')).toHaveLength(items.length)
    await expect(canvas.getByText('Full name')).toBeVisible()
  },
}
