import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { ConfirmDialogProvider, useConfirm, type ConfirmOptions } from './ConfirmDialogProvider.tsx'

const meta = {
  title: 'UI/Overlays/useConfirm',
  component: ConfirmDialogProvider,
  decorators: [
    (Story) => (
      <ConfirmDialogProvider>
        <Story />
      </ConfirmDialogProvider>
    ),
  ],
  tags: ['one-theme'],
} satisfies Meta<typeof ConfirmDialogProvider>
export default meta
type Story = StoryObj<typeof meta>

const answered = fn()
const button = (name: string) => screen.findByRole('button', { name })

const deactivate: ConfirmOptions = {
  type: 'DANGER',
  title: 'Deactivate Bola Adeyemi?',
  description: 'Bola can no longer log in. What Bola has done stays in your records.',
  proceedText: 'Yes, deactivate',
}

function ConfirmButtons({ questions, label }: { questions: readonly ConfirmOptions[]; label: string }) {
  const confirm = useConfirm()
  return (
    <Button
      onClick={() => {
        for (const question of questions) void confirm(question).then((yes) => answered(question.title, yes))
      }}
    >
      {label}
    </Button>
  )
}

export const Overview: Story = { render: () => <ConfirmButtons label="Deactivate" questions={[deactivate]} /> }

export const ProceedAndCancel: Story = {
  render: () => <ConfirmButtons label="Deactivate" questions={[deactivate]} />,
  play: async ({ canvas, userEvent }) => {
    answered.mockClear()
    const opener = canvas.getByRole('button', { name: 'Deactivate' })
    for (const [name, yes] of [
      ['Yes, deactivate', true],
      ['Cancel', false],
    ] as const) {
      await userEvent.click(opener)
      await waitFor(async () => expect(await button('Cancel')).toHaveFocus())
      await userEvent.click(await button(name))
      await waitFor(() => expect(answered).toHaveBeenLastCalledWith(deactivate.title, yes))
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      await expect(opener).toHaveFocus()
    }
    await expect(answered).toHaveBeenCalledTimes(2)
  },
}

export const Queue: Story = {
  render: () => <ConfirmButtons label="Ask twice" questions={[deactivate, { title: 'Tell Bola?' }]} />,
  play: async ({ canvas, userEvent }) => {
    answered.mockClear()
    const opener = canvas.getByRole('button', { name: 'Ask twice' })
    await userEvent.click(opener)
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(1)
    await userEvent.click(await button('Yes, deactivate'))
    const second = await screen.findByRole('alertdialog', { name: 'Tell Bola?' })
    await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(answered.mock.calls).toEqual([
      [deactivate.title, true],
      ['Tell Bola?', false],
    ])
  },
}

const revoke = fn<() => Promise<void>>()
export const PendingAndRetry: Story = {
  render: () => (
    <ConfirmButtons
      label="Revoke"
      questions={[{ ...deactivate, onProceed: revoke, error: () => 'Access could not be revoked. Please try again.' }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    answered.mockClear()
    let settle: { resolve: () => void; reject: (reason: Error) => void } = { resolve: () => {}, reject: () => {} }
    revoke.mockReset().mockImplementation(() => new Promise((resolve, reject) => (settle = { resolve, reject })))
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }))
    await userEvent.dblClick(await button('Yes, deactivate'))
    await expect(revoke).toHaveBeenCalledTimes(1)
    const waiting = await button('Processing...')
    await expect(waiting).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await button('Cancel'))
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    settle.reject(new Error('502'))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Access could not be revoked. Please try again.'))
    await expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement)
    await expect(answered).not.toHaveBeenCalled()
    await userEvent.click(await button('Yes, deactivate'))
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    settle.resolve()
    await waitFor(() => expect(answered).toHaveBeenCalledWith(deactivate.title, true))
    await expect(revoke).toHaveBeenCalledTimes(2)
  },
}

function Rows() {
  const [rows, setRows] = useState(['LND-482XA', 'KJA-456XY', 'EKY-118AB'])
  const confirm = useConfirm()
  const remove = async (row: string) => {
    if (await confirm({ type: 'DANGER', title: `Remove ${row}?`, proceedText: 'Yes, remove' }))
      setRows((all) => all.filter((each) => each !== row))
  }
  return (
    <Stack>
      {rows.map((row) => (
        <Inline key={row}>
          <Text>{row}</Text>
          <Button onClick={() => remove(row)}>{`Remove ${row}`}</Button>
        </Inline>
      ))}
    </Stack>
  )
}

export const FocusMovesToTheNextRow: Story = {
  render: () => <Rows />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove KJA-456XY' }))
    await userEvent.click(await button('Yes, remove'))
    await waitFor(() => expect(canvas.queryByText('KJA-456XY')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove EKY-118AB' })).toHaveFocus())
  },
}

function UnmountingRequester() {
  const [isThere, setThere] = useState(true)
  return (
    <Inline>
      {isThere ? <ConfirmButtons label="Ask" questions={[deactivate]} /> : null}
      {/* The requesting component unmounts when the dialog takes focus. */}
      <Button onClick={() => document.addEventListener('focusin', () => setThere(false), { once: true })}>Leave soon</Button>
    </Inline>
  )
}

export const ResolvesToFalseOnUnmount: Story = {
  render: () => <UnmountingRequester />,
  play: async ({ canvas, userEvent }) => {
    answered.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave soon' }))
    canvas.getByRole('button', { name: 'Ask' }).click()
    await waitFor(() => expect(answered).toHaveBeenCalledWith(deactivate.title, false))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(document.activeElement).not.toBe(document.body)
  },
}
