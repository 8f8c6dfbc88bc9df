import type { Meta, StoryObj } from '@storybook/react-vite'
import { Printer } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Tooltip, type TooltipSide } from './Tooltip.tsx'

const print = <IconButton label="Print" icon={<Printer />} variant="secondary" />
const meta = {
  title: 'UI/Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Prints one page', children: print, delay: 0, onOpenChange: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const sides: TooltipSide[] = ['top', 'right', 'bottom', 'left']

export const Overview: Story = {
  args: { open: true },
  parameters: { layout: 'padded', docs: { story: { inline: false, iframeHeight: 300 } } },
  render: () => (
    <div style={{ padding: 96 }}>
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

export const EscapeLeavesTheDialogOpen: Story = {
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

export const LongWords: Story = {
  args: { defaultOpen: true, content: 'A paper that expires soon is shown to everybody who can do something about it. '.repeat(3) },
}
