import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '../Logo/Logo.tsx'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { MergingRoadIllustration } from '../illustrations/MergingRoadIllustration.tsx'
import { LandingLayout } from './LandingLayout.tsx'

const meta = {
  title: 'UI/Pages/LandingLayout',
  component: LandingLayout,
  args: {
    brand: <Logo name="Vehicle Partner" tone="inverse" size="fluid" />,
    headerEnd: (
      <Link href="#faq" tone="inverse">
        Go to FAQ
      </Link>
    ),
    title: 'Vehicle Partner Portal',
    description: 'a new experience to managing your Vehicles and Drivers and earning with them',
    actions: (
      <>
        <Button variant="accent" size="large" href="#register">
          Become a vehicle partner
        </Button>
        <Button variant="outline" size="large" href="#login">
          Login
        </Button>
      </>
    ),
    benefits: [
      { title: 'Manage your assets', text: 'Keep track of all drivers and vehicles in one place.' },
      { title: 'Earn from your Vehicles', text: 'See what every trip pays and when it reaches your bank.' },
    ],
    illustration: <MergingRoadIllustration labels={['Vehicles', 'Drivers', 'Earnings']} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main).toContainElement(canvas.getByRole('heading', { level: 1, name: 'Vehicle Partner Portal' }))
    await expect(main).toContainElement(canvas.getByRole('link', { name: 'Become a vehicle partner' }))
  },
}
