import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Select } from '../Select/Select.tsx'
import { SlideOver, type SlideOverProps } from './SlideOver.tsx'

const cities = ['Lagos', 'Ibadan', 'Abuja'].map((label) => ({ value: label.toLowerCase(), label }))
const meta = {
  title: 'UI/Overlays/SlideOver',
  component: SlideOver,
  args: {
    title: 'Filters',
    children: <Select label="City" options={cities} defaultValue="lagos" />,
    footer: (
      <>
        <Button variant="quiet">Clear filters</Button>
        <Button>Show 8 vehicles</Button>
      </>
    ),
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof SlideOver>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { args: { defaultOpen: true } }

function Controlled(props: SlideOverProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <SlideOver
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          props.onOpenChange?.(next, details)
          setOpen(next)
        }}
      />
    </>
  )
}

export const AtEnd: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.click(opener)
    const panel = await screen.findByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'City' })).toHaveFocus())
    const box = panel.getBoundingClientRect()
    await expect(Math.round(box.bottom)).toBe(window.innerHeight)
    if (window.innerWidth >= 640) await expect(Math.round(box.right)).toBe(document.documentElement.clientWidth)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'escape-key' }))
  },
}

export const AtStart: Story = {
  args: { defaultOpen: true, side: 'start' },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Filters' })
    await expect(panel.getBoundingClientRect().left).toBe(0)
  },
}

export const Rtl: Story = {
  args: { defaultOpen: true, dir: 'rtl' },
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Filters' })
    await expect(panel.getBoundingClientRect().left).toBe(0)
  },
}
