import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { AvatarGroup } from './AvatarGroup.tsx'

const people = ['Adaeze Okafor', 'Musa Bello', 'Chidi Ọlá', 'Funmi', 'Tunde Adé Ìyá', 'Ngozi Eze', 'Ibrahim Sani'].map((name) => ({
  id: name,
  name,
}))

const meta = {
  title: 'UI/Data/AvatarGroup',
  component: AvatarGroup,
  args: { label: 'Drivers', people },
} satisfies Meta<typeof AvatarGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack>
      <AvatarGroup {...args} size="small" />
      <AvatarGroup {...args} />
      <AvatarGroup {...args} size="large" max={3} />
      <AvatarGroup {...args} shape="company" people={people.slice(0, 3)} />
      <div dir="rtl">
        <AvatarGroup {...args} />
      </div>
    </Stack>
  ),
}

export const CountsTheRest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Drivers' })).toBeVisible()
    await expect(canvas.getAllByRole('img')).toHaveLength(4)
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('+33 more')
  },
}

export const ShowsTheLastOneInsteadOfPlusOne: Story = {
  args: { people: people.slice(0, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(5)
    await expect(canvas.queryByText('1 more')).toBeNull()
  },
}
