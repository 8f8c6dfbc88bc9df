import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Avatar } from './Avatar.tsx'

const meta = { title: 'UI/Data/Avatar', component: Avatar, args: { name: 'Adaeze Okafor' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

const people = ['Adaeze Okafor', 'Musa Bello', 'Chidi Ọlá', 'Funmi', 'Tunde Adé Ìyá', 'Ngozi Eze']
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/><circle cx="4" cy="3" r="2" fill="wheat"/></svg>',
  )

export const Overview: Story = {
  render: () => (
    <Stack>
      <Inline gap="small">
        <Avatar name="Adaeze Okafor" size="xlarge" />
        <Avatar name="Adaeze Okafor" size="large" />
        <Avatar name="Adaeze Okafor" size="medium" />
        <Avatar name="Adaeze Okafor" size="small" />
        <Avatar name="Okafor Mobility" shape="company" size="large" />
        <Avatar name="Okafor Mobility" shape="company" />
        <Avatar name="Okafor Mobility" shape="company" size="small" />
        <Avatar name="Adaeze Okafor" src={picture} size="large" />
        <Avatar name="New member" invited />
        <Avatar name="" />
        <Avatar name="🚌 Lines" />
      </Inline>
      <Inline gap="small">
        {people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </Inline>
    </Stack>
  ),
}

export const BrokenPictureShowsInitials: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    const avatar = await canvas.findByRole('img', { name: 'Adaeze Okafor' })
    await expect(avatar).toHaveTextContent('AO')
  },
}

export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).not.toBeInTheDocument(),
}

export const InitialsWithDiacritics: Story = {
  args: { name: 'Chidi Ọlá' },
  play: async ({ canvas }) => expect(canvas.getByRole('img')).toHaveTextContent('CỌ'),
}

export const PictureOverInitials: Story = {
  args: { src: picture },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Adaeze Okafor' })
    const shown = avatar.querySelector('img')
    // The initials are visible until the picture has loaded.
    await expect(avatar).toHaveTextContent('AO')
    await waitFor(() => expect(shown?.complete && shown.naturalWidth > 0).toBe(true))
    // The name is exposed once.
    await expect(shown).toHaveAttribute('alt', '')
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
  },
}

export const SingleName: Story = {
  args: { name: 'Funmi' },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Funmi' })).toHaveTextContent(/^F$/),
}

export const NoName: Story = {
  args: { name: ' ' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}
