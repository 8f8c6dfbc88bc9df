import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Checklist, type ChecklistItem, type ChecklistStatus } from './Checklist.tsx'

const names = ['Identity verification', 'Address verification', 'Company documents', 'Add vehicle', 'Add driver', 'Settlement account']
const stops = (...statuses: ChecklistStatus[]): ChecklistItem[] =>
  names.map((label, index) => ({
    id: label,
    label,
    status: statuses[index] ?? 'pending',
    optional: label === 'Add driver',
    href: label === 'Company documents' ? undefined : `#${index}`,
  }))

const late = stops('completed', 'completed', 'under-review', 'completed', 'completed', 'pending')

const meta = {
  title: 'UI/Structure/Checklist',
  component: Checklist,
  args: {
    title: 'Finish setting up',
    items: late,
    actionText: 'Add a settlement account so that we can pay your earnings.',
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
      <Checklist title="Nothing done" items={stops()} />
      <Checklist title="One sent" items={stops('completed', 'under-review')} />
      <Checklist
        title="Came back"
        items={late.map((item) => (item.id === 'Settlement account' ? { ...item, hint: 'The name does not match' } : item))}
      />
      <Checklist title="All done" items={stops(...names.map(() => 'completed' as const))} />
      <Checklist title="On its way" items={[]} loading />
      <Checklist title="Did not come" items={[]} error onRetry={() => {}} />
    </Stack>
  ),
}

export const SaysEveryStatus: Story = {
  play: async ({ canvas }) => {
    const stop = (index: number) => within(canvas.getAllByRole('listitem')[index] ?? document.body)
    await expect(canvas.getByText('of 6 done', { exact: false, selector: 'span' })).toHaveTextContent('4 of 6 done')
    await expect(stop(2).getByText('Under review')).toBeVisible()
    await expect(stop(4).getByText('Completed, optional')).toBeVisible()
    await expect(stop(2).queryByRole('link')).toBeNull()
    await expect(stop(0).queryByRole('link')).toBeNull()
  },
}

export const TheNextStopLeads: Story = {
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
