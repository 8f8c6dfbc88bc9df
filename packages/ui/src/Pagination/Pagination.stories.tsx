import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { InertLinks } from '../private/stories/InertLinks.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Pagination, type PaginationProps } from './Pagination.tsx'

const meta = {
  title: 'UI/Structure/Pagination',
  component: Pagination,
  args: { label: 'members', page: 2, total: 25, onPageChange: fn() },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack>
      <Pagination label="two pages" page={1} total={12} note="as of 14:32" />
      <Pagination label="ten pages" page={5} total={100} />
      <Pagination label="a thousand pages" page={1000} total={10_000} />
      <Pagination label="two beside each" page={10} total={200} siblings={2} />
      <Pagination label="unknown total" page={3} hasNext />
      <Pagination label="in a narrow place" page={3} total={100} compact />
      <Pagination label="with a choice of sizes" page={2} total={240} pageSize={25} pageSizeOptions={[10, 25, 50]} />
      <Pagination label="one page that says how many" page={1} total={8} showSinglePage />
      <Pagination label="on its way" page={1} loading />
      <div dir="rtl">
        <Pagination label="from right to left" page={1} total={25} />
      </div>
    </Stack>
  ),
}

function Turning(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  const [pageSize, setPageSize] = useState(props.pageSize)
  return (
    <Pagination
      {...props}
      page={page}
      pageSize={pageSize}
      onPageChange={(next) => {
        props.onPageChange?.(next)
        setPage(next)
      }}
      onPageSizeChange={(size, next) => {
        props.onPageSizeChange?.(size, next)
        setPageSize(size)
        setPage(next)
      }}
    />
  )
}

export const ChangesPages: Story = {
  render: (args) => <Turning {...args} />,
  tags: ['one-theme'],
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    await expect(canvas.getByRole('navigation', { name: 'Pagination, members' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('11 to 20 of 25')
    await userEvent.click(next)
    await expect(canvas.getByRole('status')).toHaveTextContent('21 to 25 of 25')
    // At the end of the list nothing happens and focus stays.
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenCalledTimes(1)
  },
}

export const ByKeyboard: Story = {
  args: { page: 1 },
  render: (args) => <Turning {...args} />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Page 1' }).focus()
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('button').filter((step) => step.ariaCurrent === 'page')).toHaveLength(1)
  },
}

export const BeyondLastPage: Story = {
  args: { page: 9 },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('21 to 25 of 25'),
}

export const SinglePage: Story = {
  args: { page: 1, total: 0 },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
}

export const AsLinks: Story = {
  args: { page: 1, getHref: (page) => `#members-${page}` },
  decorators: [
    (Story) => (
      <InertLinks>
        <Story />
      </InertLinks>
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

export const UnknownTotal: Story = {
  args: { page: 3, total: undefined, hasNext: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Page 3')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('21 to 30')
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4)
  },
}

export const Compact: Story = {
  args: { compact: true, total: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 2 of 10')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}

export const PageSizeKeepsFirstRow: Story = {
  args: { page: 4, pageSize: 10, total: 240, pageSizeOptions: [10, 25, 50], onPageSizeChange: fn() },
  render: (args) => <Turning {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('31 to 40 of 240')
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Rows on a page' }), '25 rows')
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(25, 2)
    await expect(canvas.getByRole('status')).toHaveTextContent('26 to 50 of 240')
  },
}

export const Loading: Story = {
  args: { loading: true, total: undefined, page: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
    const next = canvas.getByRole('button', { name: 'Next page' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(args.onPageChange).not.toHaveBeenCalled()
  },
}

function WithAHeading(props: PaginationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack>
      <h2 ref={heading} tabIndex={-1}>
        Members
      </h2>
      <Turning {...props} focusAfterChange={heading} />
    </Stack>
  )
}

export const MovesFocusToList: Story = {
  render: (args) => <WithAHeading {...args} />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByRole('heading', { name: 'Members' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('21 to 25 of 25')
  },
}

function Shrinking(props: PaginationProps) {
  const [total, setTotal] = useState(21)
  return (
    <Stack>
      <Button onClick={() => setTotal(20)}>Delete the last</Button>
      <Pagination {...props} page={3} total={total} />
    </Stack>
  )
}

export const LastRowDeleted: Story = {
  render: (args) => <Shrinking {...args} />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('21 to 21 of 21')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the last' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('11 to 20 of 20')
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  },
}
