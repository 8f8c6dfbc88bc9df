import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  title: 'UI/Fields/ErrorSummary',
  component: ErrorSummary,
  // Not in the documentation, because focusing it would scroll the page.
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  args: {
    errors: [
      { field: 'first', message: 'Please provide your first name' },
      { field: 'email', message: 'Invalid email' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: ({ errors }) => (
    <Stack>
      <ErrorSummary errors={errors} />
      <ErrorSummary errors={errors.slice(0, 1)} level={3} />
      <ErrorSummary errors={[{ message: 'The invitation has been taken back. Ask for a new one.' }]} labels={{ one: 'Nothing was sent' }} />
    </Stack>
  ),
}

const documents = [
  { value: 'nin', label: 'NIN' },
  { value: 'bvn', label: 'BVN' },
]
const wrong: Record<string, string> = {
  first: 'Please provide your first name',
  document: 'Choose one',
  pay: 'Enter a sum',
  expires: 'Write day, month and year',
}

function PersonForm({ far = false }) {
  const [attempt, setAttempt] = useState(0)
  const [fixed, setFixed] = useState<readonly string[]>([])
  const open = attempt === 0 ? [] : Object.keys(wrong).filter((field) => !fixed.includes(field))
  const error = (field: string) => (open.includes(field) ? wrong[field] : undefined)
  const fix = (field: string) => () => setFixed((before) => [...before, field])
  return (
    <form
      aria-label="PersonForm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAttempt(attempt + 1)
      }}
    >
      <Stack>
        <ErrorSummary submitCount={attempt} errors={open.map((field) => ({ field, message: wrong[field] ?? '' }))} />
        {far ? <div style={{ blockSize: 1600 }} /> : null}
        <TextField id="first" label="First name" error={error('first')} onValueChange={fix('first')} />
        <RadioGroup label="Document" name="document" options={documents} error={error('document')} />
        <MoneyField label="Pay" name="pay" error={error('pay')} />
        <DateField label="Expiry date" name="expires" today="2026-11-21" error={error('expires')} />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  )
}

export const FocusesOnFailedSubmit: Story = {
  render: () => <PersonForm />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const heading = canvas.getByRole('heading', { level: 2, name: '4 answers need a correction' })
    await expect(heading).toHaveFocus()
    const summary = canvas.getByRole('region', { name: '4 answers need a correction' })
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(Object.values(wrong))
    // A fixed error is removed, and focus stays in the field.
    const first = canvas.getByLabelText('First name')
    await userEvent.type(first, 'Ọlá')
    await expect(canvas.getByRole('heading', { name: '3 answers need a correction' })).not.toHaveFocus()
    await expect(first).toHaveFocus()
    // Another failed submit focuses it again.
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('heading', { name: '3 answers need a correction' })).toHaveFocus()
  },
}

export const LinksToEveryKindOfField: Story = {
  render: () => <PersonForm />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const { href } = window.location
    const targets = [
      ['Please provide your first name', canvas.getByLabelText('First name')],
      ['Choose one', canvas.getByRole('radio', { name: 'NIN' })],
      ['Enter a sum', canvas.getByLabelText('Pay')],
      ['Write day, month and year', canvas.getByRole('textbox', { name: 'Expiry date' })],
    ] as const
    for (const [name, control] of targets) {
      await userEvent.click(canvas.getByRole('link', { name }))
      await expect(control).toHaveFocus()
    }
    await expect(window.location.href).toBe(href)
    canvas.getByRole('link', { name: 'Choose one' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('radio', { name: 'NIN' })).toHaveFocus()
  },
}

export const ScrollsTheLabelIntoView: Story = {
  render: () => <PersonForm far />,
  // In a docs page stories do not scroll.
  tags: ['one-theme', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    for (const [link, labelText] of [
      ['Write day, month and year', 'Expiry date'],
      ['Please provide your first name', 'First name'],
      ['Choose one', 'Document'],
    ] as const) {
      window.scrollTo(0, 0)
      await userEvent.click(canvas.getByRole('link', { name: link }))
      const label = canvas.getByText(labelText).getBoundingClientRect()
      await expect(label.top).toBeGreaterThanOrEqual(0)
      await expect(label.bottom).toBeLessThanOrEqual(window.innerHeight)
    }
    window.scrollTo(0, 0)
  },
}

export const NarrowRightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <ErrorSummary {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region')
    await expect(summary.scrollWidth).toBeLessThanOrEqual(320)
    await expect(summary.firstElementChild?.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByRole('heading').getBoundingClientRect().left,
    )
  },
}

/** For the controls of the documentation. */
export const Playground: Story = {}
