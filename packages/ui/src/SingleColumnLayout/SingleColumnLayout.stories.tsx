import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '../Logo/Logo.tsx'
import { DeadEndIllustration } from '../illustrations/DeadEndIllustration.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Link } from '../Link/Link.tsx'
import { FullPageMessage } from '../FullPageMessage/FullPageMessage.tsx'
import { OfflineBanner } from '../OfflineBanner/OfflineBanner.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { SingleColumnLayout } from './SingleColumnLayout.tsx'

const meta = {
  title: 'UI/Pages/SingleColumnLayout',
  component: SingleColumnLayout,
  args: { brand: <Logo name="Vehicle Partner" href="#home" />, headerEnd: <Link href="#faq">Go to FAQ</Link> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SingleColumnLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  args: {
    children: (
      <Stack>
        <Heading level={1}>What cities do you operate in?</Heading>
        <Text tone="secondary">You can change this later.</Text>
      </Stack>
    ),
  },
}

export const BelowABanner: Story = {
  args: { ...Overview.args },
  decorators: [
    (Layout) => (
      <>
        <OfflineBanner>You are offline.</OfflineBanner>
        <Layout />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    // Nothing is scrolled to that is not there.
    await expect(canvas.getByRole('main').getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
  },
}

export const LoggedIn: Story = {
  args: { userName: 'adaeze.okafor@a-very-long-company-name.example', children: <Heading level={1}>Welcome</Heading> },
}

export const SingleMessage: Story = {
  args: {
    verticalAlign: 'middle',
    children: <FullPageMessage illustration={<DeadEndIllustration />} title="Page not found" description="This road ends here." />,
  },
}

export const Wide: Story = {
  args: { width: 'wide', children: <Heading level={1}>Frequently asked questions</Heading> },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('main').getBoundingClientRect()
    await expect(width).toBe(Math.min(1120, window.innerWidth))
  },
}
