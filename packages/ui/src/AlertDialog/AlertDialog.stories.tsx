import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { AlertDialog } from './AlertDialog.tsx'

const meta = {
  title: 'UI/Overlays/AlertDialog',
  component: AlertDialog,
  args: { open: true, description: 'An error occurred!', onConfirm: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}

export const LongText: Story = {
  args: {
    title: 'We could not load the summary of this organisation',
    description:
      'The service did not answer in time. Nothing that you entered is lost. Please wait a moment and try it again; if it goes on, write to support and give them the number 01JD8Z3Q7V5X9K2M4N6P8R0S1T.',
    confirmText: 'I understand',
  },
}

function Page({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false)
  const confirm = () => {
    onConfirm()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Load the summary</Button>
      <AlertDialog open={open} description="An error occurred!" onConfirm={confirm} />
    </>
  )
}

export const ReturnsFocus: Story = {
  render: (args) => <Page onConfirm={args.onConfirm} />,
  play: async ({ args, canvas, userEvent }) => {
    const load = canvas.getByRole('button', { name: 'Load the summary' })
    for (const key of ['{Enter}', '{Escape}']) {
      await userEvent.click(load)
      await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
      // The button is the only focusable element.
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus()
      await userEvent.keyboard(key)
      await waitFor(() => expect(load).toHaveFocus())
    }
    await expect(args.onConfirm).toHaveBeenCalledTimes(2)
  },
}
