import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const changed = fn()
const meta = {
  title: 'UI/Overlays/Dialog and its page',
  component: Dialog,
  args: { title: 'Rename vehicle', trigger: <Button>Rename</Button>, children: <TextField label="Nickname" />, onOpenChange: changed },
  beforeEach: () => void changed.mockClear(),
  tags: ['one-theme', '!autodocs'],
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = (name = 'Rename vehicle') => screen.findByRole('dialog', { name })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const trace = () => ({
  body: document.body.getAttribute('style'),
  root: document.documentElement.getAttribute('style'),
  styles: document.querySelectorAll('style').length,
  children: document.body.childElementCount,
  asleep: document.querySelectorAll('[inert]').length,
})
const lines = Array.from({ length: 120 }, (_unused, i) => <Text key={i}>{`Trip ${i + 1}`}</Text>)

export const OpensTenTimesWithoutLeaks: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = trace()
    for (let cycle = 0; cycle < 10; cycle += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
      await dialog()
      // Nothing is injected into the head, which a CSP would block.
      await expect(document.querySelectorAll('style')).toHaveLength(before.styles)
      await userEvent.keyboard('{Escape}')
      await gone()
    }
    await expect(trace()).toEqual(before)
  },
}

export const PageDoesNotScroll: Story = {
  render: (args) => (
    <Stack>
      {lines}
      <Dialog {...args} />
      {lines}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Rename' })
    trigger.scrollIntoView({ block: 'center' })
    const before = [window.scrollY, document.documentElement.clientWidth, trigger.getBoundingClientRect().left]
    const now = () => [window.scrollY, document.documentElement.clientWidth, trigger.getBoundingClientRect().left]
    await expect(window.scrollY).toBeGreaterThan(0)
    await userEvent.click(trigger)
    await dialog()
    await expect(now()).toEqual(before)
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(now()).toEqual(before)
    window.scrollTo(0, 0)
  },
}

export const ClosesOnRouteChange: Story = {
  args: { onCloseRequest: () => false },
  play: async ({ canvas, userEvent }) => {
    const { pathname, search } = window.location
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await dialog()
    // Another query string is the same page.
    window.history.pushState(null, '', `${pathname}${search}&filter=lagos`)
    await expect(await dialog()).toBeVisible()
    window.history.pushState(null, '', `/elsewhere${search}`)
    await gone()
    await expect(changed).toHaveBeenLastCalledWith(false, { reason: 'route-change', event: undefined })
    window.history.replaceState(null, '', `${pathname}${search}`)
  },
}

function DialogInContainer() {
  const [box, setBox] = useState<HTMLElement | null>(null)
  return (
    <Stack>
      <div>
        <div ref={setBox} data-testid="box" />
      </div>
      {box ? (
        <Dialog title="In a box" trigger={<Button>Open</Button>} container={box}>
          <TextField label="Nickname" />
        </Dialog>
      ) : null}
    </Stack>
  )
}

export const ContainerIsRemoved: Story = {
  render: () => <DialogInContainer />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByTestId('box')
    const home = box.parentElement
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const shown = await dialog('In a box')
    await expect(box).toContainElement(shown)
    await userEvent.type(screen.getByRole('textbox'), 'Bus 3')
    box.remove()
    // The dialog moves to the body with its typed text, and can be closed.
    await waitFor(() => expect(shown.isConnected).toBe(true))
    await expect(screen.getByRole('textbox')).toHaveValue('Bus 3')
    await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(document.querySelector('[inert]')).toBeNull()
    home?.append(box)
  },
}

export const ForeignOverlays: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await dialog()
    // As inserted by a password manager or translator.
    const foreign = document.createElement('button')
    foreign.textContent = 'Fill in'
    document.body.append(foreign)
    await userEvent.click(foreign)
    await expect(await dialog()).toBeVisible()
    foreign.remove()
    await expect(changed).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await gone()
  },
}

function KeptDialog() {
  const final = useRef<HTMLButtonElement & HTMLElement>(null)
  return (
    <Stack>
      <Dialog keepMounted finalFocus={final} title="Draft" trigger={<Button>Draft</Button>}>
        <TextField label="Nickname" />
      </Dialog>
      <Button ref={final}>Go on</Button>
    </Stack>
  )
}

export const KeepsADraft: Story = {
  render: () => <KeptDialog />,
  play: async ({ canvas, userEvent }) => {
    const draft = canvas.getByRole('button', { name: 'Draft' })
    await expect(screen.queryByRole('dialog')).toBeNull()
    for (const text of ['Bus', 'Bus 3']) {
      await userEvent.click(draft)
      await expect(draft).toHaveAttribute('aria-expanded', 'true')
      const field = within(await dialog('Draft')).getByRole('textbox')
      await expect(field).toHaveFocus()
      await userEvent.type(field, text === 'Bus' ? 'Bus' : ' 3')
      await expect(field).toHaveValue(text)
      await userEvent.keyboard('{Escape}')
      await gone()
      await expect(canvas.getByRole('button', { name: 'Go on' })).toHaveFocus()
    }
    await expect(draft).not.toHaveAttribute('aria-controls')
  },
}

export const OnScreenKeyboard: Story = {
  args: {
    children: Array.from({ length: 12 }, (_unused, i) => <TextField key={i} label={`Detail ${i + 1}`} />),
    footer: <Button>Save</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    const shown = await dialog()
    const last = within(shown).getByRole('textbox', { name: 'Detail 12' })
    last.focus()
    // An on-screen keyboard shrinks the visual viewport, not the window.
    const view = window.visualViewport
    if (!view) throw new Error('This browser has no visual viewport')
    const left = Math.round(window.innerHeight * 0.55)
    Object.defineProperty(view, 'height', { configurable: true, get: () => left })
    view.dispatchEvent(new Event('resize'))
    await waitFor(() => expect(shown.getBoundingClientRect().bottom).toBeLessThanOrEqual(left))
    const foot = within(shown).getByRole('button', { name: 'Save' }).getBoundingClientRect()
    await expect(foot.bottom).toBeLessThanOrEqual(left)
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.top)
    Reflect.deleteProperty(view, 'height')
    view.dispatchEvent(new Event('resize'))
    await waitFor(() => expect(shown.parentElement).not.toHaveAttribute('style', expect.stringContaining('px')))
    await userEvent.keyboard('{Escape}')
    await gone()
  },
}

export const LongTextByKeyboard: Story = {
  args: { title: 'Conditions', children: lines },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    const shown = await dialog('Conditions')
    await expect(within(shown).getByRole('heading')).toHaveFocus()
    // Arrow keys scroll the nearest scrollable ancestor of the focus: the dialog.
    let scroller: Element | null = document.activeElement
    while (scroller && !(scroller.scrollHeight > scroller.clientHeight && getComputedStyle(scroller).overflowY !== 'visible'))
      scroller = scroller.parentElement
    await expect(scroller).toBe(shown)
    await userEvent.keyboard('{Escape}')
    await gone()
  },
}
