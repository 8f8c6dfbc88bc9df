import { Stack, Text, type AccordionItem } from '@vehicle-partner/ui'

const createStep = (title: string, detail: string) => (
  <Stack gap="none">
    <Text as="span" weight="strong">
      {title}
    </Text>
    <Text as="span" size="small" tone="secondary">
      {detail}
    </Text>
  </Stack>
)

/** The questions, each with an answer and steps (spec section 1). */
export const faqEntries: readonly AccordionItem[] = [
  {
    id: 'verified',
    title: 'How do I become a verified partner?',
    content: 'Finish these four steps. The checklist on your dashboard shows how far you have come.',
    steps: [
      createStep('Complete your KYC', 'Identity documents (NIN or BVN) and address proof'),
      createStep('Add your drivers', 'With a valid licence; optional on the first day'),
      createStep('Add your vehicles', 'With their documents'),
      createStep('Set up a settlement account', 'So that we can pay your earnings'),
    ],
  },
  {
    id: 'paid',
    title: 'When and how do I get paid?',
    content: 'Payments are usually monthly, and are paid to your settlement account.',
    steps: [
      createStep('Set up a settlement account', 'Under Settings, Settlement Account'),
      createStep('Drive', 'Every trip that is completed adds to your earnings'),
      createStep('Read your payslip', 'Under Earnings; it shows the earnings and the deductions of the month'),
    ],
  },
  {
    id: 'earnings',
    title: 'How do I see and download my earnings?',
    content: 'Earnings can be filtered by month or date, and downloaded as a report.',
    steps: [
      createStep('Open Earnings', 'It shows unsettled earnings and their trips'),
      createStep('Choose a month or dates', 'The totals and the list follow'),
      createStep('Download the report', 'For your bookkeeping'),
    ],
  },
  {
    id: 'breakdown',
    title: 'What do I do when a vehicle breaks down?',
    content: 'Report the breakdown to support at once, so that the passengers are helped.',
    steps: [
      createStep('Make sure that everyone is safe', 'Passengers and driver first, then the vehicle'),
      createStep('Report it to support', 'Tell which trip it is, where the vehicle is and what happened'),
      createStep('Keep the vehicle off the road', 'Until it is repaired; its other trips go to another vehicle'),
    ],
  },
  {
    id: 'drivers',
    title: 'How do I add or remove a driver?',
    content: 'Drivers can be added and removed at any time, by owners and by members who manage drivers.',
    steps: [
      createStep('Open Drivers', 'The list shows who drives for you'),
      createStep('Add a driver', 'With name, phone number and licence'),
      createStep('Remove a driver', 'Open the driver and choose Remove; past trips stay in your records'),
    ],
  },
]
