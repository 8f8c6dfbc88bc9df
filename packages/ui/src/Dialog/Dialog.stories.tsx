import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Check } from '../private/icons/messageIcons.ts'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ToastProvider, useToast } from '../Toast/ToastProvider.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

const footer = (
  <>
    <Button variant="secondary">Cancel</Button>
    <Button>Save</Button>
  </>
)
const meta = {
  title: 'UI/Overlays/Dialog',
  component: Dialog,
  args: { title: 'Rename vehicle', children: <TextField label="Nickname" />, footer, onOpenChange: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = (name: string) => screen.findByRole('dialog', { name })

export const Overview: Story = { args: { defaultOpen: true, description: 'Only you and your team see this name.' } }

/** The icon is decorative: the title says what has been done. */
export const WithIcon: Story = {
  args: {
    defaultOpen: true,
    icon: <Check />,
    title: 'You have joined Okafor Mobility Limited',
    description: 'Download the partner mobile app to follow your drivers on the road.',
    children: <Button fullWidth>Get the app</Button>,
    footer: undefined,
  },
  play: async ({ args, userEvent }) => {
    const shown = within(await dialog(args.title))
    const title = shown.getByRole('heading')
    await expect(shown.queryByRole('img')).toBeNull()
    const close = shown.getByRole('button', { name: 'Close' })
    // The button stands beside the icon, and the title has the whole width.
    await expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top)
    await userEvent.click(close)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'close-press' }))
  },
}

export const Large: Story = { args: { defaultOpen: true, size: 'large' } }

/** At every width the plate is on one line, and the name of the dialog is the same. */
export const UnbrokenPlate: Story = {
  args: { defaultOpen: true, title: 'Choose the driver of KJA-100AA' },
  play: async ({ args }) => {
    const title = within(await dialog(args.title)).getByRole('heading')
    for (let width = 130; width < 340; width += 5) {
      title.style.inlineSize = `${width}px`
      await expect(within(title).getByText('KJA-100AA').getClientRects()).toHaveLength(1)
    }
  },
}

export const OpensAndCloses: Story = {
  args: { trigger: <Button>Rename</Button> },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Rename' })
    const before = document.body.getAttribute('style')
    await userEvent.click(trigger)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: 'trigger-press' }))
    const shown = await dialog('Rename vehicle')
    const field = within(shown).getByRole('textbox', { name: 'Nickname' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(shown).getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(within(shown).getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'escape-key' }))
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(document.body.getAttribute('style')).toBe(before)
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'close-press' }))
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4)
  },
}

export const OutsidePress: Story = {
  args: { defaultOpen: true },
  play: async ({ args, userEvent }) => {
    const shown = await dialog('Rename vehicle')
    // Selecting text beyond the edge does not close it; an outside press does.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(shown).getByText('Nickname') },
      { target: document.documentElement },
      { keys: '[/MouseLeft]' },
    ])
    await expect(shown).toBeVisible()
    const scrim = shown.previousElementSibling ?? document.body
    await userEvent.click(scrim)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'outside-press' }))
  },
}

const asks = fn()
export const CloseRequestCanBeRejected: Story = {
  args: { defaultOpen: true, onCloseRequest: (reason) => Promise.resolve(Boolean(asks(reason))) },
  play: async ({ args, userEvent }) => {
    asks.mockReset().mockReturnValue(false)
    await dialog('Rename vehicle')
    await userEvent.keyboard('{Escape}')
    await expect(asks).toHaveBeenLastCalledWith('escape-key')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    asks.mockReturnValue(true)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Persistent: Story = {
  args: { defaultOpen: true, dismissible: false },
  play: async ({ args, userEvent }) => {
    await dialog('Rename vehicle')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

const paragraphs = Array.from({ length: 30 }, (_unused, i) => <Text key={i}>{`Condition ${i + 1}: what was agreed stays agreed.`}</Text>)
export const LongText: Story = {
  args: { defaultOpen: true, title: 'Conditions', children: paragraphs },
  play: async () => {
    const shown = await dialog('Conditions')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Conditions' })).toHaveFocus())
    const box = shown.getBoundingClientRect()
    await expect(box.height).toBeLessThanOrEqual(window.innerHeight)
    // The footer is visible before any scrolling.
    await expect(screen.getByRole('button', { name: 'Save' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom)
    shown.scrollTop = shown.scrollHeight
    await expect(screen.getByRole('heading', { name: 'Conditions' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(box.top)
  },
}

function Nested(props: DialogProps) {
  const toast = useToast()
  const [sure, setSure] = useState(false)
  return (
    <Dialog {...props} defaultOpen>
      <Inline>
        <Button onClick={() => toast.info('Nothing to rename', { id: 'rename', duration: Infinity })}>Say so</Button>
        <Button onClick={() => setSure(true)}>Remove</Button>
      </Inline>
      <ConfirmDialog open={sure} title="Remove it?" type="DANGER" onProceed={() => setSure(false)} onCancel={() => setSure(false)} />
    </Dialog>
  )
}

export const EscapeClosesTheTopDialogOnly: Story = {
  render: (args) => (
    <ToastProvider>
      <Nested {...args} />
    </ToastProvider>
  ),
  play: async ({ userEvent }) => {
    await dialog('Rename vehicle')
    await userEvent.click(screen.getByRole('button', { name: 'Say so' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await expect(await dialog('Rename vehicle')).toBeVisible()
    const remove = screen.getByRole('button', { name: 'Remove' })
    await userEvent.click(remove)
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(remove).toHaveFocus())
  },
}
