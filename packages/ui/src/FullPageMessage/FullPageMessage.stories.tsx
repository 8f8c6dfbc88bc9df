import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { EmptyRoadIllustration } from '../illustrations/EmptyRoadIllustration.tsx'
import { FullPageMessage } from './FullPageMessage.tsx'

const meta = {
  title: 'UI/Feedback/FullPageMessage',
  component: FullPageMessage,
  args: { title: 'Page not found', description: 'This road ends here. The address may be mistyped, or the page has moved.' },
} satisfies Meta<typeof FullPageMessage>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  args: {
    illustration: <EmptyRoadIllustration />,
    actions: (
      <>
        <Button href="#dashboard">Go to dashboard</Button>
        <Button variant="secondary">Go back</Button>
      </>
    ),
  },
}

export const TextOnly: Story = {}
