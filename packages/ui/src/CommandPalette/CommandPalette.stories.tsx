import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bus, CreditCard, Plus, Route, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { InertLinks } from '../private/stories/InertLinks.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { CommandAction } from './commandActions.ts'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'

const perform = fn()
const actions: CommandAction[] = [
  { id: 'vehicles', label: 'Vehicles', section: 'Go to', icon: <Bus />, href: '#vehicles', keywords: ['buses', 'fleet'] },
  { id: 'drivers', label: 'Drivers', section: 'Go to', icon: <Users />, href: '#drivers' },
  { id: 'trips', label: 'Trips', section: 'Go to', icon: <Route />, href: '#trips', description: 'Today, upcoming and past' },
  { id: 'earnings', label: 'Earnings', section: 'Go to', icon: <CreditCard />, href: '#earnings', keywords: ['payslips', 'money'] },
  { id: 'add', label: 'Add vehicle', section: 'Do', icon: <Plus />, shortcut: 'V', perform: () => perform('add') },
  { id: 'driver', label: 'Add driver', section: 'Do', icon: <UserPlus />, disabled: true },
  { id: 'invite', label: 'Invite member', section: 'Do', icon: <UserPlus />, permitted: false },
]
const meta = {
  title: 'UI/Overlays/CommandPalette',
  component: CommandPalette,
  args: { actions, trigger: <Button variant="secondary">Search</Button>, onOpenChange: fn(), onActionSelect: fn() },
  beforeEach: () => void perform.mockClear(),
  decorators: [
    (Story) => (
      <InertLinks>
        <Story />
      </InertLinks>
    ),
  ],
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('combobox', { name: 'Search and commands' })
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label'))
const active = async () => document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')

export const Overview: Story = { args: { defaultOpen: true, recent: ['earnings'] }, play: async () => void (await field()) }

export const FindsAndPerformsActions: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Search' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Search and commands' })
    const input = await field()
    await waitFor(() => expect(input).toHaveFocus())
    // Actions without permission are left out; the first one is active.
    await expect(options()).toEqual(['Vehicles', 'Drivers', 'Trips, Today, upcoming and past', 'Earnings', 'Add vehicle, V', 'Add driver'])
    await expect(within(dialog).getByRole('group', { name: 'Do' })).toBeVisible()
    await expect(await active()).toHaveTextContent('Vehicles')
    await userEvent.type(input, 'money')
    await expect(options()).toEqual(['Earnings'])
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('1 result'))
    await userEvent.clear(input)
    await userEvent.type(input, 'add{ArrowDown}')
    // A disabled action cannot become active.
    await expect(await active()).toHaveTextContent('Add vehicle')
    await userEvent.keyboard('{Enter}')
    await expectClosed()
    await expect(perform).toHaveBeenCalledTimes(1)
    await expect(args.onActionSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'add' }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'close-press' }))
    await expect(trigger).toHaveFocus()
  },
}

export const NavigatesToLinks: Story = {
  tags: ['one-theme'],
  play: async ({ canvasElement, userEvent }) => {
    const followed = fn()
    canvasElement.addEventListener('click', (event) => followed((event.target as Element).getAttribute('href')))
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await field(), 'fleet')
    await userEvent.click(screen.getByRole('option', { name: 'Vehicles' }))
    await expectClosed()
    await expect(followed).toHaveBeenLastCalledWith('#vehicles')
  },
}

export const EscapeClearsThenCloses: Story = {
  tags: ['one-theme'],
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Search' })
    trigger.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    const input = await field()
    await userEvent.type(input, 'zebra')
    await expect(screen.getByText('Nothing found for "zebra"', { selector: 'p' })).toBeVisible()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'escape-key' }))
    await expect(trigger).toHaveFocus()
  },
}

export const Hotkey: Story = {
  tags: ['one-theme'],
  render: (args) => (
    <Stack>
      <TextField label="Note" />
      <CommandPalette {...args} />
      <CommandPalette {...args} hotkey="/" trigger={undefined} labels={{ title: 'By a letter' }} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' })
    await userEvent.type(note, 'a/b')
    // A plain letter is text while the user types.
    await expect(note).toHaveValue('a/b')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    await field()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expectClosed()
    await expect(note).toHaveFocus()
    note.blur()
    await userEvent.keyboard('/')
    await expect(await screen.findByRole('dialog', { name: 'By a letter' })).toBeVisible()
    // Only one modal at a time.
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expectClosed()
  },
}

type LoadedActions = readonly CommandAction[]
const load = fn<(query: string) => Promise<LoadedActions>>()
export const LateAndFailedResponses: Story = {
  tags: ['one-theme'],
  args: { loadActions: (query) => load(query) },
  play: async ({ canvas, userEvent }) => {
    const answers = new Map<string, { resolve: (found: LoadedActions) => void; reject: (reason: Error) => void }>()
    load.mockReset().mockImplementation((query) => new Promise((resolve, reject) => answers.set(query, { resolve, reject })))
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    const input = await field()
    await userEvent.type(input, 'trp')
    await waitFor(() => expect(answers.has('trp')).toBe(true))
    await userEvent.type(input, '-7')
    await waitFor(() => expect(answers.has('trp-7')).toBe(true))
    answers.get('trp-7')?.resolve([{ id: '7', label: 'Trip TRP-7K2M9', section: 'Trips' }])
    answers.get('trp')?.resolve([{ id: 'old', label: 'Trip TRP-OLD', section: 'Trips' }])
    await waitFor(() => expect(options()).toEqual(['Trip TRP-7K2M9']))
    await userEvent.clear(input)
    await userEvent.type(input, 'zzz')
    await waitFor(() => expect(answers.has('zzz')).toBe(true))
    answers.get('zzz')?.reject(new Error('offline'))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('An error occurred!'))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(load).toHaveBeenCalledTimes(4))
    await expect(input).toHaveFocus()
    answers.get('zzz')?.resolve([])
    await waitFor(() => expect(screen.getByText('Nothing found for "zzz"', { selector: 'p' })).toBeVisible())
    await userEvent.keyboard('{Escape}{Escape}')
    await expectClosed()
  },
}

export const Composition: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    const input = await field()
    await userEvent.type(input, 'add v')
    // This Enter only ends the composition.
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    await expect(perform).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expectClosed()
    await expect(perform).toHaveBeenCalledTimes(1)
  },
}

const many = Array.from({ length: 1000 }, (_unused, i): CommandAction => ({ id: `${i}`, label: `Vehicle ${i + 1}` }))
export const ThousandActions: Story = {
  args: { actions: many },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const before = window.scrollY
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await field()
    await waitFor(() => expect(options().length).toBeGreaterThan(5))
    await expect(options().length).toBeLessThan(100)
    await userEvent.keyboard('{ArrowUp}')
    const last = await active()
    await expect(last).toHaveTextContent('Vehicle 1000')
    await expect(last).toHaveAttribute('aria-posinset', '1000')
    await expect(window.scrollY).toBe(before)
    // The wheel scrolls the list inside the dialog.
    const wheel = new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true })
    screen.getByRole('listbox').dispatchEvent(wheel)
    await expect(wheel.defaultPrevented).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expectClosed()
  },
}

function PaletteThatOpensADialog(props: CommandPaletteProps) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <CommandPalette {...props} actions={[{ id: 'pause', label: 'Pause vehicle', perform: () => setAsks(true) }]} />
      <ConfirmDialog open={asks} title="Pause it?" onProceed={() => setAsks(false)} onCancel={() => setAsks(false)} />
    </>
  )
}

export const OpensAnotherDialog: Story = {
  tags: ['one-theme'],
  render: (args) => <PaletteThatOpensADialog {...args} />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Search' })
    await userEvent.click(trigger)
    await waitFor(async () => expect(await field()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(document.querySelector('[inert]')).toBeNull()
  },
}

export const Loading: Story = { args: { defaultOpen: true, actions: [], loading: true } }
