import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Button, type ButtonVariant } from './Button.tsx'

const meta = {
  title: 'UI/Actions/Button',
  component: Button,
  args: { children: 'Add vehicle', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const labels: Record<Exclude<ButtonVariant, 'outline'>, string> = {
  primary: 'Add vehicle',
  secondary: 'Save draft',
  quiet: 'Clear filters',
  danger: 'Yes, remove',
  dangerQuiet: 'Revoke access',
  inverse: 'OK',
  accent: 'Become a vehicle partner',
}
const variants = Object.keys(labels) as (keyof typeof labels)[] // the keys of the table above

export const Overview: Story = {
  render: () => (
    <Stack gap="large">
      {variants.map((variant) => (
        <Inline key={variant} gap="large">
          <Button variant={variant}>{labels[variant]}</Button>
          <Button variant={variant} disabled>
            {labels[variant]}
          </Button>
          <Button variant={variant} startIcon={<Plus />}>
            {labels[variant]}
          </Button>
          <Button variant={variant} pending pendingLabel="Processing...">
            {labels[variant]} and more
          </Button>
        </Inline>
      ))}
      <Inline>
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
        <Button variant="secondary" endIcon={<Download />}>
          Export 318 trips
        </Button>
        <Button href="/vehicles">A link</Button>
      </Inline>
      <Grid columns="halves">
        <Button fullWidth>Full width</Button>
        <Button variant="secondary">A label that is far too long for its place and therefore goes on to a second line, whole</Button>
      </Grid>
    </Stack>
  ),
}

export const Press: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add vehicle' })
    await expect(button).toHaveAttribute('type', 'button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
}

function SaveButtons({ onSave }: { onSave: () => void }) {
  const [pending, setPending] = useState(false)
  return (
    <Stack align="start">
      <Button
        pending={pending}
        pendingLabel="Saving..."
        settledLabel="Saved"
        onClick={() => {
          onSave()
          setPending(true)
        }}
      >
        Save the changes
      </Button>
      <Button variant="secondary" onClick={() => setPending(false)}>
        Answer
      </Button>
    </Stack>
  )
}

const save = fn()

export const Pending: Story = {
  render: () => <SaveButtons onSave={save} />,
  play: async ({ canvas, userEvent }) => {
    save.mockClear()
    const button = canvas.getByRole('button', { name: 'Save the changes' })
    const { width } = button.getBoundingClientRect()
    await userEvent.click(button)
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toBe(button)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).not.toBeDisabled()
    await expect(Math.abs(button.getBoundingClientRect().width - width)).toBeLessThan(1)
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(save).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving...')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved')
  },
}

export const PendingLabelLongerThanTheButton: Story = {
  args: { children: 'OK', pending: true, pendingLabel: 'Processing...' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' })
    await expect(button.getBoundingClientRect().width).toBeLessThan(90)
  },
}

export const DisabledWithReason: Story = {
  args: { disabled: true, disabledReason: 'Add a bank account first', children: 'Withdraw' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Withdraw' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Add a bank account first')
    await expect(canvas.getByText('Add a bank account first')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const AsLink: Story = {
  args: { href: '#vehicles', children: 'See vehicles', variant: 'secondary' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See vehicles' })
    await expect(link).toHaveAttribute('href', '#vehicles')
    await expect(link).not.toHaveAttribute('type')
  },
}

export const AsLinkInANewTab: Story = {
  args: { href: 'https://example.com/', target: '_blank', children: 'Open at your bank' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open at your bank (opens in new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
  },
}

export const AsDownload: Story = {
  tags: ['one-theme'],
  args: { href: 'data:text/csv,trips', download: 'trips.csv', children: 'Export trips', variant: 'secondary', startIcon: <Download /> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Export trips' })
    await expect(link).toHaveAttribute('download', 'trips.csv')
    await expect(link).not.toHaveAttribute('target')
  },
}

export const AsDisabledLink: Story = {
  args: { href: '#vehicles', children: 'See vehicles', disabled: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See vehicles' })
    await expect(link).not.toHaveAttribute('href')
    await expect(link).toHaveAttribute('aria-disabled', 'true')
  },
}

export const AsChild: Story = {
  args: { asChild: true, children: <a href="#trips">Print the trips</a>, startIcon: <Download /> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Print the trips' })
    await expect(link).not.toHaveAttribute('type')
    await expect(link).not.toHaveAttribute('disabled')
  },
}

/** The text of a flush button is in line with its column: the padding extends beyond it. */
export const Flush: Story = {
  render: (args) => (
    <Stack gap="small" align="start" aria-label="Column" role="group">
      <Button {...args} variant="quiet" flush>
        Back
      </Button>
      <Button {...args} variant="quiet" size="small" flush>
        Back to vehicles
      </Button>
      <div>
        <Button {...args} variant="quiet" flush>
          Call 0803 123 4567
        </Button>
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('group', { name: 'Column' }).getBoundingClientRect()
    for (const name of ['Back', 'Back to vehicles', 'Call 0803 123 4567']) {
      const text = document.createRange()
      text.selectNodeContents(canvas.getByText(name))
      await expect(Math.abs(text.getBoundingClientRect().left - left)).toBeLessThan(1)
      await expect(text.getClientRects()).toHaveLength(1)
    }
  },
}

/** At the end of a column, such as the action of a card. */
export const FlushEnd: Story = {
  args: { variant: 'quiet', size: 'small', flush: 'end', children: 'Replace' },
  render: (args) => (
    <Stack align="end" aria-label="Column" role="group">
      <Button {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('group', { name: 'Column' }).getBoundingClientRect()
    const text = document.createRange()
    text.selectNodeContents(canvas.getByText('Replace'))
    await expect(Math.abs(text.getBoundingClientRect().right - right)).toBeLessThan(1)
  },
}
