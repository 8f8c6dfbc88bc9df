// Long, because it is a table.
import {
  Accordion,
  AlertStrip,
  Avatar,
  Badge,
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  CopyButton,
  DateText,
  DescriptionList,
  Divider,
  EmptyState,
  ErrorState,
  FormActions,
  Heading,
  IconButton,
  Inline,
  Link,
  Money,
  MoneyField,
  NumberField,
  PasswordField,
  PhoneField,
  PhoneText,
  Progress,
  RadioGroup,
  Rating,
  SearchField,
  Select,
  Skeleton,
  Spinner,
  Stack,
  StatCard,
  StatGroup,
  StatusPill,
  Stepper,
  Switch,
  Tabs,
  Text,
  TextArea,
  TextField,
  Timeline,
  TypedConfirmation,
} from '@vehicle-partner/ui'
import { ChartColumn, Download, Menu, X } from '@vehicle-partner/ui/icons'
import { pair, type ExamplePairTable } from './examplePair.ts'
import { dataPairs } from './dataPairs.tsx'
import { interactionPairs } from './interactionPairs.tsx'
import { layoutPairs } from './layoutPairs.tsx'
import { overlayPairs } from './overlayPairs.tsx'

const states = [
  { value: 'lagos', label: 'Lagos' },
  { value: 'oyo', label: 'Oyo' },
]

/** Live examples of good and bad use, by component. */
export const examplePairs: ExamplePairTable = {
  ...dataPairs,
  ...interactionPairs,
  ...layoutPairs,
  ...overlayPairs,
  Accordion: [
    pair(
      'Name each row by the question that its answer settles.',
      <Accordion items={[{ id: 'a', title: 'When do I get paid?', content: 'Every Friday.' }]} />,
      'Hide the only fact of a page behind a row that says nothing.',
      <Accordion items={[{ id: 'a', title: 'More', content: 'Your bank account is closed.' }]} />,
    ),
  ],
  AlertStrip: [
    pair(
      'Say what is wrong and give the one way out.',
      <AlertStrip tone="warning" title="2 documents have expired." action={<Link href="#">See documents</Link>} />,
      'Alarm without a reason and without a next step.',
      <AlertStrip tone="danger" title="Attention!" />,
    ),
  ],
  Avatar: [
    pair(
      'Put the name beside it and make the picture decorative.',
      <Inline>
        <Avatar name="Adaeze Okafor" decorative />
        <Text as="span">Adaeze Okafor</Text>
      </Inline>,
      'Use it as the only sign of a person.',
      <Avatar name="Adaeze Okafor" />,
    ),
  ],
  Badge: [
    pair(
      'Use it for a state that people act on.',
      <Badge tone="danger">Expired</Badge>,
      'Dress up plain facts.',
      <Inline>
        <Badge tone="info">Toyota</Badge>
        <Badge tone="info">2016</Badge>
        <Badge tone="info">14 seats</Badge>
      </Inline>,
    ),
  ],
  Button: [
    pair(
      'One primary button; the other actions are quieter.',
      <Inline>
        <Button variant="quiet">Continue later</Button>
        <Button>Next</Button>
      </Inline>,
      'Two primary buttons that compete.',
      <Inline>
        <Button>Continue later</Button>
        <Button>Next</Button>
      </Inline>,
    ),
    pair('Say what will happen.', <Button startIcon={<Download />}>Export 12 trips</Button>, 'Leave people to guess.', <Button>OK</Button>),
    pair(
      'Keep width and place while an action is under way.',
      <Button pending pendingLabel="Saving...">
        Save changes
      </Button>,
      'Block it without saying why.',
      <Button disabled>Save changes</Button>,
    ),
  ],
  Card: [
    pair(
      'Divide the content of a card with rules.',
      <Card title="Payout">
        <Stack>
          <Text>GTBank, 0147386785</Text>
          <Divider />
          <Text>Friday, 27 November</Text>
        </Stack>
      </Card>,
      'Put boxes into boxes.',
      <Card title="Payout">
        <Card title="Bank">
          <Text>GTBank</Text>
        </Card>
      </Card>,
    ),
  ],
  Checkbox: [
    pair(
      'Write the label as what is true when it is ticked.',
      <Checkbox label="Send a message for each trip" />,
      'Turn a tick into a no.',
      <Checkbox label="Do not send messages" defaultChecked />,
    ),
  ],
  CheckboxGroup: [
    pair(
      'Use it where several answers can be true.',
      <CheckboxGroup label="Cities" options={states} />,
      'Use it for a choice of one: that is a RadioGroup.',
      <CheckboxGroup
        label="Are you the owner?"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />,
    ),
  ],
  CopyButton: [
    pair(
      'Name what is copied.',
      <CopyButton value="TRP-7K2M9" label="Copy reference" />,
      'Repeat “Copy” for each value of a page.',
      <Inline>
        <CopyButton value="1" />
        <CopyButton value="2" />
      </Inline>,
    ),
  ],
  DateText: [
    pair(
      'Let the component print the day in the place of the operation.',
      <DateText value="2026-10-12T09:00:00Z" />,
      'Print what the server sent.',
      <Text>2026-10-12T09:00:00Z</Text>,
    ),
  ],
  DescriptionList: [
    pair(
      'List the facts of one thing.',
      <DescriptionList
        items={[
          { term: 'Plate', value: 'LND-482XA' },
          { term: 'Seats', value: '14' },
        ]}
      />,
      'Leave a value empty: say that there is none.',
      <DescriptionList
        items={[
          { term: 'Plate', value: 'LND-482XA' },
          { term: 'Driver', value: '' },
        ]}
      />,
    ),
  ],
  EmptyState: [
    pair(
      'Say what will be here, and how it begins.',
      <EmptyState title="No vehicles yet" description="Add your first vehicle to get trips." action={<Button>Add vehicle</Button>} />,
      'Say only that there is nothing.',
      <EmptyState title="No data" />,
    ),
  ],
  ErrorState: [
    pair(
      'Say what could not be done and let people try again.',
      <ErrorState title="The trips could not be loaded" onRetry={() => undefined} />,
      'Print what the program knows.',
      <ErrorState title="Error 503: upstream connect timeout" onRetry={() => undefined} />,
    ),
  ],
  FormActions: [
    pair(
      'One way forward, at the end of the line.',
      <FormActions secondaryAction={<Button variant="quiet">Cancel</Button>}>
        <Button>Save changes</Button>
      </FormActions>,
      'Three buttons of the same weight.',
      <FormActions>
        <Button>Cancel</Button>
        <Button>Save</Button>
        <Button>Save and add</Button>
      </FormActions>,
    ),
  ],
  Heading: [
    pair(
      'Sentence case, a few words.',
      <Heading level={2}>Past payouts</Heading>,
      'Shout, or explain in the title.',
      <Heading level={2}>THESE ARE ALL OF THE PAYOUTS THAT WERE MADE TO YOU!</Heading>,
    ),
  ],
  IconButton: [
    pair(
      'Use a symbol that everyone knows.',
      <IconButton label="More for LND-482XA" icon={<Menu />} />,
      'Hide a rare or dangerous action behind a picture: use a Button with words.',
      <IconButton label="Delete the company" icon={<X />} />,
    ),
  ],
  Link: [
    pair(
      'Name the page that it leads to.',
      <Text>
        The sum is on your <Link href="#">October payslip</Link>.
      </Text>,
      'Link “here”.',
      <Text>
        For the sum click <Link href="#">here</Link>.
      </Text>,
    ),
  ],
  Money: [
    pair(
      'Print kobo, and the minus before the sign.',
      <Money kobo={-128_450_050n} />,
      'Round, or write the currency as letters.',
      <Text>NGN -1284500</Text>,
    ),
  ],
  MoneyField: [
    pair(
      'Say what the sum is for, once.',
      <MoneyField label="Driver pay for each trip" defaultValue={650_000} />,
      'Ask for money in a text field.',
      <TextField label="Driver pay (NGN, no commas)" defaultValue="6500" />,
    ),
  ],
  NumberField: [
    pair(
      'Put the unit into the field.',
      <NumberField label="Odometer" suffix="km" />,
      'Leave the unit to guessing.',
      <NumberField label="Odometer" />,
    ),
  ],
  PasswordField: [
    pair(
      'State the rule before people type.',
      <PasswordField label="Password" hint="At least 8 characters" autoComplete="new-password" />,
      'Keep the rule for the error.',
      <PasswordField label="Password" error="Password too weak" autoComplete="new-password" />,
    ),
  ],
  PhoneField: [
    pair(
      'Let people type a number as they say it.',
      <PhoneField label="Phone number" defaultValue="+2348031234567" />,
      'Demand a form.',
      <TextField label="Phone number (+234XXXXXXXXXX)" />,
    ),
  ],
  PhoneText: [pair('Print a number in groups.', <PhoneText value="+2348030000001" />, 'Print it as stored.', <Text>+2348030000001</Text>)],
  Progress: [
    pair(
      'Show how far it is, and of what.',
      <Progress label="Uploading insurance.pdf" value={40} />,
      'Show a bar for a time that no one knows: use a Spinner.',
      <Progress label="Please wait" value={99} />,
    ),
  ],
  RadioGroup: [
    pair(
      'Up to about five choices that people compare.',
      <RadioGroup label="State" options={states} name="pair-good" />,
      'A choice of on and off: that is a Switch.',
      <RadioGroup
        label="Low-data mode"
        name="pair-bad"
        options={[
          { value: 'on', label: 'On' },
          { value: 'off', label: 'Off' },
        ]}
      />,
    ),
  ],
  Rating: [pair('Say it in words and out of ten.', <Rating value={8.7} />, 'Leave the scale out.', <Text>8.7</Text>)],
  SearchField: [
    pair(
      'Say what can be searched for.',
      <SearchField label="Search vehicles" placeholder="Plate, model, driver" />,
      'Search for anything.',
      <SearchField label="Search" />,
    ),
  ],
  Select: [
    pair(
      'Short lists that people know.',
      <Select label="State" options={states} />,
      'A choice of two: show both as a RadioGroup.',
      <Select
        label="Are you the owner?"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />,
    ),
  ],
  Skeleton: [
    pair(
      'Keep the place of what comes.',
      <Stack gap="small">
        <Skeleton />
        <Skeleton />
      </Stack>,
      'Turn a wheel in an empty page.',
      <Spinner label="Loading" />,
    ),
  ],
  StatCard: [
    pair(
      'One figure with what it counts.',
      <StatGroup aria-label="Figures">
        <StatCard label="Unsettled earnings" icon={<ChartColumn />} value="₦1,284,500" />
      </StatGroup>,
      'A figure that no one can act on.',
      <StatGroup aria-label="Figures">
        <StatCard label="Score" icon={<ChartColumn />} value="0.8734" />
      </StatGroup>,
    ),
  ],
  StatusPill: [
    pair(
      'Name the state; the color only helps.',
      <StatusPill status="paid" registry={{ paid: { label: 'Paid', tone: 'success' } }} />,
      'Leave the meaning to the color.',
      <StatusPill status="paid" registry={{ paid: { label: '•', tone: 'success' } }} />,
    ),
  ],
  Stepper: [
    pair(
      'Name the steps by what is asked.',
      <Stepper
        aria-label="Company set-up"
        steps={[
          { id: 'a', label: 'Company', status: 'complete' },
          { id: 'b', label: 'Proof of address', status: 'current' },
        ]}
      />,
      'Number them.',
      <Stepper
        aria-label="Steps"
        steps={[
          { id: 'a', label: 'Step 1', status: 'complete' },
          { id: 'b', label: 'Step 2', status: 'current' },
        ]}
      />,
    ),
  ],
  Switch: [
    pair(
      'A setting that takes effect at once.',
      <Switch label="Low-data mode" defaultChecked />,
      'A switch that waits for Save: that is a Checkbox.',
      <Stack>
        <Switch label="I accept the terms" />
        <Button>Save</Button>
      </Stack>,
    ),
  ],
  Tabs: [
    pair(
      'Views of one thing, short names.',
      <Tabs
        aria-label="Way to log in"
        items={[
          { value: 'email', label: 'Email', content: 'Fields' },
          { value: 'phone', label: 'Phone', content: 'Fields' },
        ]}
      />,
      'Steps that follow each other: that is a Stepper.',
      <Tabs
        aria-label="Steps"
        items={[
          { value: '1', label: '1. Company', content: 'Fields' },
          { value: '2', label: '2. Address', content: 'Fields' },
        ]}
      />,
    ),
  ],
  Text: [
    pair(
      'Short sentences, the words of the reader.',
      <Text>You get paid every Friday.</Text>,
      'The words of the program.',
      <Text>Settlement batch execution is scheduled weekly (FRI).</Text>,
    ),
  ],
  TextArea: [
    pair(
      'Show how much fits.',
      <TextArea label="What happened?" maxLength={200} />,
      'Ask for a name in a box for stories.',
      <TextArea label="First name" />,
    ),
  ],
  TextField: [
    pair(
      'Keep the label in sight, and say how to put it right.',
      <TextField label="Email address" defaultValue="ada@" error="Enter an address like ada@example.com" />,
      'Use the placeholder as the label.',
      <TextField label="Email address" labelHidden placeholder="Email address" error="Invalid" />,
    ),
  ],
  Timeline: [
    pair(
      'Say what happened and when.',
      <Timeline aria-label="Stops" events={[{ id: 'cms', title: 'Arrived at CMS', status: 'done', time: '07:40' }]} />,
      'List states of the program.',
      <Timeline aria-label="Stops" events={[{ id: 'cms', title: 'STATE_CHANGED', status: 'done', time: '1763710800' }]} />,
    ),
  ],
  TypedConfirmation: [
    pair(
      'Ask for what names the object.',
      <TypedConfirmation text="Okafor Mobility" />,
      'Ask for a word that is typed without reading.',
      <TypedConfirmation text="YES" />,
    ),
  ],
}
