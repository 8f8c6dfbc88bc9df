import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Accordion, type AccordionItem } from './Accordion.tsx'

const fourSteps = ['Verify your identity', 'Verify your address', 'Add a vehicle with its documents', 'Add your settlement account']
const questions: AccordionItem[] = [
  { id: 'verified', title: 'How do I become a verified partner?', content: 'Finish these four steps.', steps: fourSteps },
  { id: 'paid', title: 'When and how do I get paid?', content: 'Every Friday, to your settlement account.' },
  {
    id: 'earnings',
    title: 'How do I see and download my earnings?',
    content: (
      <>
        Open <Link href="#earnings-page">Earnings</Link> and choose a period.
      </>
    ),
  },
]
const withOtherIds = (end: string) => questions.map((item) => ({ ...item, id: `${item.id}-${end}`, title: `${item.title} (${end})` }))

const meta = {
  title: 'UI/Structure/Accordion',
  component: Accordion,
  args: { items: questions, onValueChange: fn() },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack gap="huge">
      <Accordion items={questions} headingLevel={2} />
      <Accordion items={withOtherIds('none')} headingLevel={2} defaultValue={[]} />
      <Accordion items={withOtherIds('all')} headingLevel={2} type="multiple" defaultValue={withOtherIds('all').map(({ id }) => id)} />
      <Accordion
        headingLevel={2}
        items={[
          {
            id: 'long',
            title: 'A question that goes on for so long that it needs a second line. '.repeat(3),
            content: 'An answer. '.repeat(80),
          },
        ]}
      />
    </Stack>
  ),
}

export const SingleItemOpen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('heading', { level: 3, name: 'When and how do I get paid?' })).toBeVisible()
    await userEvent.click(second ?? document.body)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['paid'])
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('region', { name: 'When and how do I get paid?' })).toBeVisible()
    await expect(canvas.getByText('Finish these four steps.')).not.toBeVisible()
  },
}

export const KeyboardNavigation: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(second).toHaveFocus()
  },
}

export const MultipleItemsOpen: Story = {
  args: { type: 'multiple' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'When and how do I get paid?' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['verified', 'paid'])
    await expect(canvas.getByText('Finish these four steps.')).toBeVisible()
    await expect(canvas.getByText('Every Friday, to your settlement account.')).toBeVisible()
  },
}

export const FindInPage: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const answer = canvasElement.querySelector('#paid')
    await waitFor(() => expect(answer).toHaveAttribute('hidden', 'until-found'))
    answer?.dispatchEvent(new Event('beforematch'))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'When and how do I get paid?' })).toHaveAttribute('aria-expanded', 'true'),
    )
    await expect(answer).not.toHaveAttribute('hidden')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['paid'])
  },
}

export const OpenedByUrlHash: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const before = location.href
    try {
      history.replaceState(history.state, '', '#earnings')
      window.dispatchEvent(new HashChangeEvent('hashchange'))
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'How do I see and download my earnings?' })).toHaveAttribute('aria-expanded', 'true'),
      )
      await expect(canvas.getByRole('button', { name: /verified partner/ })).toHaveAttribute('aria-expanded', 'false')
    } finally {
      history.replaceState(history.state, '', before)
    }
  },
}

export const NotCollapsible: Story = {
  tags: ['one-theme'],
  args: { collapsible: false },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button')
    await expect(first).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(first ?? document.body)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(second ?? document.body)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['paid'])
    await expect(first).not.toHaveAttribute('aria-disabled')
  },
}

export const StepsInOrder: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem').map((step) => step.textContent)).toEqual(fourSteps),
}

export const NoRegionsWithManyItems: Story = {
  args: { items: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, title: `Question ${id}`, content: `Answer ${id}` })) },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
}

function ControlledAccordion() {
  const [value, setValue] = useState<readonly string[]>([])
  return (
    <Stack>
      <Button onClick={() => setValue(['earnings'])}>Help with earnings</Button>
      <Accordion items={questions} value={value} onValueChange={setValue} />
    </Stack>
  )
}

export const Controlled: Story = {
  render: () => <ControlledAccordion />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help with earnings' }))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Earnings' })).toHaveFocus()
  },
}

export const RightToLeftAndNarrow: Story = {
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 288 }}>
      <Accordion {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getAllByRole('button')[0]
    const [title, chevron] = [...(trigger?.children ?? [])].map((part) => part.getBoundingClientRect().left)
    await expect(chevron).toBeLessThan(title ?? 0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
