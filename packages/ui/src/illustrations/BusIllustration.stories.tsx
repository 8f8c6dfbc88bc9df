import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../Picture/Picture.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { BusIllustration } from './BusIllustration.tsx'

const meta = { title: 'UI/Illustrations/BusIllustration', component: BusIllustration } satisfies Meta<typeof BusIllustration>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Inline gap="xlarge">
      <BusIllustration />
      <BusIllustration tone="plain" />
      <Picture src={null} alt="" fallback={<BusIllustration tone="plain" road />} />
    </Inline>
  ),
}
