import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { showPromise } from './showPromise.ts'
import { ToastProvider, useToast, type Toasts } from './ToastProvider.tsx'

const meta = {
  title: 'UI/Feedback/Toast',
  component: ToastProvider,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof ToastProvider>
export default meta
type Story = StoryObj<typeof meta>

const stays = { duration: Infinity }

function Says({ what }: { what: (toast: Toasts) => void }) {
  const toast = useToast()
  useEffect(() => what(toast), [toast, what])
  return null
}

const region = () => screen.getByRole('region', { name: 'Notifications' })
const shown = () => within(region()).queryAllByRole('listitem')

const four = (toast: Toasts) => {
  toast.success('Invite sent Successfully', { ...stays, id: 'success' })
  toast.error('Oops! An error occurred, please try again.', { ...stays, id: 'error' })
  toast.warning('You do not have access to view Earnings page', { ...stays, id: 'warning' })
  toast.info('Offline', { ...stays, id: 'info', description: 'Showing data as of 14:32. Changes are kept and sent later.' })
}

export const Overview: Story = { args: { limit: 4, children: <Says what={four} /> } }

const long = (toast: Toasts) => {
  toast.error('We could not save the set-up of this vehicle, because another user has just changed it', {
    ...stays,
    id: 'long',
    description: 'Reference: 01JD8Z3Q7V5X9K2M4N6P8R0S1T-01JD8Z3Q7V5X9K2M4N6P8R0S1T-01JD8Z3Q7V5X9K2M4N6P8R0S1T',
  })
}

export const LongText: Story = { args: { children: <Says what={long} /> } }

const retry = fn()
const failed = (toast: Toasts) => {
  toast.error('Changes were not saved', { id: 'save', action: { label: 'Try again', onSelect: retry } })
}

export const WithAction: Story = {
  args: { children: <Says what={failed} /> },
  play: async ({ userEvent }) => {
    retry.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
    await expect(shown()).toHaveLength(0)
  },
}

const twice = (toast: Toasts) => {
  for (let time = 0; time < 3; time += 1) toast.warning('File must be less than 5 MB', stays)
}

export const MergesDuplicates: Story = {
  args: { children: <Says what={twice} /> },
  play: async () => {
    await waitFor(() => expect(shown()).toHaveLength(1))
  },
}

const five = (toast: Toasts) => {
  for (const name of ['Adaeze', 'Chidi', 'Ngozi', 'Musa', 'Blessing']) toast.success(`Invite sent to ${name}`, { ...stays, id: name })
}

export const LimitOfThree: Story = {
  args: { children: <Says what={five} /> },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(shown()).toHaveLength(3))
    await userEvent.click(within(region()).getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body)
    await waitFor(() => expect(shown().map((item) => item.textContent)).toContain('Success: Invite sent to Musa'))
    // A press leaves the focus where it was: among the toasts it would keep the others open.
    await expect(region()).not.toContainElement(document.activeElement as HTMLElement)
    // By keyboard, the focus goes from one toast to the next.
    await userEvent.keyboard('{F6}')
    for (const left of [3, 2, 1]) {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(shown()).toHaveLength(left))
      await waitFor(() => expect(region()).toContainElement(document.activeElement as HTMLElement))
    }
  },
}

function Page({ onConfirm }: { onConfirm: () => void }) {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Inline>
        <Button onClick={() => toast.error('Not saved', { ...stays, id: 'saving' })}>Save</Button>
        <Button
          onClick={() => {
            toast.error('Not loaded', { ...stays, id: 'loading' })
            toast.info('Trying again', { ...stays, id: 'again' })
            setOpen(true)
          }}
        >
          Load
        </Button>
      </Inline>
      <AlertDialog
        open={open}
        description="An error occurred!"
        onConfirm={() => {
          onConfirm()
          setOpen(false)
        }}
      />
    </>
  )
}

export const ByKeyboard: Story = {
  args: { children: <Page onConfirm={() => {}} /> },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await userEvent.keyboard('{F6}')
    await expect(within(region()).getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await expect(within(region()).getByRole('button')).toHaveAccessibleDescription('Error: Not saved')
    await userEvent.keyboard('{Escape}')
    await expect(shown()).toHaveLength(0)
    await waitFor(() => expect(save).toHaveFocus())
  },
}

const confirmed = fn()

export const AboveDialog: Story = {
  args: { children: <Page onConfirm={confirmed} /> },
  play: async ({ canvas, userEvent }) => {
    confirmed.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    const ok = await screen.findByRole('button', { name: 'OK' })
    await waitFor(() => expect(ok).toHaveFocus())
    // Reachable by keyboard despite the dialog's focus trap; Escape closes only the toast.
    await userEvent.keyboard('{F6}')
    const [first, second] = within(region()).getAllByRole('button', { name: 'Dismiss' })
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(shown()).toHaveLength(0)
    await waitFor(() => expect(ok).toHaveFocus())
    await expect(confirmed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(confirmed).toHaveBeenCalledTimes(1)
  },
}

export const AboveDialogByPointer: Story = {
  args: { children: <Page onConfirm={confirmed} /> },
  play: async ({ canvas, userEvent }) => {
    confirmed.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await screen.findByRole('alertdialog')
    for (const dismiss of within(region()).getAllByRole('button', { name: 'Dismiss' })) await userEvent.click(dismiss)
    await expect(shown()).toHaveLength(0)
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    await expect(confirmed).not.toHaveBeenCalled()
  },
}

const sending = (toast: Toasts) => {
  void showPromise(toast, new Promise(() => {}), { loading: 'Sending the invite', success: 'Invite sent Successfully', error: 'Not sent' })
}

export const PromiseToast: Story = { args: { children: <Says what={sending} /> } }

export const SelectableText: Story = {
  args: { children: <Says what={long} /> },
  play: async () => {
    const words = await screen.findByText(/^Reference/)
    getSelection()?.selectAllChildren(words)
    await expect(getSelection()?.toString()).toMatch(/^Reference: 01JD8Z3Q7V5X9K2M4N6P8R0S1T/)
    await expect(getComputedStyle(words).userSelect).not.toBe('none')
    getSelection()?.removeAllRanges()
  },
}

export const Rtl: Story = {
  args: { children: <Says what={four} /> },
  render: (args) => (
    <div dir="rtl">
      <ToastProvider {...args} />
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(shown().length).toBeGreaterThan(0))
    await expect(region().getBoundingClientRect().left).toBe(16)
  },
}

export const OtherPositions: Story = {
  args: { position: 'bottom-start', children: <Says what={four} /> },
  play: async () => {
    await waitFor(() => expect(shown().length).toBeGreaterThan(0))
    const { left, bottom } = region().getBoundingClientRect()
    await expect([left, window.innerHeight - bottom]).toEqual([16, 16])
  },
}

export const ReducedMotionWithoutInlineStyle: Story = {
  args: { children: <Says what={four} /> },
  tags: ['one-theme'],
  play: async () => {
    await waitFor(() => expect(shown().length).toBeGreaterThan(0))
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    await expect(region().getAnimations({ subtree: true })).toEqual([])
    await expect(region().querySelectorAll('[style], style')).toHaveLength(0)
  },
}
