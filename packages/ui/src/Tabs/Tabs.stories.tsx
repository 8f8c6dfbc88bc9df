// Long because all cases of the ARIA pattern are in one file.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bus, Mail, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Tabs, type TabItem } from './Tabs.tsx'

const says = (words: string) => <Text>{words}</Text>
const states: TabItem[] = [
  { value: 'all', label: 'All', count: 12, content: says('Twelve vehicles') },
  { value: 'active', label: 'Active', count: 8, content: says('Eight vehicles') },
  { value: 'attention', label: 'Needs attention', count: 4, hasProblem: true, content: says('Four vehicles') },
  { value: 'review', label: 'Under review', count: 2, disabled: true, content: says('Two vehicles') },
  { value: 'removed', label: 'Removed', count: 1, content: says('One vehicle') },
]
const ways: TabItem[] = [
  { value: 'email', label: 'Email', icon: <Mail />, content: <TextField label="Email address" /> },
  { value: 'phone', label: 'Phone', icon: <Phone />, content: <TextField label="Phone number" type="tel" /> },
]

/** Text, and soon a field. */
function LateField() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return isShown ? <TextField label="Note" /> : <Text>Loading</Text>
}

const meta = {
  title: 'UI/Structure/Tabs',
  component: Tabs,
  args: { 'aria-label': 'Vehicles', items: states, onValueChange: fn() },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xxlarge">
      <Tabs {...args} />
      <Tabs aria-label="Way to log in" items={ways} />
      <Tabs {...args} aria-label="Vehicles, upright" orientation="vertical" />
      <Tabs aria-label="One" items={[{ value: 'one', label: 'Information', icon: <Bus />, content: says('Alone') }]} />
    </Stack>
  ),
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab(/^All/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(tab(/Needs attention/)).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Four vehicles')
    // Skips disabled tabs and wraps.
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/Removed/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/^All/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(tab(/Removed/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(6)
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: /^All/ })).toHaveFocus()
  },
}

export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Active/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('active')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(canvas.getByText('Eight vehicles')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /Under review/ }))
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  },
}

export const StartsWithFirstEnabled: Story = {
  args: { items: states.map((item) => ({ ...item, disabled: item.value === 'all' })) },
  play: async ({ canvas }) => expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Active'),
}

export const ManualActivation: Story = {
  args: { activationMode: 'manual' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Active/ })).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('active')
  },
}

export const LeavesFromFocusedTab: Story = {
  tags: ['one-theme'],
  args: { activationMode: 'manual' },
  render: (args) => (
    <Stack>
      <Button>Before</Button>
      <Tabs {...args} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('tab', { name: /^All/ })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Active/ })).toHaveFocus()
    // One tab stop: the focused tab, and the selected one after focus has left.
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus()
    await userEvent.tab()
    await expect(all).toHaveFocus()
    // Browser and system shortcuts are not handled.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(all).toHaveFocus()
  },
}

export const PressCanBeCancelled: Story = {
  tags: ['one-theme'],
  play: async ({ args, canvas, userEvent }) => {
    const active = canvas.getByRole('tab', { name: /Active/ })
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: active }, { target: canvas.getByRole('tabpanel') }, { keys: '[/MouseLeft]' }])
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const VerticalByKeyboard: Story = {
  tags: ['one-theme'],
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /^All/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('tab', { name: /Active/, selected: true })).toHaveFocus()
  },
}

export const KeepsPanelState: Story = {
  args: { 'aria-label': 'Way to log in', items: ways, keepMounted: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada')
    await userEvent.click(canvas.getByRole('tab', { name: 'Phone' }))
    await expect(canvas.queryByRole('textbox', { name: 'Email address' })).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Email' }))
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue('ada')
  },
}

function FromOutside() {
  const [value, setValue] = useState('all')
  return (
    <Stack>
      <Button onClick={() => setValue('removed')}>See what was removed</Button>
      <Tabs aria-label="Vehicles" items={states} value={value} onValueChange={setValue} />
    </Stack>
  )
}

export const Controlled: Story = {
  render: () => <FromOutside />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See what was removed' }))
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Removed')
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus()
  },
}

const nine = Array.from({ length: 9 }, (_unused, i) => ({ value: `${i}`, label: `Settings part ${i + 1}`, content: says(`Part ${i + 1}`) }))

export const Overflow: Story = {
  args: { items: nine, defaultValue: '8', style: { maxInlineSize: 320 } },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('tab', { selected: true })
    const rowEnd = canvas.getByRole('tablist').parentElement?.getBoundingClientRect().right ?? 0
    await expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(rowEnd + 1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const FadesOverflow: Story = {
  args: { items: nine, defaultValue: '4', style: { maxInlineSize: 320 } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').parentElement
    await expect(row).toHaveAttribute('data-more', 'both')
    row?.scrollTo({ left: 0 })
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'right'))
    row?.scrollTo({ left: 10_000 })
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'left'))
  },
}

export const RendersPanelOnce: Story = {
  tags: ['one-theme'],
  args: { 'aria-label': 'Way to log in', items: ways, keepMounted: 'visited' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[type="tel"]')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Phone' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '0803')
    await userEvent.click(canvas.getByRole('tab', { name: 'Email' }))
    await expect(canvasElement.querySelector('[type="tel"]')).toHaveValue('0803')
  },
}

export const KeysInsidePanel: Story = {
  tags: ['one-theme'],
  args: {
    items: [
      { value: 'form', label: 'Form', content: <TextField label="Note" defaultValue="ab" /> },
      { value: 'other', label: 'Other', content: says('Other') },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' })
    await userEvent.click(note)
    await userEvent.keyboard(' {ArrowRight}{End}c')
    await expect(note).toHaveValue('ab c')
    await expect(canvas.getByRole('tab', { name: 'Form' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** A panel is a tab stop only while nothing in it is one. */
export const TabGoesIntoThePanel: Story = {
  tags: ['one-theme'],
  args: {
    items: [
      { value: 'form', label: 'Form', content: <LateField /> },
      { value: 'text', label: 'Text', content: says('Text') },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Text' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('tab', { name: 'Form' }))
    await expect(canvas.getByRole('tabpanel')).toHaveAttribute('tabindex', '0')
    const note = await canvas.findByRole('textbox', { name: 'Note' })
    await userEvent.tab()
    await expect(note).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('tab', { name: 'Form' })).toHaveFocus()
  },
}

export const Rtl: Story = {
  render: (args) => (
    <div dir="rtl">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: /Active/ })).toHaveFocus()
    await expect(getComputedStyle(canvas.getByRole('tablist')).direction).toBe('rtl')
  },
}

/** A tab can have the same label as a field in its panel. */
export const PanelLabel: Story = {
  tags: ['one-theme'],
  args: {
    items: [
      { value: 'email', label: 'Email address', panelLabel: 'Login with a password', content: <TextField label="Email address" /> },
      { value: 'other', label: 'Other', content: says('Other') },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Login with a password' })).toBeVisible()
    await expect(canvas.getByLabelText('Email address')).toBe(canvas.getByRole('textbox'))
    await userEvent.click(canvas.getByRole('tab', { name: 'Other' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Other' })).toBeVisible()
  },
}
