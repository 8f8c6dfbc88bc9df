import type { Meta, StoryObj } from '@storybook/react-vite'
import { EllipsisVertical, Printer } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { PressErrorProvider } from './PressErrorProvider.tsx'

const fail = () => Promise.reject(new Error('The server did not answer'))

const meta = {
  title: 'UI/Actions/PressErrorProvider',
  component: PressErrorProvider,
  args: {
    onError: fn(),
    children: (
      <Inline>
        <Button onClick={fail}>Save</Button>
        <IconButton label="Print" icon={<Printer />} onClick={fail} />
        <Menu trigger={<IconButton label="More" icon={<EllipsisVertical />} />} items={[{ label: 'Pause', onSelect: fail }]} />
      </Inline>
    ),
  },
} satisfies Meta<typeof PressErrorProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}

export const ReceivesEachRejectionOnce: Story = {
  tags: ['one-theme'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(1))
    await expect(args.onError).toHaveBeenLastCalledWith(new Error('The server did not answer'))
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(2))
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }))
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(3))
    // The button can be pressed again.
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(4))
  },
}
