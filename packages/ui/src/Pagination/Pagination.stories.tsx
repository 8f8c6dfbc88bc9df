import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { StayHere } from '../private/stories/StayHere.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Pagination, type PaginationProps } from './Pagination.tsx'

const meta = {
  title: 'UI/Navigation/Pagination',
  component: Pagination,
  args: { label: 'members', page: 2, total: 25, onPageChange: fn() },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack>
      <Pagination label="two pages" page={1} total={12} />
      <Pagination label="ten pages" page={5} total={100} />
      <Pagination label="a thousand pages" page={1000} total={10_000} />
      <Pagination label="nobody knows how many" page={3} hasNext />
      <div dir="rtl">
        <Pagination label="from right to left" page={1} total={25} />
      </div>
    </Stack>
  ),
}

function Turning(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        props.onPageChange?.(next)
        setPage(next)
      }}
    />
  )
}

export const Turns: Story = {
  render: (args) => <Turning {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    await expect(canvas.getByRole('navigation', { name: 'Pagination, members' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('11 to 20 of 25')
    await userEvent.click(next)
    await expect(canvas.getByRole('status')).toHaveTextContent('21 to 25 of 25')
    // The end of the list: nothing more happens, and the focus is not lost.
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenCalledTimes(1)
  },
}

export const BeyondTheEnd: Story = {
  args: { page: 9 },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('21 to 25 of 25'),
}

export const OnePage: Story = {
  args: { page: 1, total: 0 },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
}

export const AsLinks: Story = {
  args: { page: 1, hrefFor: (page) => `#members-${page}` },
  decorators: [
    (Story) => (
      <StayHere>
        <Story />
      </StayHere>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('link', { name: 'Next page' })
    await expect(next).toHaveAttribute('href', '#members-2')
    await userEvent.click(next)
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
  },
}
