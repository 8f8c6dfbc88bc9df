import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Loading, type LoadingProps } from './Loading.tsx'

const lines = (
  <>
    <Skeleton width="threeQuarters" />
    <Skeleton width="half" />
  </>
)

const meta = {
  title: 'UI/Feedback/Loading',
  component: Loading,
  args: { label: 'drivers', loading: true, placeholder: lines, children: <Text>Musa Bello, Chidi Okeke</Text> },
} satisfies Meta<typeof Loading>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Grid columns="halves">
      <Card title="Loading">
        <Loading {...args} delay={0} />
      </Card>
      <Card title="Loaded">
        <Loading {...args} loading={false} />
      </Card>
    </Grid>
  ),
}

function ToggledLoading(args: LoadingProps) {
  const [isLoading, setLoading] = useState(true)
  return (
    <Stack>
      <Button onClick={() => setLoading(!isLoading)}>Toggle</Button>
      <Loading {...args} loading={isLoading}>
        <p>Musa Bello</p>
        <p>Chidi Okeke</p>
      </Loading>
    </Stack>
  )
}

export const AnnouncesLongWaitsOnce: Story = {
  args: { announceAfter: 100, delay: 0, minDuration: 0 },
  render: (args) => <ToggledLoading {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('Loading drivers'))
    await expect(canvas.queryByText('Musa Bello')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }))
    await expect(await canvas.findByText('Musa Bello')).toBeVisible()
    await expect(status).toHaveTextContent('Drivers loaded')
  },
}

export const ReservesSpaceBeforeItIsVisible: Story = {
  args: { delay: 60_000, placeholder: <Skeleton data-part="line" /> },
  play: async ({ canvas, canvasElement }) => {
    const line = canvasElement.querySelector<HTMLElement>('[data-part="line"]')
    await expect(line).not.toBeVisible()
    await expect(line?.offsetHeight).toBe(24)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** What a server has rendered appears without scripts. */
export const AppearsWithoutScripts: Story = {
  args: { placeholder: <Skeleton data-part="line" /> },
  play: async ({ canvasElement }) => {
    // A copy follows no state: it stays as it is before the delay of the original has passed.
    const copy = canvasElement.appendChild(canvasElement.cloneNode(true)) as HTMLElement
    const line = copy.querySelector<HTMLElement>('[data-part="line"]')
    await expect(line?.parentElement).toHaveAttribute('class')
    await waitFor(() => expect(line).toBeVisible())
    copy.remove()
  },
}
