import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@vehicle-partner/ui'
import { expect, fn, screen } from 'storybook/test'
import { CitiesForm } from './CitiesForm.tsx'

const names = ['Lagos', 'Abuja', 'Ibadan', 'Abeokuta', 'Benin City', 'Kano', 'Enugu']

const meta = {
  title: 'Forms/CitiesForm',
  component: CitiesForm,
  args: {
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    options: names.map((name) => ({ id: name.toLowerCase(), name })),
    secondaryAction: <Button variant="quiet">Continue later</Button>,
  },
} satisfies Meta<typeof CitiesForm>
export default meta
type Story = StoryObj<typeof meta>

/** Three are chosen. */
export const Overview: Story = { args: { chosen: ['lagos', 'ibadan', 'abeokuta'] } }

/** Selected cities are listed first, the others from A to Z; the list stays open after a pick. */
export const Open: Story = {
  args: { chosen: ['lagos', 'ibadan', 'abeokuta'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Cities' }))
    await expect(await screen.findByText('3 chosen')).toBeVisible()
    await expect(screen.getByText('Other cities')).toBeVisible()
    await userEvent.click(screen.getByRole('option', { name: 'Abuja' }))
    await expect(screen.getByRole('option', { name: 'Kano' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove Abuja' })).toBeVisible()
  },
}

export const Empty: Story = {}

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
    await expect(await canvas.findByText('Please select at least one city of operation')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  args: { chosen: ['lagos'], onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const RejectedField: Story = {
  args: { chosen: ['lagos'], onSubmit: fn(() => Promise.reject({ message: 'No', fields: { cities: 'We do not work there any more' } })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
    await expect(await canvas.findByText('We do not work there any more')).toBeVisible()
  },
}
