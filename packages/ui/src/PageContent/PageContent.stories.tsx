import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { PageContent } from './PageContent.tsx'

const meta = {
  title: 'UI/Structure/PageContent',
  component: PageContent,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Card title="First">One block of the page.</Card>
        <Card title="Second">Another block.</Card>
      </>
    ),
  },
} satisfies Meta<typeof PageContent>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}
export const Readable: Story = { args: { width: 'readable' } }
