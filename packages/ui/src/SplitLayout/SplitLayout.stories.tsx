import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft } from 'lucide-react'
import { expect } from 'storybook/test'
import { Logo } from '../Logo/Logo.tsx'
import { Button } from '../Button/Button.tsx'
import { Carousel } from '../Carousel/Carousel.tsx'
import { BusRouteIllustration } from '../illustrations/BusRouteIllustration.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { SplitLayout } from './SplitLayout.tsx'

const meta = {
  title: 'UI/Pages/SplitLayout',
  component: SplitLayout,
  args: {
    brand: <Logo name="Vehicle Partner" href="#home" size="fluid" />,
    headerEnd: <Link href="#faq">Go to FAQ</Link>,
    title: 'Forgot your password',
    description: 'Enter the email address of your account. We send you a link to choose a new password.',
    panel: <Carousel slides={[{ id: 'one', title: 'Manage your assets', text: 'Keep track of all drivers and vehicles in one place.' }]} />,
    illustration: <BusRouteIllustration />,
    children: (
      <Stack gap="xlarge">
        <Text>The one thing to do here.</Text>
        <Button fullWidth>Recover Password</Button>
      </Stack>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SplitLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1, name: 'Forgot your password' }))
    await expect(canvas.getByRole('banner')).toContainElement(canvas.getByRole('link', { name: 'Go to FAQ' }))
  },
}

export const WithBackLink: Story = {
  args: {
    backLink: (
      <Button variant="quiet" size="small" href="#login" startIcon={<ArrowLeft />}>
        Back to login
      </Button>
    ),
  },
}

export const LongForm: Story = { args: { verticalAlign: 'top', title: 'Become a vehicle partner' } }
