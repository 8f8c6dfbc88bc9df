// Long, because it is a table.
import {
  Button,
  Card,
  Checklist,
  Combobox,
  CountButton,
  DateField,
  ErrorSummary,
  FileUploader,
  Inline,
  MultiSelect,
  OfflineBanner,
  OtpInput,
  PageHeader,
  Pagination,
  RadioCards,
  RouteTabs,
  SegmentedControl,
  SettingsSection,
  Text,
} from '@vehicle-partner/ui'
import { Mail, MapPin, User } from '@vehicle-partner/ui/icons'
import { pair, type ExamplePairTable } from './examplePair.ts'
import { Layer } from './layerExamples.tsx'

const upload = () => Promise.resolve('files/1')

/** Fields, navigation, messages and layers over the page. */
export const interactionPairs: ExamplePairTable = {
  Checklist: [
    pair(
      'Name each task by what is to be done, and say why one was returned.',
      <Checklist
        title="Complete your set-up"
        items={[{ id: 'kyc', label: 'Verify your company', status: 'declined', hint: 'The picture is too dark.', href: '#' }]}
      />,
      'Name tasks by their forms.',
      <Checklist title="Tasks" items={[{ id: 'kyc', label: 'KYC form', status: 'pending', href: '#' }]} />,
    ),
  ],
  Combobox: [
    pair(
      'Use it for long lists, with a hint of what can be searched.',
      <Combobox
        label="City"
        hint="Name or state"
        options={['Lagos', 'Ibadan', 'Abuja', 'Kano', 'Jos']}
        getKey={String}
        getLabel={String}
      />,
      'Make people type to choose one of two.',
      <Combobox label="Gear" options={['Manual', 'Automatic']} getKey={String} getLabel={String} />,
    ),
  ],
  ConfirmDialog: [
    pair(
      'Name the thing, what will happen, and the action on the button.',
      <Layer
        title="Remove LND-482XA?"
        text="It stops getting trips. You can restore it for 90 days."
        buttons={[
          ['Yes, remove', 'danger'],
          ['Keep it', 'secondary'],
        ]}
      />,
      'Ask whether people are sure of something.',
      <Layer
        title="Are you sure?"
        text="This action may have consequences."
        buttons={[
          ['OK', 'primary'],
          ['Cancel', 'secondary'],
        ]}
      />,
    ),
  ],
  CountButton: [
    pair(
      'Count what waits for the user.',
      <Inline>
        <CountButton label="Messages" icon={<Mail />} count={3} />
      </Inline>,
      'Count everything there ever was.',
      <Inline>
        <CountButton label="Messages" icon={<Mail />} count={4812} />
      </Inline>,
    ),
  ],
  DateField: [
    pair(
      'Say where the date is found.',
      <DateField label="Expiry date" hint="As on the certificate" today="2026-11-21" />,
      'Ask for a range in one field.',
      <DateField label="From – to" today="2026-11-21" />,
    ),
  ],
  Dialog: [
    pair(
      'Use it for one short task, with the task as its title.',
      <Layer title="Rename LND-482XA" text="New name" buttons={[['Save', 'primary']]} />,
      'Tell people what they could read on the page.',
      <Layer title="Information" text="Your payslip of October is there." buttons={[['OK', 'primary']]} />,
    ),
  ],
  ErrorSummary: [
    pair(
      'Use the words of the messages below the fields.',
      <ErrorSummary errors={[{ field: 'email', message: 'Enter an address like ada@example.com' }]} />,
      'Say that something is wrong somewhere.',
      <ErrorSummary errors={[{ field: 'email', message: 'Invalid input' }]} />,
    ),
  ],
  FileUploader: [
    pair(
      'Say what is asked for and what can be sent.',
      <FileUploader label="Proof of address" hint="A bill of the last three months. PDF or photo, up to 5 MB." upload={upload} />,
      'Leave the limits to the error message.',
      <FileUploader label="File" upload={upload} />,
    ),
  ],
  MultiSelect: [
    pair(
      'Show what is chosen.',
      <MultiSelect
        label="Cities"
        options={['Lagos', 'Ibadan', 'Abuja', 'Kano'].map((label) => ({ value: label, label }))}
        defaultValue={['Lagos', 'Ibadan']}
      />,
      'Use it for yes or no.',
      <MultiSelect label="Air conditioning" options={['Yes', 'No'].map((label) => ({ value: label, label }))} />,
    ),
  ],
  OfflineBanner: [
    pair(
      'Say how old the data is.',
      <OfflineBanner>Offline, as of 14:02. Changes need a connection.</OfflineBanner>,
      'Say only that something is missing.',
      <OfflineBanner>Network error</OfflineBanner>,
    ),
  ],
  OtpInput: [
    pair(
      'Say where the code was sent.',
      <OtpInput label="Code sent to 0803 000 0001" length={4} />,
      'Use it for numbers that people know by heart.',
      <OtpInput label="Account number" length={10} />,
    ),
  ],
  PageHeader: [
    pair(
      'Name the thing of the page, with one action.',
      <PageHeader title="Toyota Hiace 2019" actions={<Button>Edit</Button>} />,
      'Offer everything at once.',
      <PageHeader
        title="Details"
        actions={
          <Inline>
            <Button>Edit</Button>
            <Button>Pause</Button>
            <Button>Remove</Button>
            <Button>Print</Button>
          </Inline>
        }
      />,
    ),
  ],
  Pagination: [
    pair(
      'Name what is paged, and how much there is.',
      <Pagination label="members" page={2} total={64} />,
      'Show it where everything fits on one page.',
      <Pagination label="rows" page={1} total={4} showSinglePage />,
    ),
  ],
  RadioCards: [
    pair(
      'Two to four choices that need a sentence each.',
      <RadioCards
        label="Who are you?"
        options={[
          { value: 'person', title: 'An individual', description: 'You own the vehicles yourself.', icon: <User /> },
          { value: 'company', title: 'A business', description: 'A registered company owns them.', icon: <MapPin /> },
        ]}
      />,
      'Choices that one word explains: take a RadioGroup.',
      <RadioCards label="Fuel" options={['Petrol', 'Diesel', 'Gas'].map((title) => ({ value: title, title, icon: <MapPin /> }))} />,
    ),
  ],
  RouteTabs: [
    pair(
      'Name places, with the current one marked.',
      <RouteTabs
        aria-label="Settings"
        currentHref="#profile"
        items={[
          { href: '#profile', label: 'Profile' },
          { href: '#members', label: 'Members' },
        ]}
      />,
      'Name actions: a tab changes what is shown, and nothing else.',
      <RouteTabs
        aria-label="Actions"
        currentHref="#save"
        items={[
          { href: '#save', label: 'Save' },
          { href: '#delete', label: 'Delete' },
        ]}
      />,
    ),
  ],
  SegmentedControl: [
    pair(
      'Views of the same content, in a word or two.',
      <SegmentedControl
        label="Order"
        defaultValue="stop"
        options={[
          { value: 'stop', label: 'By stop' },
          { value: 'seat', label: 'By seat' },
        ]}
      />,
      'Actions: what a press does must not look like a choice. Take buttons.',
      <SegmentedControl
        label="List"
        options={[
          { value: 'print', label: 'Print' },
          { value: 'send', label: 'Send' },
        ]}
      />,
    ),
  ],
  SettingsSection: [
    pair(
      'Say what the settings are for.',
      <SettingsSection title="Sign-in" description="Devices on which you are signed in.">
        <Text>Chrome on Android, Lagos</Text>
      </SettingsSection>,
      'Put what does not belong together under one title.',
      <SettingsSection title="Other">
        <Text>Language, devices and the bank account</Text>
      </SettingsSection>,
    ),
  ],
  Toast: [
    pair(
      'Say what was done, in the words of the button.',
      <Card>
        <Text>Insurance of LND-482XA sent for review</Text>
      </Card>,
      'Show what must not be missed: it goes after some seconds.',
      <Card>
        <Text>Your bank account was closed. Enter another one before 7 December.</Text>
      </Card>,
    ),
  ],
}
