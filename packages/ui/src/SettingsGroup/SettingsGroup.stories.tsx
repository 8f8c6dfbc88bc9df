import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

const meta = {
  title: 'UI/Layout/SettingsGroup',
  component: SettingsGroup,
  args: {
    title: 'You',
    description: 'Your team sees your name and photo.',
    children: <DescriptionList items={[{ term: 'First name', value: 'Adaeze' }]} />,
  },
} satisfies Meta<typeof SettingsGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <div>
      <SettingsGroup {...args} />
      <SettingsGroup title="Your place in the team">
        <DescriptionList items={[{ term: 'Organisation', value: 'Okafor Mobility Limited' }]} />
      </SettingsGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'You' })).toHaveTextContent('Adaeze')
  },
}
