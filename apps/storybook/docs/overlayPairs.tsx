// Long, because it is a table.
import { Button, CustomSelect, IconButton, Inline, OptionList, Select, Switch, Text, TextField } from '@vehicle-partner/ui'
import { Download, Info } from '@vehicle-partner/ui/icons'
import { pair, type ExamplePairTable } from './examplePair.ts'
import { Bubble, Layer, Popup } from './layerExamples.tsx'

const none = () => undefined
const companies = ['Okafor Mobility', 'Musa Transport', 'Lagoon Buses'].map((label) => ({ value: label, label }))

/** Dialogs, panels, menus and bubbles over the page. */
export const overlayPairs: ExamplePairTable = {
  AlertDialog: [
    pair(
      'Say what failed and what became of the input.',
      <Layer title="Error!" text="The trip could not be saved. Nothing that you entered is lost." buttons={[['OK', 'primary']]} />,
      'Show what a server says to a program.',
      <Layer title="Error!" text="500: ECONNRESET at updateTrip" buttons={[['OK', 'primary']]} />,
    ),
  ],
  CommandPalette: [
    pair(
      'Name actions by verb and object.',
      <Popup trigger="add" items={['Add vehicle', 'Add driver', 'Invite member']} />,
      'Name the places alone: people search for what they want to do.',
      <Popup trigger="add" items={['Form 1', 'Form 2', 'Wizard']} />,
    ),
  ],
  CustomSelect: [
    pair(
      'Use it where options need a second line.',
      <CustomSelect
        label="Payout"
        options={[
          { value: 'week', label: 'Every week', description: 'On Friday, without a fee' },
          { value: 'day', label: 'Every day', description: 'Before 10:00, for ₦50' },
        ]}
        defaultValue="week"
      />,
      'Use it for a list that a word explains: the Select of the device is quicker on a phone.',
      <CustomSelect label="Month" options={['October', 'November'].map((label) => ({ value: label, label }))} />,
    ),
  ],
  FullScreenPanel: [
    pair(
      'Use it for a task of its own, with one way on.',
      <Layer
        title="Add document"
        buttons={[
          ['Send for review', 'primary'],
          ['Cancel', 'secondary'],
        ]}
      >
        <TextField label="Number of the policy" />
        <TextField label="Expiry date" />
      </Layer>,
      'Cover the page for one switch.',
      <Layer title="Notifications" buttons={[['Done', 'primary']]}>
        <Switch label="By e-mail" />
      </Layer>,
    ),
  ],
  InfoTip: [
    pair(
      'Answer one question about one term.',
      <Bubble
        trigger={
          <Inline gap="small">
            <Text as="span">Unsettled earnings</Text>
            <IconButton label="What is unsettled?" icon={<Info />} />
          </Inline>
        }
      >
        Earned, and not yet on a payslip.
      </Bubble>,
      'Hide what everyone must know before they go on.',
      <Bubble
        trigger={
          <Inline gap="small">
            <Text as="span">Close account</Text>
            <IconButton label="More" icon={<Info />} />
          </Inline>
        }
      >
        You cannot open it again.
      </Bubble>,
    ),
  ],
  Menu: [
    pair(
      'Name the object, and begin each action with its verb.',
      <Popup trigger="More for LND-482XA" items={['Edit', 'Pause', 'Remove']} />,
      'Hide the only action of a page, or choices of a form.',
      <Popup trigger="More" items={['Save']} />,
    ),
  ],
  OptionList: [
    pair(
      'Show what is chosen.',
      <OptionList label="Companies" options={companies} value="Okafor Mobility" onSelect={none} />,
      'List actions: a Menu says that they do something.',
      <OptionList label="Actions" options={['Edit', 'Remove'].map((label) => ({ value: label, label }))} onSelect={none} />,
    ),
  ],
  Popover: [
    pair(
      'Show a little more beside the control that asks for it.',
      <Bubble trigger={<Button variant="secondary">2 documents expire</Button>}>Insurance on 3 March, Hackney permit on 9 March.</Bubble>,
      'Put a form into it: a press beside it closes it, and the input is gone.',
      <Bubble trigger={<Button variant="secondary">Add driver</Button>}>First name, last name, phone, licence, address …</Bubble>,
    ),
  ],
  SlideOver: [
    pair(
      'Say on the button what will be there.',
      <Layer title="Filters" buttons={[['Show 8 vehicles', 'primary']]}>
        <Select label="Status" options={[{ value: 'live', label: 'Live' }]} />
      </Layer>,
      'Ask once more for what is chosen already.',
      <Layer
        title="Filters"
        buttons={[
          ['Apply', 'primary'],
          ['OK', 'secondary'],
        ]}
      >
        <Select label="Status" options={[{ value: 'live', label: 'Live' }]} />
      </Layer>,
    ),
  ],
  Tooltip: [
    pair(
      'Name an icon, or add what people can do without.',
      <Bubble trigger={<IconButton label="Export" icon={<Download />} />}>Export these 12 trips</Bubble>,
      'Say what a button says, or what touch users would never read.',
      <Bubble trigger={<Button variant="secondary">Export</Button>}>Export. Only this month’s trips are in it.</Bubble>,
    ),
  ],
}
