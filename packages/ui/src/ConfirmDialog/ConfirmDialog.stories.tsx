import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

const meta = {
  title: 'UI/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Pay to Zenith Bank from now on?',
    description: 'Your next payout goes there.',
    onProceed: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

const danger = {
  type: 'DANGER',
  title: 'Remove LND-482XA?',
  description: 'It stops getting trips. Past trips, earnings and documents stay in your records. You can restore it for 90 days.',
  proceedText: 'Yes, remove',
} as const

const button = (name: string) => screen.getByRole('button', { name })

export const Overview: Story = { args: danger }

export const Normal: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(button('Yes')).toHaveFocus())
    await expect(screen.getByRole('alertdialog', { name: 'Pay to Zenith Bank from now on?' })).toHaveAccessibleDescription(
      'Your next payout goes there.',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onProceed).toHaveBeenCalledTimes(1)
    await userEvent.click(button('No'))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

export const EnterDoesNotConfirmDanger: Story = {
  args: danger,
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(button('Cancel')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onProceed).not.toHaveBeenCalled()
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
    // Only its two buttons are focusable, the safe one first.
    await userEvent.tab()
    await expect(button('Yes, remove')).toHaveFocus()
    await userEvent.tab()
    await expect(button('Cancel')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(2)
  },
}

/** At every width the plate is on one line, and the name of the dialog is the same. */
export const UnbrokenPlate: Story = {
  args: { ...danger, title: 'Move Osaze Umar from LND-482XA to KJA-100AA?' },
  play: async ({ args }) => {
    const title = await screen.findByRole('heading', { name: args.title })
    for (let width = 130; width < 340; width += 5) {
      title.style.inlineSize = `${width}px`
      for (const plate of ['LND-482XA', 'KJA-100AA?']) await expect(screen.getByText(plate).getClientRects()).toHaveLength(1)
    }
  },
}

export const Pending: Story = {
  args: { ...danger, pending: true },
  play: async ({ args, userEvent }) => {
    await expect(button('Processing...')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(button('Cancel'))
    await userEvent.click(button('Processing...'))
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(args.onProceed).not.toHaveBeenCalled()
    await expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement) // An element in the page always has focus.
  },
}

export const Failed: Story = {
  args: { ...danger, error: 'It could not be removed. Please try again.' },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('It could not be removed. Please try again.')
    await userEvent.click(button('Yes, remove'))
    await expect(args.onProceed).toHaveBeenCalledTimes(1)
  },
}

/** The message stands elsewhere, such as in a toast. */
export const FailedElsewhere: Story = {
  args: { ...danger, error: () => null, onProceed: fn(() => Promise.reject(new Error('Refused'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Yes, remove'))
    await waitFor(() => expect(args.onProceed).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(button('Yes, remove')).not.toHaveAttribute('aria-disabled', 'true'))
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  },
}

export const LongText: Story = {
  args: { ...danger, title: 'Deactivate '.repeat(12), description: 'What this means for everybody. '.repeat(30) },
}

function Rows({ onProceed }: Pick<ConfirmDialogProps, 'onProceed'>) {
  const [rows, setRows] = useState(['LND-482XA', 'KJA-456XY'])
  const [rowToRemove, setRowToRemove] = useState<string>()
  return (
    <Stack>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Button onClick={() => setRowToRemove(row)}>Remove {row}</Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        {...danger}
        open={rowToRemove !== undefined}
        title={`Remove ${rowToRemove}?`}
        onProceed={() => {
          onProceed()
          setRows(rows.filter((row) => row !== rowToRemove))
          setRowToRemove(undefined)
        }}
        onCancel={() => setRowToRemove(undefined)}
      />
    </Stack>
  )
}

export const ReturnsFocus: Story = {
  render: (args) => <Rows onProceed={args.onProceed} />,
  play: async ({ args, userEvent }) => {
    const before = document.body.getAttribute('style')
    await userEvent.click(button('Remove LND-482XA'))
    await waitFor(() => expect(button('Cancel')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button('Remove LND-482XA')).toHaveFocus())
    await userEvent.click(button('Remove LND-482XA'))
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Yes, remove' }))
    // The row was removed with its button: the next row has focus.
    await waitFor(() => expect(button('Remove KJA-456XY')).toHaveFocus())
    await expect(args.onProceed).toHaveBeenCalledTimes(1)
    await expect(document.body.getAttribute('style')).toBe(before)
  },
}

function Request() {
  const [isAsked, setAsked] = useState(false)
  const [isSent, setSent] = useState(false)
  return (
    <Stack>
      <div aria-label="Departure" role="group">
        06:45 {isSent ? 'Requested' : <Button onClick={() => setAsked(true)}>Express interest</Button>}
      </div>
      <Button variant="secondary">Show on the map</Button>
      <ConfirmDialog
        {...danger}
        open={isAsked}
        title="Express interest in 06:45?"
        proceedText="Yes, send"
        onProceed={() => {
          setAsked(false)
          // The list is read again after the answer.
          setTimeout(() => setSent(true), 200)
        }}
        onCancel={() => setAsked(false)}
      />
    </Stack>
  )
}

/** The button that opened the dialog is removed after focus has returned to it: focus stays in its place, and does not go on to the map. */
export const FocusStaysWhereTheButtonWas: Story = {
  tags: ['one-theme'],
  render: () => <Request />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button('Express interest'))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, send' }))
    await waitFor(() => expect(button('Express interest')).toHaveFocus())
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Departure' })).toHaveFocus())
  },
}
