import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Link } from '../Link/Link.tsx'
import { ErrorState, type ErrorStateKind, type ErrorStateProps } from './ErrorState.tsx'

const meta = { title: 'UI/Data/ErrorState', component: ErrorState, args: { title: 'Vehicles did not load', onRetry: fn() } } satisfies Meta<
  typeof ErrorState
>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xlarge">
      <Card padding="none">
        <ErrorState {...args} description="The server did not answer. Your work is safe." reference="req_01JD3K" />
      </Card>
      <Card padding="none">
        <ErrorState {...args} retrying />
      </Card>
      <Card title="Trips per day">
        <ErrorState compact titleLevel={3} title="Could not load" onRetry={args.onRetry} />
      </Card>
    </Stack>
  ),
}

export const Retry: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Vehicles did not load')
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(retry).toHaveFocus()
  },
}

const kinds: ErrorStateKind[] = ['error', 'offline', 'forbidden', 'not-found', 'chunk']

export const AllKinds: Story = {
  render: () => (
    <Stack gap="xlarge">
      {kinds.map((kind) => (
        <Card key={kind} padding="none">
          <ErrorState
            kind={kind}
            page="Earnings"
            action={kind === 'forbidden' ? <Link href="#settings">Go to settings</Link> : undefined}
          />
        </Card>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You do not have access to view Earnings page')).toBeVisible()
    // Only a failed chunk offers a reload by default.
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['Reload'])
  },
}

export const CustomTitle: Story = {
  args: { kind: 'not-found', title: 'Missing token', onRetry: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Missing token' })).toBeVisible(),
}

export const CopyReference: Story = {
  args: { reference: 'req_01JD3K' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reference: req_01JD3K')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy reference' })).toBeVisible()
  },
}

export const OfflineError: Story = {
  args: { description: 'The server answered with 503.' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Vehicles did not load' })).toBeVisible()
    const online = Object.getOwnPropertyDescriptor(navigator, 'onLine')
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    window.dispatchEvent(new Event('offline'))
    await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible()
    await expect(canvas.queryByText('The server answered with 503.')).toBeNull()
    if (online) Object.defineProperty(navigator, 'onLine', online)
    else Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByRole('heading', { name: 'Vehicles did not load' })).toBeVisible()
  },
}

function RecoveringContent(props: ErrorStateProps) {
  const [state, setState] = useState<'failed' | 'waiting' | 'there'>('failed')
  return (
    <section aria-label="Vehicles">
      <Button onClick={() => setState('there')}>Answer</Button>
      {state === 'there' ? (
        <p>12 vehicles</p>
      ) : (
        <ErrorState {...props} retrying={state === 'waiting'} onRetry={() => setState('waiting')} />
      )}
    </section>
  )
}

export const MovesFocusToTheRegionWhenContentLoads: Story = {
  render: (args) => <RecoveringContent {...args} />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    await expect(retry).toHaveFocus()
    await expect(retry).toHaveAttribute('aria-disabled', 'true')
    canvas.getByRole('button', { name: 'Answer' }).click()
    await waitFor(() => expect(canvas.getByText('12 vehicles')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Vehicles' })).toHaveFocus())
  },
}
