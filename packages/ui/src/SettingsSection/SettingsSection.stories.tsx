import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const meta = {
  title: 'UI/Layout/SettingsSection',
  component: SettingsSection,
  args: {
    title: 'You',
    description: 'Your team sees your name and photo.',
    children: <DescriptionList items={[{ term: 'First name', value: 'Adaeze' }]} />,
  },
} satisfies Meta<typeof SettingsSection>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <div>
      <SettingsSection {...args} />
      <SettingsSection title="Your place in the team">
        <DescriptionList items={[{ term: 'Organisation', value: 'Okafor Mobility Limited' }]} />
      </SettingsSection>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'You' })).toHaveTextContent('Adaeze')
  },
}

/** For the controls of the documentation. */
export const Playground: Story = {}
