import type { Meta, StoryObj } from '@storybook/react-vite'
import { Carousel } from '../Carousel/Carousel.tsx'
import { CityRoadsIllustration } from './CityRoadsIllustration.tsx'

const meta = {
  title: 'UI/Illustrations/CityRoadsIllustration',
  component: CityRoadsIllustration,
  args: {
    stops: ['Ikeja', 'Ojota', 'Yaba', 'CMS', 'Oshodi', 'Ikorodu'],
    vehicles: [
      { plate: 'LND-482XA', driver: 'Musa Bello' },
      { plate: 'KJA-456XY', driver: 'Blessing Etim' },
      { plate: 'AAA-934KC', driver: 'Chidi Eze' },
    ],
  },
  parameters: { layout: 'fullscreen' },
  // The dark panel that the illustration is designed for.
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Carousel
          slides={[
            {
              id: 'one',
              title: 'Manage your assets',
              text: 'Keep track of all drivers and vehicles in one place.',
              illustration: <Story />,
            },
          ]}
        />
      </div>
    ),
  ],
} satisfies Meta<typeof CityRoadsIllustration>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}
