// Long, because all cases of one behaviour are listed in one place.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useEffect, useRef, useState, type ReactNode } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

const changed = fn()
const meta = {
  title: 'UI/Overlays/Dialog behaviour',
  component: Dialog,
  args: { title: 'Rename vehicle', trigger: <Button>Rename</Button>, children: <TextField label="Nickname" />, onOpenChange: changed },
  beforeEach: () => void changed.mockClear(),
  // Independent of the theme, and not part of the documentation.
  tags: ['one-theme', '!autodocs'],
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = (name = 'Rename vehicle') => screen.findByRole('dialog', { name })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Counts how often focus falls back to the body. */
function watchFocus() {
  let falls = 0
  let isWatching = true
  const look = () => {
    if (document.activeElement === document.body || document.activeElement === null) falls += 1
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  const frame = () => {
    look()
    if (isWatching) requestAnimationFrame(frame)
  }
  frame()
  return () => {
    isWatching = false
    observer.disconnect()
    return falls
  }
}

export const FocusNeverFallsToBody: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Rename' })
    trigger.focus()
    const stop = watchFocus()
    for (const leave of ['{Escape}', 'scrim', 'cross'] as const) {
      await userEvent.keyboard('{Enter}')
      const shown = await dialog()
      await expect(within(shown).getByRole('textbox')).toHaveFocus()
      if (leave === 'scrim') await userEvent.click(shown.previousElementSibling ?? shown)
      else if (leave === 'cross') await userEvent.click(within(shown).getByRole('button', { name: 'Close' }))
      else await userEvent.keyboard(leave)
      await gone()
      await expect(trigger).toHaveFocus()
    }
    await expect(stop()).toBe(0)
    await expect(changed.mock.calls.map(([open, details]) => `${open} ${details.reason} ${details.event?.type}`)).toEqual([
      'true trigger-press click',
      'false escape-key keydown',
      'true trigger-press click',
      'false outside-press click',
      'true trigger-press click',
      'false close-press click',
    ])
  },
}

const inside = (count: number) => Array.from({ length: count }, (_unused, i) => <Button key={i}>{`Choice ${i + 1}`}</Button>)

export const TabStaysInside: Story = {
  render: () => <DialogWithManyControls />,
  play: async ({ canvas, userEvent }) => {
    for (const count of [0, 1, 3]) {
      await userEvent.click(canvas.getByRole('button', { name: `Show ${count}` }))
      const shown = await dialog(`${count} inside`)
      const buttons = within(shown).queryAllByRole('button')
      await expect(buttons).toHaveLength(count)
      await expect(within(shown).getByRole('heading')).toHaveFocus()
      for (const shift of [true, false])
        for (let press = 0; press <= count; press += 1) {
          await userEvent.tab({ shift })
          await expect(shown).toContainElement(document.activeElement as HTMLElement) // An element in the page always has focus.
          if (count > 0) await expect(buttons).toContain(document.activeElement)
        }
      await userEvent.keyboard('{Escape}')
      await expect(shown).toBeVisible()
      // Only its own button closes this one.
      window.dispatchEvent(new CustomEvent('end-round'))
      await gone()
    }
  },
}

function DialogWithManyControls() {
  const [count, setCount] = useState<number>()
  useEffect(() => {
    const end = () => setCount(undefined)
    window.addEventListener('end-round', end)
    return () => window.removeEventListener('end-round', end)
  }, [])
  return (
    <Inline>
      {[0, 1, 3].map((each) => (
        <Button key={each} onClick={() => setCount(each)}>{`Show ${each}`}</Button>
      ))}
      {count === undefined ? null : (
        <Dialog open dismissible={false} title={`${count} inside`}>
          {count === 0 ? <Text>Nothing to press.</Text> : inside(count)}
        </Dialog>
      )}
    </Inline>
  )
}

type TriggerChange = 'removed' | 'disabled' | 'hidden'

function TriggerThatChanges({ change, children }: { change: TriggerChange; children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <section aria-label={`Rows, ${change}`}>
      {change === 'removed' && isOver ? null : (
        <Button
          disabled={change === 'disabled' && isOver}
          hidden={change === 'hidden' && isOver}
          style={isOver && change === 'hidden' ? { display: 'none' } : {}}
          onClick={() => setOpen(true)}
        >
          {`Open, then ${change}`}
        </Button>
      )}
      <Button>{`Next to ${change}`}</Button>
      <Dialog
        open={open}
        title={`About the ${change}`}
        onOpenChange={() => {
          setOver(true)
          setOpen(false)
        }}
      >
        {children}
      </Dialog>
    </section>
  )
}

export const TriggerIsRemoved: Story = {
  render: () => (
    <Stack>
      {(['removed', 'disabled', 'hidden'] as const).map((change) => (
        <TriggerThatChanges key={change} change={change}>
          <Text>Read this.</Text>
        </TriggerThatChanges>
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const change of ['removed', 'disabled', 'hidden']) {
      await userEvent.click(canvas.getByRole('button', { name: `Open, then ${change}` }))
      await dialog(`About the ${change}`)
      const stop = watchFocus()
      await userEvent.keyboard('{Escape}')
      await gone()
      await expect(canvas.getByRole('button', { name: `Next to ${change}` })).toHaveFocus()
      await expect(stop()).toBe(0)
    }
  },
}

function NestedDialogs({ level }: { level: number }) {
  if (level > 3) return <Text>The deepest.</Text>
  return (
    <Dialog title={`Level ${level}`} trigger={<Button>{`Open level ${level}`}</Button>}>
      <NestedDialogs level={level + 1} />
    </Dialog>
  )
}

export const ThreeLevels: Story = {
  render: () => (
    <Stack>
      <div aria-live="polite">Live region</div>
      <NestedDialogs level={1} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const liveRegion = canvas.getByText('Live region')
    for (const level of [1, 2, 3]) {
      await userEvent.click(screen.getByRole('button', { name: `Open level ${level}` }))
      const shown = await dialog(`Level ${level}`)
      await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement))
      // Only the top dialog is exposed; live regions stay exposed.
      await expect(screen.getAllByRole('dialog')).toEqual([shown])
      await expect(liveRegion.closest('[inert], [aria-hidden="true"]')).toBeNull()
    }
    for (const level of [3, 2, 1]) {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.getByRole('button', { name: `Open level ${level}` })).toHaveFocus())
      await expect(screen.queryAllByRole('dialog')).toHaveLength(level > 1 ? 1 : 0)
    }
  },
}

export const TwoAtOnce: Story = {
  // Its dialog would cover the docs page.
  tags: ['!autodocs'],
  render: () => (
    <Dialog defaultOpen title="Outer">
      <Dialog defaultOpen title="Inner">
        <Text>On top.</Text>
      </Dialog>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await expect(await dialog('Inner')).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    const outer = await dialog('Outer')
    await waitFor(() => expect(outer).toContainElement(document.activeElement as HTMLElement))
  },
}

function MountingDialogs({ own, ...props }: DialogProps & { own: ReactNode }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <StrictMode>
      <Stack>
        <Dialog {...props} initialFocus={field}>
          <TextField label="Nickname" />
          <TextField ref={field} label="Plate" />
        </Dialog>
        <Dialog title="By itself" trigger={<Button>By itself</Button>}>
          {own}
        </Dialog>
      </Stack>
    </StrictMode>
  )
}

export const InitialFocus: Story = {
  render: (args) => (
    <MountingDialogs
      {...args}
      own={
        <Inline>
          <TextField label="First" />
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <TextField label="Meant" autoFocus />
        </Inline>
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    for (let cycle = 0; cycle < 2; cycle += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
      await expect(await screen.findByRole('textbox', { name: 'Plate' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await gone()
      await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus()
      const itself = canvas.getByRole('button', { name: 'By itself' })
      await userEvent.click(itself)
      await expect(await screen.findByRole('textbox', { name: 'Meant' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await gone()
      await expect(itself).toHaveFocus()
    }
  },
}
