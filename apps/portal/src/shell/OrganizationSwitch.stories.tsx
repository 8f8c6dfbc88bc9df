import type { Meta, StoryObj } from '@storybook/react-vite'
import type { DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Shell/OrganizationSwitch',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings', as: 'multi', organization: 'multi' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const findButton = (canvas: Canvas, name: string) => canvas.findByRole('button', { name: new RegExp(`^${name} ?, switch organisation$`) })
/** The avatar's initials are no part of the names. */
const expectOptions = async (...names: RegExp[]) => {
  const options = screen.getAllByRole('option')
  await expect(options).toHaveLength(names.length)
  for (const [index, name] of names.entries()) await expect(options[index]).toHaveAccessibleName(name)
}

/** By keyboard: the present organisation is marked, and the role in each stands under its name. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await findButton(canvas, 'Multi Ventures')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const list = await screen.findByRole('listbox', { name: 'Organisations' })
    await waitFor(() => expect(list).toHaveFocus())
    await expectOptions(
      /^Multi Ventures ?, Owner$/,
      /^Okafor Mobility Limited ?, Staff$/,
      /^Unfinished Transport ?, Admin, set-up not complete$/,
    )
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Multi Ventures')
    await expect(screen.queryByRole('combobox', { name: 'Search organisations' })).toBeNull()
  },
}

/** The rights change with the organisation, and a page that they do not open is left without a word of complaint. */
export const Switches: Story = {
  args: { at: '/trips', as: 'two-orgs', organization: 'okafor' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findButton(canvas, 'Okafor Mobility Limited'))
    const list = await screen.findByRole('listbox', { name: 'Organisations' })
    await waitFor(() => expect(list).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await canvas.findByRole('heading', { level: 1, name: 'Welcome' })
    await expectToast(/^You are now working for /)
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Earnings', 'Settings'])
    await expect(canvas.queryByText('Okafor Mobility Limited')).toBeNull()
    await expect(canvas.queryByText(/You do not have access/)).toBeNull()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** What is not saved is asked about before the switch: a user who stays goes on in the same organisation, with what they typed. */
export const AsksFirst: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const lastName = await canvas.findByLabelText('Last name')
    await userEvent.type(lastName, 'Obi')
    const chooseOther = async () => {
      await userEvent.click(await findButton(canvas, 'Multi Ventures'))
      await userEvent.click(await screen.findByRole('option', { name: /^Okafor Mobility Limited/ }))
      return within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }))
    }
    await userEvent.click((await chooseOther()).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(lastName).toHaveValue('ChukwuObi')
    await userEvent.click((await chooseOther()).getByRole('button', { name: 'Leave' }))
    await findButton(canvas, 'Okafor Mobility Limited')
    await expect(await canvas.findByLabelText('Last name')).toHaveValue('Chukwu')
  },
}

/** An organisation whose set-up is incomplete is not chosen. */
export const Incomplete: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const button = await findButton(canvas, 'Multi Ventures')
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('option', { name: /^Unfinished Transport/ }))
    await expectToast('This profile setup is yet to be completed')
    await expect(await findButton(canvas, 'Multi Ventures')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** Seven organisations. */
const joinMore: DemoSetup = ({ people: { multi } }) => {
  for (const organization of ['musa', 'express', 'swift', 'udoh'])
    multi.memberships.push({ id: `mem_${organization}`, organization, role: 'staff', roles: ['partner_staff'], disabled: 0 })
}

/** From seven organisations on there is a search field. */
export const Many: Story = {
  args: { setup: joinMore },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findButton(canvas, 'Multi Ventures'))
    const search = await screen.findByRole('combobox', { name: 'Search organisations' })
    await waitFor(() => expect(search).toHaveFocus())
    await expect(screen.getAllByRole('option')).toHaveLength(7)
    await userEvent.type(search, 'okafor')
    await expectOptions(/^Okafor Mobility Limited ?, Staff$/)
    await userEvent.keyboard('{Enter}')
    await findButton(canvas, 'Okafor Mobility Limited')
    await canvas.findByRole('heading', { level: 1, name: 'Settings' })
  },
}

/** With one organisation the name is plain text. */
export const OnlyOne: Story = {
  args: { as: 'staff', organization: undefined },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Okafor Mobility…')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /switch organisation/ })).toBeNull()
  },
}
