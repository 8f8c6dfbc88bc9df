import type { Meta, StoryObj } from '@storybook/react-vite'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Tooltip, type TooltipProps, type TooltipSide } from './Tooltip.tsx'
import { TooltipProvider } from './TooltipProvider.tsx'

const print = <IconButton label="Print" icon={<Printer />} variant="secondary" />
const meta = {
  title: 'UI/Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Prints one page', children: print, delay: 0, onOpenChange: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

// Adjacent tooltips do not overlap.
const sides: TooltipSide[] = ['left', 'top', 'bottom', 'right']

export const Overview: Story = {
  args: { open: true },
  parameters: { layout: 'padded', docs: { story: { inline: false, iframeHeight: 300 } } },
  render: () => (
    <div style={{ padding: '64px 112px' }}>
      <Inline gap="huge" wrap>
        {sides.map((side) => (
          <Tooltip key={side} open side={side} content={`To the ${side}`}>
            <Button variant="secondary">{side}</Button>
          </Tooltip>
        ))}
      </Inline>
    </div>
  ),
}

const words = () => screen.queryByRole('tooltip')

export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Print' })
    await expect(button).not.toHaveAttribute('aria-describedby')
    await userEvent.hover(button)
    await waitFor(() => expect(words()).toHaveTextContent('Prints one page'))
    await expect(button).toHaveAccessibleDescription('Prints one page')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(words()).toBeNull())
  },
}

export const OnKeyboardFocus: Story = {
  args: { delay: 700 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(words()).toBeInTheDocument())
    await userEvent.tab()
    await waitFor(() => expect(words()).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(words()).toBeNull()
  },
}

export const EscapeKeepsDialogOpen: Story = {
  // Its dialog would cover the docs page.
  tags: ['!autodocs'],
  render: (args) => (
    <Dialog defaultOpen title="Payslip">
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Payslip' })
    await userEvent.hover(await screen.findByRole('button', { name: 'Print' }))
    await waitFor(() => expect(words()).toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(words()).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Payslip' })).toBeVisible()
  },
}

function Opener(props: TooltipProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tooltip {...props}>
        <IconButton label="Open" icon={<Printer />} onClick={() => setOpen(true)} />
      </Tooltip>
      <Dialog title="Payslip" open={open} onOpenChange={setOpen} />
    </>
  )
}

export const NotOnReturnedFocus: Story = {
  tags: ['one-theme'],
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' })
    await userEvent.tab()
    await waitFor(() => expect(words()).toBeInTheDocument())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Payslip' })
    await waitFor(() => expect(words()).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(words()).toBeNull()
    await expect(trigger).not.toHaveAttribute('aria-describedby')
  },
}

export const StaysWhileHovered: Story = {
  tags: ['one-theme'],
  args: { closeDelay: 40 },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Print' })
    await userEvent.hover(button)
    await waitFor(() => expect(words()).toBeInTheDocument())
    const bubble = words()?.closest('[data-radix-popper-content-wrapper]')?.firstElementChild
    if (!bubble) throw new Error('There is no bubble')
    await userEvent.hover(bubble)
    await expect(words()).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(words()).toBeNull())
  },
}

export const OneAtTime: Story = {
  tags: ['one-theme'],
  render: () => (
    <TooltipProvider delay={30} skipDelay={5000}>
      <Inline>
        {['First', 'Second'].map((name) => (
          <Tooltip key={name} content={`About the ${name}`}>
            <Button variant="secondary">{name}</Button>
          </Tooltip>
        ))}
      </Inline>
    </TooltipProvider>
  ),
  play: async ({ userEvent }) => {
    for (const name of ['First', 'Second']) {
      await userEvent.tab()
      await waitFor(() => expect(words()).toHaveTextContent(`About the ${name}`))
      await expect(screen.getAllByRole('tooltip')).toHaveLength(1)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(words()).toBeNull())
  },
}

export const LongText: Story = {
  args: { defaultOpen: true, content: 'Documents that expire soon are shown to all managers. '.repeat(3) },
}
