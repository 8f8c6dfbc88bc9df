import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InertLinks } from '../private/stories/InertLinks.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Stepper, type StepperStep } from './Stepper.tsx'

const company: StepperStep[] = [
  { id: 'information', label: 'Company information', status: 'complete', href: '#information' },
  { id: 'address', label: 'Proof of address', status: 'current', href: '#address' },
  { id: 'cities', label: 'Cities', status: 'upcoming', optional: true, href: '#cities' },
  { id: 'account', label: 'Settlement account', status: 'upcoming' },
]
const meta = {
  title: 'UI/Structure/Stepper',
  component: Stepper,
  args: { 'aria-label': 'Company set-up', steps: company },
  decorators: [
    (Story) => (
      <InertLinks>
        <Story />
      </InertLinks>
    ),
  ],
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

const failed = company.map((step) => (step.status === 'current' ? { ...step, status: 'error' as const } : step))

export const Overview: Story = {
  render: () => (
    <Stack gap="huge">
      <Stepper aria-label="Company" steps={company} />
      <Stepper aria-label="Identity" steps={company.slice(0, 2)} />
      <Stepper aria-label="Failed" steps={failed} />
      <Stepper aria-label="Upright" steps={company} orientation="vertical" />
      <div dir="rtl">
        <Stepper aria-label="From right to left" steps={company} />
      </div>
    </Stack>
  ),
}

export const CompletedStepsAreLinks: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#information'])
    await expect(links[0]).toHaveAccessibleName(/^Company information ?, completed$/)
    const items = canvas.getAllByRole('listitem')
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
    await expect(canvas.getByText(/^Step 2 of 4/)).toBeInTheDocument()
  },
}

export const NonLinear: Story = {
  args: { nonLinear: true },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(2),
}

const phone = (story: Story): Story => ({ ...story, globals: { viewport: { value: 'phone' } } })

export const OnPhone: Story = phone({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 4').closest('p')).toHaveTextContent('Step 2 of 4. Next: Cities')
    if (window.matchMedia('(min-width: 640px)').matches) return
    await expect(canvas.getByText(/^Step 2 of 4/)).toBeVisible()
    // All labels are still read, and all markers visible.
    const steps = canvas.getAllByRole('listitem')
    await expect(steps.map((step) => step.getBoundingClientRect().width >= 24)).toEqual([true, true, true, true])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

/** The marker of a completed step is pressed where its label is hidden. */
export const MarkersOnPhone: Story = phone({
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const marker = canvas.getAllByRole('listitem')[0]?.firstElementChild ?? document.body
    const { left, top, width, height } = marker.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const link = canvas.getByRole('link', { name: /^Company information/ })
    for (const [dx, dy] of [
      [0, 0],
      [0, -20],
      [20, 20],
    ] as const)
      await expect([dx, dy, document.elementFromPoint(x + dx, y + dy)]).toEqual([dx, dy, link])
    const place = link.getBoundingClientRect()
    // A press, which gives it the focus, does not move it from under the finger.
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: link }])
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect()).toEqual(place)
  },
})

/** A page at 400 % zoom has a keyboard: what has the focus is seen. */
export const FocusOnPhone: Story = phone({
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^Company information/ })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    const { left, top, width, height } = link.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const AllDone: Story = phone({
  args: { steps: company.map((step) => ({ ...step, status: 'complete' as const })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 4 steps completed')).toBeInTheDocument()
    for (const step of canvas.getAllByRole('listitem')) await expect(step).not.toHaveAttribute('aria-current')
  },
})

export const StepWithError: Story = {
  tags: ['one-theme'],
  args: { steps: failed },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('listitem')
    await expect(second).toHaveTextContent('Proof of address, needs attention')
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** A step that was completed and needs attention again is a link, and the current step stays where the user is. */
export const EarlierStepWithError: Story = {
  tags: ['one-theme'],
  args: { steps: company.map((step, index) => (index === 0 ? { ...step, status: 'error' as const } : step)) },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/^Company information ?, needs attention$/)
    await expect(canvas.getByText(/^Step 2 of 4/)).toBeInTheDocument()
  },
}

/** Five steps in the column of a form: each label has one line. */
export const FiveStepsInAForm: Story = {
  globals: { viewport: { value: 'desktop' } },
  tags: ['one-theme'],
  args: {
    steps: [
      { id: 'person', label: 'Person', status: 'current' },
      { id: 'licence', label: 'Licence and LASDRI', status: 'upcoming' },
      { id: 'documents', label: 'Documents', status: 'upcoming', optional: true },
      { id: 'vehicle', label: 'Vehicle', status: 'upcoming', optional: true },
      { id: 'review', label: 'Review', status: 'upcoming' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const word of ['Person', 'Licence and LASDRI', 'Documents', 'Vehicle', 'Review']) {
      const text = canvas.getByText(word).firstChild
      if (text === null) throw new Error(`${word} has no text`)
      const range = document.createRange()
      range.selectNode(text)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      await expect(lines.size).toBe(1)
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
