import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeadEndIllustration } from './DeadEndIllustration.tsx'

const meta = { title: 'UI/Illustrations/DeadEndIllustration', component: DeadEndIllustration } satisfies Meta<typeof DeadEndIllustration>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}
