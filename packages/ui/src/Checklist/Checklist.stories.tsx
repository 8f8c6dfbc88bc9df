import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Checklist, type ChecklistItem, type ChecklistStatus } from './Checklist.tsx'

const names = ['Identity verification', 'Address verification', 'Company documents', 'Add vehicle', 'Add driver', 'Settlement account']
const tasks = (...statuses: ChecklistStatus[]): ChecklistItem[] =>
  names.map((label, index) => ({
    id: label,
    label,
    status: statuses[index] ?? 'pending',
    optional: label === 'Add driver',
    href: label === 'Company documents' ? undefined : `#${index}`,
  }))

const late = tasks('completed', 'completed', 'under-review', 'completed', 'completed', 'pending')

const meta = {
  title: 'UI/Structure/Checklist',
  component: Checklist,
  args: {
    title: 'Finish setting up',
    items: late,
    actionDescription: 'Add a settlement account so that we can pay your earnings.',
    action: (
      <Button size="small" href="#account">
        Add settlement account
      </Button>
    ),
  },
} satisfies Meta<typeof Checklist>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xlarge">
      <Checklist {...args} />
      <Checklist title="Nothing done" items={tasks()} />
      <Checklist title="One sent" items={tasks('completed', 'under-review')} />
      <Checklist
        title="Came back"
        items={late.map((item) =>
          item.id === 'Identity verification' ? { ...item, status: 'declined', href: '#identity', hint: 'The name does not match' } : item,
        )}
      />
      <Checklist title="All done" items={tasks(...names.map(() => 'completed' as const))} />
      <Checklist title="Loading" items={[]} loading />
      <Checklist title="Did not come" items={[]} error onRetry={() => {}} />
    </Stack>
  ),
}

export const ShowsEveryStatus: Story = {
  play: async ({ canvas }) => {
    const stop = (index: number) => within(canvas.getAllByRole('listitem')[index] ?? document.body)
    await expect(canvas.getByText('of 6 done', { exact: false, selector: 'span' })).toHaveTextContent('4 of 6 done')
    await expect(stop(2).getByText('Under review')).toBeVisible()
    await expect(stop(4).getByText('Completed, optional')).toBeVisible()
    await expect(stop(2).queryByRole('link')).toBeNull()
    await expect(stop(0).queryByRole('link')).toBeNull()
  },
}

/** A declined task is the next one, by a link that says so. */
export const DeclinedTaskIsALink: Story = {
  args: { items: tasks('completed', 'declined') },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Address verification Declined' })).toHaveAttribute('href', '#1')
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
  },
}

export const NextTaskIsALink: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Settlement account Pending' })
    await expect(link).toHaveAttribute('href', '#5')
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'step')
  },
}

export const Failed: Story = {
  args: { error: true, onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const ProgressBar: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Finish setting up' })
    await expect(bar).toHaveAttribute('aria-valuenow', '4')
    await expect(bar).toHaveAttribute('aria-valuetext', '4 of 6 done')
  },
}

export const DisabledReason: Story = {
  tags: ['one-theme'],
  args: {
    items: late.map((item, at) => (at === 5 ? { ...item, href: undefined, disabledReason: 'Opens when your company is verified' } : item)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opens when your company is verified')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Settlement account/ })).toBeNull()
  },
}

function ChangingChecklist({ byItself }: { byItself: boolean }) {
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!byItself) return
    const timer = setTimeout(() => setDone(true), 30)
    return () => clearTimeout(timer)
  }, [byItself])
  return (
    <div
      onClickCapture={(event) => {
        event.preventDefault()
        setDone(true)
      }}
    >
      <Checklist title="Finish setting up" items={done ? tasks('completed', 'completed') : tasks('completed')} />
    </div>
  )
}

export const AnnouncesChangesWhileFocused: Story = {
  tags: ['one-theme'],
  render: () => <ChangingChecklist byItself={false} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Address verification/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Address verification: Completed')
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
  },
}

export const SilentWhileNotFocused: Story = {
  tags: ['one-theme'],
  render: () => <ChangingChecklist byItself />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2'))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Hidden: Story = {
  args: { onHide: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: Finish setting up' }))
    await expect(args.onHide).toHaveBeenCalledOnce()
  },
}

export const HiddenWhenComplete: Story = {
  tags: ['one-theme'],
  args: {
    hideWhenComplete: true,
    // The driver is optional.
    items: tasks('completed', 'completed', 'completed', 'completed', 'pending', 'completed'),
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
}
