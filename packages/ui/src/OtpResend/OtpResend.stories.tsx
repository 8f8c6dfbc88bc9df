import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { OtpInput } from '../OtpInput/OtpInput.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { OtpResend } from './OtpResend.tsx'

const sentAt = '2026-11-21T12:00:00Z'
const at = (time: string) => {
  const now = new Date(`2026-11-21T${time}Z`)
  return () => now
}
const thirteen = at('12:00:13')
const late = at('12:05:00')

const meta = {
  title: 'UI/Fields/OtpResend',
  component: OtpResend,
  args: { sentAt, clock: thirteen, onResend: fn() },
} satisfies Meta<typeof OtpResend>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: ({ onResend }) => (
    <Grid columns="thirds">
      <OtpResend sentAt={sentAt} clock={thirteen} onResend={onResend} />
      <OtpResend sentAt={sentAt} clock={late} onResend={onResend} />
      <OtpResend sentAt={sentAt} clock={late} onResend={onResend} pending />
      <OtpResend sentAt={sentAt} clock={late} onResend={onResend} error="The code could not be sent" />
    </Grid>
  ),
}

/** A clock that the story controls. */
const turned = { now: new Date(sentAt) }
const clock = () => turned.now

export const CountsByWallClock: Story = {
  args: { clock },
  beforeEach: () => {
    turned.now = new Date(sentAt)
  },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer')
    await expect(timer).toHaveTextContent('02:00')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    // The page was in the background for a minute.
    turned.now = new Date('2026-11-21T12:01:00Z')
    await waitFor(async () => {
      await fireEvent(document, new Event('visibilitychange'))
      await expect(timer).toHaveTextContent('01:00')
    })
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    turned.now = new Date('2026-11-21T12:02:00Z')
    // The next tick of the timer updates it.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Resend code' })).toBeVisible())
    await expect(canvas.getByRole('status')).toHaveTextContent('You can resend the code now')
  },
}

function Confirm() {
  const control = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState(sentAt)
  const [code, setCode] = useState('12')
  const resend = () => {
    setSent('2026-11-21T12:05:00Z')
    setCode('')
    control.current?.focus()
  }
  return (
    <Stack>
      <OtpInput ref={control} label="Code" value={code} onValueChange={setCode} />
      <OtpResend sentAt={sent} clock={late} onResend={resend} />
    </Stack>
  )
}

export const RestartsCountdown: Story = {
  render: () => <Confirm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }))
    await expect(canvas.getByRole('timer')).toHaveTextContent('02:00')
    await expect(canvas.getByText('New code sent')).toBeInTheDocument()
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const SendsOnce: Story = {
  args: { clock: late, onResend: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button'))
    await expect(args.onResend).toHaveBeenCalledTimes(1)
  },
}

export const Pending: Story = {
  args: { clock: late, pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending a new code' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending a new code')
  },
}

export const Failed: Story = {
  args: { clock: late, error: 'The code could not be sent' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The code could not be sent')
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }))
    await expect(args.onResend).toHaveBeenCalledTimes(1)
  },
}

export const Rtl: Story = {
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <OtpResend {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer')
    await expect(timer).toHaveTextContent('01:47')
    const room = timer.parentElement
    await expect(timer.getBoundingClientRect().left).toBeGreaterThanOrEqual(room?.getBoundingClientRect().left ?? 0)
    await expect(room?.scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** Simulates a reload: only stored state remains. */
function Reloaded() {
  const [page, setPage] = useState(1)
  return (
    <>
      <OtpResend key={page} sentAt={sentAt} clock={clock} onResend={() => {}} />
      <button type="button" onClick={() => setPage(page + 1)}>
        Reload
      </button>
    </>
  )
}

export const ContinuesAfterReload: Story = {
  render: () => <Reloaded />,
  beforeEach: () => {
    turned.now = new Date('2026-11-21T12:00:10Z')
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('01:50')
    turned.now = new Date('2026-11-21T12:01:51Z')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:09')
    // A clock that was set back does not extend the wait.
    turned.now = new Date('2026-11-21T09:00:00Z')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(canvas.getByRole('timer')).toHaveTextContent('02:00')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const FailsAndRetries: Story = {
  args: { clock: late, onResend: fn(() => Promise.reject(new Error('offline')).catch(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Resend code' })
    await userEvent.click(button)
    await waitFor(async () => {
      await userEvent.click(button)
      await expect(args.onResend).toHaveBeenCalledTimes(2)
    })
  },
}
