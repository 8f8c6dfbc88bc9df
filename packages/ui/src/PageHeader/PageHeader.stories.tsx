import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Search } from 'lucide-react'
import { expect } from 'storybook/test'
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
    meta: { name: 'Okafor Mobility Limited' },
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

export const UnderAnotherPage: Story = {
  args: {
    title: 'Toyota Hiace 2016, LND-482XA, with a rather long name',
    back: { href: '#vehicles', label: 'Vehicles' },
    actions: (
      <Button variant="secondary" size="small">
        Edit
      </Button>
    ),
  },
}

export const TitleAlone: Story = { args: { meta: undefined, link: undefined, tools: undefined } }

export const CutsLongNames: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    await expect(canvas.getByText('Okafor Mobility…')).toBeVisible()
    await expect(canvas.getByText('Okafor Mobility Limited')).toBeInTheDocument()
  },
}

export const FifteenLettersFit: Story = {
  args: { meta: { name: 'Okafor Mobility' } },
  play: async ({ canvas }) => expect(canvas.getByText('Okafor Mobility')).toBeVisible(),
}
