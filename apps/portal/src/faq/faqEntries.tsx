import { Stack, Text, type AccordionItem } from '@vehicle-partner/ui'

const step = (title: string, detail: string) => (
  <Stack gap="none">
    <Text as="span" weight="strong">
      {title}
    </Text>
    <Text as="span" size="small" tone="secondary">
      {detail}
    </Text>
  </Stack>
)

/** What partners ask, with what to do one after the other (spec section 1). */
export const faqEntries: readonly AccordionItem[] = [
  {
    id: 'verified',
    title: 'How do I become a verified partner?',
    content: 'Finish these four steps. The checklist on your dashboard shows how far you have come.',
    steps: [
      step('Complete your KYC', 'Identity documents (NIN or BVN) and address proof'),
      step('Add your drivers', 'With a valid licence; optional on the first day'),
      step('Add your vehicles', 'With their papers'),
      step('Set up a settlement account', 'So that we can pay your earnings'),
    ],
  },
  {
    id: 'paid',
    title: 'When and how do I get paid?',
    content: 'Payments are usually monthly, and are paid to your settlement account.',
    steps: [
      step('Set up a settlement account', 'Under Settings, Settlement Account'),
      step('Drive', 'Every trip that is completed adds to your earnings'),
      step('Read your payslip', 'Under Earnings; it shows what the month has brought, and what was taken off'),
    ],
  },
  {
    id: 'earnings',
    title: 'How do I see and download my earnings?',
    content: 'Earnings can be filtered by month or date, and downloaded as a report.',
    steps: [
      step('Open Earnings', 'It shows what is not settled yet, and each trip behind it'),
      step('Choose a month or dates', 'The figures and the list follow'),
      step('Download the report', 'For your bookkeeping'),
    ],
  },
  {
    id: 'breakdown',
    title: 'What do I do when a vehicle breaks down?',
    content: 'Report the breakdown to support at once, so that the passengers are helped.',
    steps: [
      step('See that everybody is safe', 'Passengers and driver first, then the vehicle'),
      step('Report it to support', 'Say which trip it is, where the vehicle stands and what has happened'),
      step('Keep the vehicle off the road', 'Until it is repaired; other trips are given to another vehicle'),
    ],
  },
  {
    id: 'drivers',
    title: 'How do I add or remove a driver?',
    content: 'Drivers can be added and removed at any time, by owners and by members who manage drivers.',
    steps: [
      step('Open Drivers', 'The list shows who drives for you'),
      step('Add a driver', 'With name, phone number and licence'),
      step('Remove a driver', 'Open the driver and choose Remove; past trips stay in your records'),
    ],
  },
]
