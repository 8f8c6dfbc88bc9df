import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Search } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'UI/Structure/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Welcome',
    organization: { name: 'Okafor Mobility Limited' },
    link: <Link href="#faq">Go to FAQ</Link>,
    tools: (
      <>
        <IconButton label="Search" icon={<Search />} />
        <IconButton label="Notifications" icon={<Bell />} />
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}

export const WithBackLink: Story = {
  args: {
    title: 'Toyota Hiace 2016, LND-482XA, with a rather long name',
    backLink: { href: '#vehicles', label: 'Vehicles' },
    actions: (
      <Button variant="secondary" size="small">
        Edit
      </Button>
    ),
  },
}

/** With large text on a small phone no word of a button breaks. */
export const LargeTextOnSmallPhone: Story = {
  tags: ['one-theme'],
  globals: { viewport: { value: 'smallPhone' }, text: '200%' },
  args: { title: 'Vehicles', actions: <Button startIcon={<Bell />}>Add vehicle</Button> },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Add vehicle').lastChild
    if (!(text instanceof Text)) throw new Error('The button has no text')
    const range = document.createRange()
    range.setStart(text, 'Add '.length)
    range.setEnd(text, 'Add vehicle'.length)
    await expect(range.getClientRects()).toHaveLength(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const WithBreadcrumbs: Story = {
  args: {
    title: 'TRP-7K2M9',
    breadcrumbs: [
      { label: 'Trips', href: '#trips' },
      { label: 'Active', href: '#active' },
    ],
    subtitle: 'Ajah to CMS',
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    if (!window.matchMedia('(min-width: 1024px)').matches) {
      await expect(canvas.getByRole('link', { name: 'Active' })).toBeVisible()
      return
    }
    const nav = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['Trips', 'Active'])
    await expect(canvas.getAllByRole('link', { name: 'Active' })).toHaveLength(1)
  },
}

export const AllActionsAt320: Story = {
  args: {
    title: 'Toyota Hiace 2016, LND-482XA, with a rather long name',
    backLink: { href: '#vehicles', label: 'Vehicles' },
    actions: (
      <>
        <Button variant="secondary" size="small">
          Share live link
        </Button>
        <Button variant="dangerQuiet" size="small">
          Report issue
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('banner').getBoundingClientRect().right
    for (const button of canvas.getAllByRole('button', { name: /Share|Report/ }))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
  },
}

/** As wide as a phone of 320 pixels is with text of 200 %: the name stays readable. */
export const LargeTextAt320: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [name, link] = [canvas.getByText('Okafor Mobility…'), canvas.getByRole('link', { name: 'Go to FAQ' })]
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom)
  },
}

/** An action of two words stays on one line beside a short title on a phone of 360 pixels. */
export const TwoWordsAt360: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Settings', actions: <Button startIcon={<Bell />}>Invite members</Button> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Settings' }).getBoundingClientRect()
    const action = canvas.getByRole('button', { name: 'Invite members' }).getBoundingClientRect()
    await expect(action.height).toBe(44)
    await expect(action.top).toBeLessThan(title.bottom)
  },
}

export const TitleOnly: Story = { args: { organization: undefined, link: undefined, tools: undefined } }

export const TruncatesLongNames: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    await expect(canvas.getByText('Okafor Mobility…')).toBeVisible()
    await expect(canvas.getByText('Okafor Mobility Limited')).toBeInTheDocument()
  },
}

export const FifteenCharactersFit: Story = {
  args: { organization: { name: 'Okafor Mobility' } },
  play: async ({ canvas }) => expect(canvas.getByText('Okafor Mobility')).toBeVisible(),
}

/** A parent without a place to break its name: it breaks anywhere, and the page does not scroll sideways. */
export const LongParent: Story = {
  args: { title: 'Insurance', backLink: { href: '#', label: 'Rechtsschutzversicherungsgesellschaften-Ikeja' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <PageHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Rechtsschutz/ })
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(280 - 32)
  },
}

export const CountsGraphemes: Story = {
  tags: ['one-theme'],
  args: { organization: { name: '👨‍👩‍👧 Family Rides 12' } },
  play: async ({ canvas }) => expect(canvas.getByText('👨‍👩‍👧 Family Rides …')).toBeVisible(),
}
