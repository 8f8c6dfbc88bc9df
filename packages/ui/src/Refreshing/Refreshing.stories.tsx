import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Refreshing } from './Refreshing.tsx'

const meta = {
  title: 'UI/Feedback/Refreshing',
  component: Refreshing,
  args: { when: true },
  // Dimmed content is on its way out; its contrast is lowered on purpose for as long as that lasts.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
} satisfies Meta<typeof Refreshing>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="halves">
      <Refreshing when={false}>
        <Card title="Fresh">417 trips</Card>
      </Refreshing>
      <Refreshing when>
        <Card title="Of before">318 trips</Card>
      </Refreshing>
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
    <Refreshing when={when}>
      <Button onClick={() => setWhen(!when)}>Refresh</Button>
    </Refreshing>
  )
}

export const TheFocusStays: Story = {
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
