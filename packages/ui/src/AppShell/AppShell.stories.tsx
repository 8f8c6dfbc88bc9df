// Long, because each state of the frame is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, CircleCheck, Navigation, Search, Star } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { AlertStrip } from '../AlertStrip/AlertStrip.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { BarChart } from '../BarChart/BarChart.tsx'
import { LogoMark } from '../LogoMark/LogoMark.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Checklist } from '../Checklist/Checklist.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { DonutChart } from '../DonutChart/DonutChart.tsx'
import { FormActions } from '../FormActions/FormActions.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { Money } from '../Money/Money.tsx'
import { OfflineBanner } from '../OfflineBanner/OfflineBanner.tsx'
import { PageContent } from '../PageContent/PageContent.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { fleetColumns, manyVehicles, vehicleId, vehicleName } from '../private/stories/exampleVehicles.tsx'
import { icons, exampleUser, sections } from '../private/stories/exampleMenu.tsx'
import { InertLinks } from '../private/stories/InertLinks.tsx'
import { november } from '../private/stories/exampleTripCounts.ts'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { StatGroup } from '../StatGroup/StatGroup.tsx'
import { StatCard } from '../StatCard/StatCard.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { AppShell } from './AppShell.tsx'

const meta = {
  title: 'UI/Structure/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { sidebar: null, topBar: null, children: null },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

const tools = (variant: 'quiet' | 'inverse') => (
  <>
    <IconButton label="Search" icon={<Search />} variant={variant} />
    <IconButton label="Notifications" icon={<Bell />} variant={variant} />
  </>
)

function PortalShell({ loading = false, status }: { loading?: boolean; status?: ReactNode }) {
  const [open, setOpen] = useState(false)
  const [collapsed, setCollapsed] = useState<boolean>()
  return (
    <InertLinks>
      <AppShell
        status={status}
        sidebar={
          <Sidebar
            sections={sections}
            currentHref="/dashboard"
            collapsed={collapsed}
            onCollapsedChange={setCollapsed}
            open={open}
            onOpenChange={setOpen}
            brand={{ logo: <LogoMark tone="inverse" />, name: 'Vehicle Partner' }}
            footer={exampleUser}
          />
        }
        topBar={
          <TopBar
            brand={{ logo: <LogoMark tone="inverse" size="small" />, name: 'Vehicle Partner' }}
            menuOpen={open}
            onMenuOpen={() => setOpen(true)}
            actions={tools('inverse')}
          />
        }
      >
        <PageHeader
          title="Welcome"
          organization={{ name: 'Okafor Mobility Limited' }}
          tools={tools('quiet')}
          link={<Link href="/faq">Go to FAQ</Link>}
        />
        <PageContent>
          <Checklist
            title="Finish setting up"
            loading={loading}
            items={[
              { id: 'identity', label: 'Identity verification', status: 'completed' },
              { id: 'address', label: 'Address verification', status: 'completed' },
              { id: 'company', label: 'Company documents', status: 'under-review' },
              { id: 'vehicle', label: 'Add vehicle', status: 'completed' },
              { id: 'driver', label: 'Add driver', status: 'completed', optional: true },
              { id: 'account', label: 'Settlement account', status: 'pending', href: '/settings/account' },
            ]}
            actionDescription="Add a settlement account so that we can pay your earnings."
            action={
              <Button size="small" href="/settings/account">
                Add settlement account
              </Button>
            }
          />
          <AlertStrip
            tone="danger"
            title="2 documents have expired."
            action={
              <Link href="/vehicles" tone="inherit">
                Renew documents
              </Link>
            }
          >
            KJA-456XY and LND-482XA get no new trips until you renew them.
          </AlertStrip>
          <Heading level={2}>Overview</Heading>
          <StatGroup aria-label="Overview">
            <StatCard
              wide
              loading={loading}
              label="Unsettled earnings"
              icon={icons.earnings}
              href="/earnings"
              hint="Next payout Mon 7 Dec 2026"
            >
              <Money kobo={1_350_375_000n} size="metric" />
            </StatCard>
            <StatCard loading={loading} label="Vehicles" icon={icons.vehicles} value="12" href="/vehicles" hint="2 need documents" />
            <StatCard loading={loading} label="Drivers" icon={icons.drivers} value="15" href="/drivers" hint="2 without a vehicle" />
            <StatCard
              loading={loading}
              label="Upcoming trips"
              icon={icons.upcoming}
              value="96"
              href="/trips"
              hint="Next: 16:15, Ikeja to Yaba"
            />
            <StatCard
              loading={loading}
              label="Active trips"
              icon={<Navigation />}
              value="3"
              href="/trips?active"
              hint={<Badge dot="current">On the road</Badge>}
            />
            <StatCard
              loading={loading}
              label="Completed trips"
              icon={<CircleCheck />}
              value="318"
              href="/trips?done"
              hint="21 more than last month"
            />
            <StatCard loading={loading} label="Rating" icon={<Star />} value="8.7" unit="/ 10" href="/ratings" hint="1,284 ratings" />
          </StatGroup>
          <Grid columns="twoToOne" gap="xlarge">
            <BarChart
              data={november}
              caption="Trips per day"
              subtitle="1–30 November 2026"
              unit={{ one: 'trip', other: 'trips' }}
              loading={loading}
            />
            <DonutChart
              caption="Trips by state"
              subtitle="This month"
              centerLabel="trips"
              loading={loading}
              segments={[
                { id: 'completed', label: 'Completed', value: 318, status: 'done' },
                { id: 'active', label: 'Active', value: 3, status: 'current' },
                { id: 'upcoming', label: 'Upcoming', value: 96, status: 'upcoming' },
              ]}
            />
          </Grid>
        </PageContent>
      </AppShell>
    </InertLinks>
  )
}

export const Overview: Story = { render: () => <PortalShell /> }

export const Loading: Story = { render: () => <PortalShell loading /> }

/** The banner stays in view while the page scrolls. */
export const Offline: Story = {
  render: () => <PortalShell status={<OfflineBanner>You are offline. What you see was saved on this phone at 14:02.</OfflineBanner>} />,
  play: async ({ canvas }) => {
    const banner = canvas.getByText(/^You are offline/)
    const before = banner.getBoundingClientRect().top
    window.scrollTo(0, 400)
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(200))
    await expect(Math.abs(banner.getBoundingClientRect().top - before)).toBeLessThan(2)
    const link = canvas.getByRole('link', { name: 'Renew documents' })
    link.focus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(banner.getBoundingClientRect().bottom)
  },
}

/** The header of a table sticks below the top bar. */
export const TableOnATablet: Story = {
  tags: ['one-theme'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: {
    topBar: (
      <TopBar brand={{ logo: <LogoMark tone="inverse" size="small" />, name: 'Vehicle Partner' }} menuOpen={false} onMenuOpen={() => {}} />
    ),
    children: (
      <PageContent>
        <DataTable
          caption="Vehicles"
          columns={fleetColumns.slice(0, 3)}
          data={manyVehicles(60)}
          getRowId={vehicleId}
          getRowName={vehicleName}
          cardBreakpoint={480}
          stickyHeader
        />
      </PageContent>
    ),
  },
  play: async ({ canvas }) => {
    window.scrollTo(0, 800)
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(600))
    const bar = canvas.getByRole('banner')
    const header = canvas.getByRole('columnheader', { name: 'Plate' })
    await expect(Math.abs(header.getBoundingClientRect().top - bar.getBoundingClientRect().bottom)).toBeLessThan(2)
    window.scrollTo(0, 0)
  },
}

const underStatus: Story['play'] = async ({ canvas }) => {
  window.scrollTo(0, 800)
  await waitFor(() => expect(window.scrollY).toBeGreaterThan(600))
  const bottom = canvas.getByRole('main').firstElementChild?.getBoundingClientRect().bottom ?? 0
  const header = canvas.getByRole('columnheader', { name: 'Plate' })
  await expect(Math.abs(header.getBoundingClientRect().top - bottom)).toBeLessThan(2)
  window.scrollTo(0, 0)
}
const status = <OfflineBanner>You are offline.</OfflineBanner>

/** The header of a table sticks below the status, too. */
export const TableUnderAStatus: Story = {
  tags: ['one-theme'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { ...TableOnATablet.args, status },
  play: underStatus,
}
/** A status that is only announced takes no room. */
export const TableUnderAHiddenStatus: Story = {
  ...TableUnderAStatus,
  args: {
    ...TableOnATablet.args,
    status: (
      <div role="status">
        <VisuallyHidden>Connected again.</VisuallyHidden>
      </div>
    ),
  },
}
export const TableUnderAStatusOnATablet: Story = { ...TableOnATablet, args: { ...TableOnATablet.args, status }, play: underStatus }

const severalLines = (
  <OfflineBanner>
    {'You are offline. What you see may be out of date, and what you change is sent once you are connected again. '.repeat(3)}
  </OfflineBanner>
)

/** The header of a table sticks below a status of several lines. */
export const TableUnderAStatusOfSeveralLines: Story = {
  ...TableUnderAStatus,
  args: { ...TableOnATablet.args, status: severalLines },
}
export const TableUnderAStatusOfSeveralLinesOnATablet: Story = {
  ...TableOnATablet,
  args: { ...TableOnATablet.args, status: severalLines },
  play: underStatus,
}

/** On a phone the buttons of a form are at the bottom of the screen, however short the form is. */
export const ShortFormOnAPhone: Story = {
  tags: ['one-theme'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    topBar: TableOnATablet.args?.topBar,
    children: (
      <PageContent width="readable">
        <Stack gap="xlarge">
          <TextField label="Account number" />
          <FormActions secondaryAction={<Button variant="quiet">Cancel</Button>}>
            <Button>Add account</Button>
          </FormActions>
        </Stack>
      </PageContent>
    ),
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Add account' }).getBoundingClientRect()
    await expect(window.innerHeight - bottom).toBeLessThan(20)
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
    const field = canvas.getByLabelText('Account number').getBoundingClientRect()
    await expect(field.width).toBe(window.innerWidth - 2 * field.left)
  },
}

const stepsWith = (notes: ReactNode) => (
  <PageContent>
    <Grid columns="twoToOne" align="start">
      <Stack gap="xlarge">
        <TextField label="Plate number" />
        <FormActions>
          <Button>Continue</Button>
        </FormActions>
      </Stack>
      {notes}
    </Grid>
  </PageContent>
)

/** What follows a form keeps its distance to the end of the page. */
export const NotesBelowAFormOnAPhone: Story = {
  ...ShortFormOnAPhone,
  args: { ...ShortFormOnAPhone.args, children: stepsWith(<Card title="Have these ready">Vehicle licence</Card>) },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('region', { name: 'Have these ready' }).getBoundingClientRect()
    await expect(document.documentElement.scrollHeight - bottom).toBe(40)
    const button = canvas.getByRole('button', { name: 'Continue' }).getBoundingClientRect()
    await expect(top - button.bottom).toBeLessThan(40)
  },
}

/** The next step has no notes beside it: its buttons are at the bottom of the screen. */
export const StepWithoutNotesOnAPhone: Story = {
  ...ShortFormOnAPhone,
  args: { ...ShortFormOnAPhone.args, children: stepsWith(null) },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Continue' }).getBoundingClientRect()
    await expect(window.innerHeight - bottom).toBeLessThan(20)
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
  },
}

export const SkipLink: Story = {
  render: () => <PortalShell />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
