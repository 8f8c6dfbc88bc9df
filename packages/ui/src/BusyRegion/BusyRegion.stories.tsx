import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { BusyRegion } from './BusyRegion.tsx'

const meta = {
  title: 'UI/Feedback/BusyRegion',
  component: BusyRegion,
  args: { busy: true },
  // Outdated content is dimmed on purpose.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
} satisfies Meta<typeof BusyRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="halves">
      <BusyRegion busy={false}>
        <Card title="Fresh">417 trips</Card>
      </BusyRegion>
      <BusyRegion busy>
        <Card title="Of before">318 trips</Card>
      </BusyRegion>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('318 trips').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('417 trips').closest('[aria-busy]')).toBeNull()
  },
}

function Refreshes() {
  const [when, setWhen] = useState(false)
  return (
    <BusyRegion busy={when}>
      <Button onClick={() => setWhen(!when)}>Refresh</Button>
    </BusyRegion>
  )
}

export const KeepsFocus: Story = {
  render: () => <Refreshes />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    const { parentElement } = button
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(parentElement).toHaveAttribute('aria-busy', 'true')
    await expect(Number(getComputedStyle(parentElement ?? button).opacity)).toBeLessThan(1)
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(parentElement).not.toHaveAttribute('aria-busy')
  },
}

/** For the controls of the documentation. */
export const Playground: Story = { args: { children: 'Unsettled earnings: ₦1,284,500.00' } }
