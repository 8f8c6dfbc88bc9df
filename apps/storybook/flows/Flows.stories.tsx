import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, Stack, Text } from '@vehicle-partner/ui'
import { getStoryHref, StorybookLink } from '../docs/storybookLinks.tsx'
import { FlowCanvas } from './FlowCanvas.tsx'
import { flows } from './flowList.ts'

const meta = {
  title: 'Flows/The product',
  component: FlowCanvas,
  tags: ['!autodocs', 'one-theme'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { flow: 'individual' },
} satisfies Meta<typeof FlowCanvas>
export default meta
type Story = StoryObj<typeof meta>

/** The exported name of the story of each flow. */
const storyNames = {
  individual: 'SignUpOfAnIndividual',
  business: 'SignUpOfABusiness',
  invitation: 'InvitationOfAMember',
  vehicle: 'AddAVehicle',
  document: 'RenewADocument',
  trip: 'ADayOfATrip',
  payslip: 'APayslipToTheBank',
} as const satisfies Record<keyof typeof flows, string>

function FlowIndex() {
  return (
    <main className="startPage">
      <Stack>
        <Heading level={1}>Flows</Heading>
        <Text>What people come to do, screen by screen, on one canvas each.</Text>
      </Stack>
      <ul>
        {(Object.keys(flows) as (keyof typeof flows)[]).map((flow) => (
          <li key={flow}>
            <StorybookLink href={getStoryHref('Flows/The product', storyNames[flow])}>{flows[flow].name}</StorybookLink>,{' '}
            {flows[flow].steps.length} screens: {flows[flow].text}
          </li>
        ))}
      </ul>
      <Text>
        <StorybookLink href={getStoryHref('Flows/Screen map', 'Overview')}>All screens and their states</StorybookLink>
      </Text>
    </main>
  )
}

export const Overview: Story = { name: 'All flows', render: () => <FlowIndex /> }
export const SignUpOfAnIndividual: Story = { args: { flow: 'individual' } }
export const SignUpOfABusiness: Story = { args: { flow: 'business' } }
export const InvitationOfAMember: Story = { args: { flow: 'invitation' } }
export const AddAVehicle: Story = { args: { flow: 'vehicle' } }
export const RenewADocument: Story = { args: { flow: 'document' } }
export const ADayOfATrip: Story = { args: { flow: 'trip' } }
export const APayslipToTheBank: Story = { args: { flow: 'payslip' } }
