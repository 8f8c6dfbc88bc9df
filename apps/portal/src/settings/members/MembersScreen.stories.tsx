// Longer than most files: each state of the members and of the panel is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { demoNow, demoOrganizations, failWith, loseConnection, type DemoData, type DemoSetup } from '@vehicle-partner/api/mock'
import { createFakeRealtime } from '@vehicle-partner/api/realtime'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/settings/members',
  as: 'owner',
  queries: { 'members.list': 'The members could not be loaded' },
  // The owner is always there: an empty list comes from another server.
  empty: {
    setup: [
      ({ people, team }) => {
        team.invitations = []
        for (const person of Object.values(people)) if (person !== people.owner) person.memberships = []
      },
    ],
    text: 'Adaeze Okafor (you)',
  },
  forbidden: { as: 'trips', text: 'You do not have access to view Members page' },
}

const meta = {
  title: 'Portal/Settings/Members',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type User = { click: (element: Element) => Promise<void> }

const findRow = async (canvas: Canvas, name: string | RegExp) => canvas.findByRole('row', { name })

/** Opens the menu of a row and selects an item. */
async function select(canvas: Canvas, userEvent: User, name: string, item: string | RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const findDialog = (name: string) => screen.findByRole('alertdialog', { name })
const proceed = async (userEvent: User, title: string, text: string) =>
  userEvent.click(within(await findDialog(title)).getByRole('button', { name: text }))

export const Members: Story = {
  play: async ({ canvas, userEvent }) => {
    const own = await findRow(canvas, /Adaeze Okafor \(you\)/)
    await expect(within(own).queryByRole('button', { name: /^Actions/ })).toBeNull()
    await userEvent.click(within(own).getByRole('button', { name: 'Why can I not change my own access?' }))
    await expect(await screen.findByText(/^You are the only owner/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(within(await findRow(canvas, /Bola Adeyemi/)).getByText('Trip manager')).toBeVisible()
    await expect((await canvas.findAllByText('1 to 10 of 15'))[0]).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible())
    await expect(await canvas.findByText('Bola Adeyemi')).toBeVisible()
    // Beside the title, and once.
    await expect(canvas.getAllByRole('link', { name: 'Invite member' })).toHaveLength(1)
  },
}

/** Staff reads: the controls are not there, and the address of a panel opens nothing. */
export const AsStaff: Story = {
  args: { as: 'staff', at: '/settings/members?member=new' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await findRow(canvas, /Grace Etim \(you\)/)
    for (const name of [/^Actions/, 'Invite member', /^Why can I/]) await expect(canvas.queryByRole('button', { name })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Invite member' })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
    const tabs = within(canvas.getByRole('navigation', { name: 'Settings' })).getAllByRole('link')
    await expect(tabs.map(({ textContent }) => textContent)).toEqual(['Profile Information', 'Company Information', 'Members', 'Roles'])
  },
}

/** The panel with an address and a role, before it is sent. */
export const RoleChosen: Story = {
  args: { at: '/settings/members?member=new' },
  tags: ['one-theme'],
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Invite member' }))
    await userEvent.type(await panel.findByLabelText('Email address'), '  ngozi.umeh@gmail.com ')
    await expect(panel.getByRole('button', { name: 'Send invite' })).toBeDisabled()
    await userEvent.click(panel.getByRole('checkbox', { name: 'Trip manager' }))
    await waitFor(() => expect(panel.getByRole('button', { name: 'Send invite' })).toBeEnabled())
  },
}

export const InvitePanel: Story = {
  args: RoleChosen.args,
  play: async (context) => {
    await RoleChosen.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Send invite' }))
    await expectToast('Invite sent Successfully')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await context.canvas.findAllByText('1 to 10 of 16'))[0]).toBeVisible()
    // What was just sent stands on top.
    await waitFor(() => expect(context.canvas.getAllByRole('row')[1]).toHaveTextContent('ngozi.umeh@gmail.com'))
  },
}

/** The toast and the field have the message of the server; what was typed stays, and closing asks first. */
export const AlreadyAMember: Story = {
  args: { at: '/settings/members?member=new' },
  tags: ['one-theme'],
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Invite member' }))
    await userEvent.type(await panel.findByLabelText('Email address'), 'trips@demo.test')
    await userEvent.click(panel.getByRole('checkbox', { name: 'Staff' }))
    await userEvent.click(panel.getByRole('button', { name: 'Send invite' }))
    await expectToast('This person is already a member')
    const address = panel.getByLabelText('Email address')
    await expect(address).toHaveAccessibleDescription(expect.stringContaining('This person is already a member'))
    for (const answer of ['Stay', 'Leave']) {
      await expect(address).toHaveValue('trips@demo.test')
      await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
      await proceed(userEvent, 'Close without inviting?', answer)
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Invite member' })).toBeNull())
  },
}

/** A phone has dropped the tab: the panel has what was typed, and closing asks first. */
export const InviteAfterReload: Story = {
  args: {
    at: RoleChosen.args?.at,
    storedInTab: {
      'DRAFT_INVITE_MEMBER_000001-1_prt_01JN9QW4RG0000000000000001':
        '{"version":1,"values":{"member_email":"ngozi.umeh@gmail.com","member_roles":["partner_staff"]}}',
    },
  },
  tags: ['one-theme'],
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Invite member' }))
    await expect(await panel.findByLabelText('Email address')).toHaveValue('ngozi.umeh@gmail.com')
    await expect(panel.getByRole('checkbox', { name: 'Staff' })).toBeChecked()
    await waitFor(() => expect(panel.getByRole('button', { name: 'Send invite' })).toBeEnabled())
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
    await proceed(userEvent, 'Close without inviting?', 'Leave')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Invite member' })).toBeNull())
  },
}

/**
 * A failure without a message of the server (spec section 8). Without a network the call fails at once, also where the browser knows: it is
 * not kept to be sent after the panel was closed.
 */
export const InviteFails: Story = {
  args: { at: '/settings/members?member=new', setup: loseConnection('members.invite') },
  tags: ['one-theme'],
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Invite member' }))
    await userEvent.type(await panel.findByLabelText('Email address'), 'ngozi.umeh@gmail.com')
    await userEvent.click(panel.getByRole('checkbox', { name: 'Staff' }))
    onlineManager.setOnline(false)
    try {
      await userEvent.click(panel.getByRole('button', { name: 'Send invite' }))
      await expectToast('An error occured')
      await waitFor(() => expect(panel.getByRole('button', { name: 'Send invite' })).toBeEnabled())
    } finally {
      onlineManager.setOnline(true)
    }
  },
}

export const PanelFails: Story = {
  args: { at: '/settings/members?member=new', setup: failWith('roles.list', 503, { times: 1 }) },
  tags: ['one-theme'],
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('The roles could not be loaded')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect(await screen.findByRole('checkbox', { name: 'Trip manager' })).toBeVisible()
  },
}

export const EditRoles: Story = {
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'Bola Adeyemi', 'Edit roles')
    const panel = within(await screen.findByRole('dialog', { name: 'Roles of Bola Adeyemi' }))
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Driver manager' }))
    await userEvent.click(panel.getByRole('button', { name: 'Save roles' }))
    await expectToast('Roles updated successful')
    await expect(await within(await findRow(canvas, /Bola Adeyemi/)).findByText('Driver manager')).toBeVisible()
  },
}

let bola: Parameters<DemoSetup>[0]['people']['trips'] | undefined

/** Another owner has revoked the access since the panel was opened: saving does not give it back. */
export const RevokedMeanwhile: Story = {
  tags: ['one-theme'],
  args: {
    setup: ({ people }) => {
      bola = people.trips
    },
  },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'Bola Adeyemi', 'Edit roles')
    const panel = within(await screen.findByRole('dialog', { name: 'Roles of Bola Adeyemi' }))
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Driver manager' }))
    const [membership] = bola?.memberships ?? []
    if (membership) membership.roles = []
    await userEvent.click(panel.getByRole('button', { name: 'Save roles' }))
    await expectToast('Someone else changed this. Reload to see their changes.')
    await expect(panel.getByRole('checkbox', { name: 'Driver manager' })).toBeChecked()
    await expect(membership?.roles).toEqual([])
  },
}

const realtime = createFakeRealtime(demoNow)
/** The data of each rendering of the story: React renders twice. */
const renderedData: DemoData[] = []

/** The member no longer matches the filter of the list: the panel stays, with what was selected. */
export const LeavesTheListMeanwhile: Story = {
  tags: ['one-theme'],
  args: { at: '/settings/members?role=partner_trip_manager', setup: (data) => void renderedData.push(data), realtime },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'Bola Adeyemi', 'Edit roles')
    const panel = within(await screen.findByRole('dialog', { name: 'Roles of Bola Adeyemi' }))
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Driver manager' }))
    await waitFor(() => expect(realtime.rooms()).toContain(`partner:${demoOrganizations.okafor.id}:members`), { timeout: 10_000 })
    const members = renderedData.map(({ people }) => people.trips)
    for (const { memberships } of members) for (const membership of memberships) membership.roles = ['partner_staff']
    realtime.emit('member.updated', { member_id: members[0]?.id ?? '', change: 'roles' })
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /^Bola Adeyemi/, hidden: true })).toBeNull(), { timeout: 5000 })
    const selected = within(screen.getByRole('dialog', { name: 'Roles of Bola Adeyemi' })).getByRole('checkbox', { name: 'Driver manager' })
    await expect(selected).toBeChecked()
    await expect(selected).toHaveFocus()
  },
}

/** Who makes an owner confirms that it is them; what was selected stays. */
export const RaisesToOwner: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'Bola Adeyemi', 'Edit roles')
    const panel = within(await screen.findByRole('dialog', { name: 'Roles of Bola Adeyemi' }))
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Owner' }))
    await userEvent.click(panel.getByRole('button', { name: 'Save roles' }))
    const stepUp = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    await userEvent.type(await stepUp.findByLabelText('Password'), 'Demo-1234{Enter}')
    await expectToast('Roles updated successful')
    const row = within(await findRow(canvas, /Bola Adeyemi/))
    await expect(await row.findByText('Owner')).toBeVisible()
    await expect(row.getByText('Trip manager')).toBeVisible()
  },
}

export const AsksBeforeDeactivating: Story = {
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'Bola Adeyemi', 'Deactivate')
    const dialog = await findDialog('Deactivate Bola Adeyemi?')
    await expect(within(dialog).getByText(/loses access to Okafor Mobility Limited at once, until you activate them again/)).toBeVisible()
  },
}

export const DeactivatesAndActivates: Story = {
  tags: ['one-theme'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await AsksBeforeDeactivating.play?.(context)
    await proceed(userEvent, 'Deactivate Bola Adeyemi?', 'Yes, deactivate')
    await expectToast('Successful')
    await expect(await within(await findRow(canvas, /Bola Adeyemi/)).findByText('Deactivated')).toBeVisible()
    await select(canvas, userEvent, 'Bola Adeyemi', 'Activate')
    await proceed(userEvent, 'Activate Bola Adeyemi?', 'Yes, activate')
    await waitFor(async () => expect(within(await findRow(canvas, /Bola Adeyemi/)).getByText('Active')).toBeVisible())
  },
}

/** The pending invitations that an owner has sent end with the access, and the question says so. */
export const RevokesAnInviter: Story = {
  tags: ['one-theme'],
  args: {
    setup: ({ people, team }) => {
      const invitation = team.invitations.find(({ member_email }) => member_email === 'invited@demo.test')
      if (invitation) invitation.invited_by = people.trips.id
    },
  },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'Bola Adeyemi', 'Edit roles')
    const panel = within(await screen.findByRole('dialog', { name: 'Roles of Bola Adeyemi' }))
    await expect(await panel.findByText(/Without it, their open invitations \(1\) are cancelled\.$/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
    await select(canvas, userEvent, 'Bola Adeyemi', 'Revoke access')
    await expect(await screen.findByText(/Their open invitations \(1\) are cancelled\.$/)).toBeVisible()
    await proceed(userEvent, 'Revoke access of Bola Adeyemi?', 'Yes, revoke')
    await waitFor(() => expect(canvas.queryByText('invited@demo.test')).toBeNull())
  },
}

export const Revokes: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'Bola Adeyemi', 'Revoke access')
    await proceed(userEvent, 'Revoke access of Bola Adeyemi?', 'Yes, revoke')
    await expectToast('Revoked member access successfully')
    await expect(await within(await findRow(canvas, /Bola Adeyemi/)).findByText('Revoked')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Bola Adeyemi' }))
    await expect(await screen.findByRole('menuitem', { name: 'Give access again' })).toBeVisible()
  },
}

/** The other owner went while the page was open. */
export const LastOwner: Story = {
  args: { setup: failWith('members.setStatus', 'LastOwner') },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'Bola Adeyemi', 'Deactivate')
    await proceed(userEvent, 'Deactivate Bola Adeyemi?', 'Yes, deactivate')
    await expectToast('An organisation needs at least one owner')
    await expect(within(await findDialog('Deactivate Bola Adeyemi?')).getByText(/^This is the only active owner/)).toBeVisible()
  },
}

export const NothingMatches: Story = {
  args: { at: '/settings/members?search=zzz&role=partner_staff' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('No member has “zzz” with Role: Staff.')).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)

export const LongText: Story = {
  args: {
    setup: ({ people }) => {
      Object.assign(people.trips, {
        fname: 'Oluwaseun Adébáyọ̀-Okonkwo',
        lname: 'Chukwuemeka-Nnamdi Okorie',
        email: 'oluwaseun.adebayo-okonkwo.chukwuemeka@okafor-mobility-and-logistics-services.example',
      })
      for (const membership of people.trips.memberships)
        membership.roles = ['partner_trip_manager', 'partner_vehicle_manager', 'partner_driver_manager', 'partner_staff']
    },
  },
}
