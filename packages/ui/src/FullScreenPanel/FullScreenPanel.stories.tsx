import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FullScreenPanel } from './FullScreenPanel.tsx'

const fields = (count: number) => (
  <Stack gap="xlarge">
    <TextField label="Email address" hint="They get a link that works for 7 days." />
    {Array.from({ length: count }, (_unused, i) => (
      <TextField key={i} label={`Detail ${i + 1}`} />
    ))}
  </Stack>
)
const meta = {
  title: 'UI/Overlays/FullScreenPanel',
  component: FullScreenPanel,
  args: {
    title: 'Invite member',
    children: fields(1),
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Send invite</Button>
      </>
    ),
    onOpenChange: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof FullScreenPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  args: {
    defaultOpen: true,
    width: 'formAndPreview',
    children: (
      <Grid columns="twoToOne">
        {fields(1)}
        <Card title="What they will see">The dashboard shows trips and counts, no money.</Card>
      </Grid>
    ),
  },
}

export const FillsTheWindow: Story = {
  args: { trigger: <Button>Invite</Button> },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Invite' })
    await userEvent.click(trigger)
    const panel = await screen.findByRole('dialog', { name: 'Invite member' })
    const { width, height } = panel.getBoundingClientRect()
    await expect([Math.round(width), Math.round(height)]).toEqual([document.documentElement.clientWidth, window.innerHeight])
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveFocus())
    await expect(Math.round(screen.getByRole('button', { name: 'Send invite' }).getBoundingClientRect().bottom)).toBeLessThanOrEqual(
      window.innerHeight,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const HeaderAndFooterStayVisible: Story = {
  args: { defaultOpen: true, children: fields(20) },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Invite member' })
    const last = screen.getByRole('textbox', { name: 'Detail 20' })
    last.focus()
    const foot = screen.getByRole('button', { name: 'Send invite' }).getBoundingClientRect()
    // The focused element is never behind the footer.
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.top)
    await expect(screen.getByRole('heading', { name: 'Invite member' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

export const CloseRequestCanBeRejected: Story = {
  args: { defaultOpen: true, onCloseRequest: () => false },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Invite member' })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog', { name: 'Invite member' })).toBeVisible()
  },
}
