// Longer than other files: a sample of every component.
import { CircleDollarSign, House } from 'lucide-react'
import type { ReactNode } from 'react'
import type * as charts from './charts.ts'
import type * as illustrations from './illustrations.ts'
import type * as library from './index.ts'

type Library = typeof library & typeof charts & typeof illustrations

/** The exported components. A component without a sample, or a sample without a component, does not compile. */
type ComponentName = {
  [Name in keyof Library]: Name extends Capitalize<Name> ? (Library[Name] extends (props: never) => ReactNode ? Name : never) : never
}[keyof Library]

interface Sample<Props> {
  /** The minimal props. */
  props: Props
  /** The element that receives id, data-*, aria-* and ref, if it is not the root: a field's control, or a dialog in the body. */
  target?: string
  /** The component renders style attributes, which the content security policy forbids in served HTML, so it renders in the browser only. */
  drawnInBrowser?: boolean
  /** A provider, which renders nothing itself. */
  provider?: boolean
}

const none = () => {}
const people = { logo: <House />, name: 'Vehicle Partner', href: '/dashboard' }
const choices = [
  { value: 'current_month', label: 'This month' },
  { value: 'last_month', label: 'Last month' },
]
const line = (label: string) => ({ label, amount: '₦1,284,500' })
const vehicle = { plate: 'LND-482XA', driver: 'Musa Bello' }

/** A minimal example of every component, for tests of the whole library. */
export const samples: { [Name in ComponentName]: Sample<Parameters<Library[Name]>[0]> } = {
  Accordion: { props: { items: [{ id: 'paid', title: 'When do I get paid?', content: 'Every Friday.' }] } },
  AlertDialog: {
    props: { open: true, description: 'The summary could not be loaded', onConfirm: none },
    target: '[role="alertdialog"]',
  },
  AlertStrip: { props: { title: 'A document expires soon.' } },
  AppShell: { props: { sidebar: null, topBar: null, children: 'The page' } },
  Avatar: { props: { name: 'Adaeze Okafor' } },
  AvatarGroup: { props: { label: 'Drivers', people: [{ id: 'musa', name: 'Musa Bello' }] } },
  Badge: { props: { children: 'Expired' } },
  BarChart: {
    props: {
      caption: 'Trips per date',
      data: [
        { id: '1', label: '1 October', value: 12 },
        { id: '2', label: '2 October', value: 9, planned: true },
      ],
    },
  },
  BusIllustration: { props: {} },
  BusRouteIllustration: { props: {} },
  BusyRegion: { props: { busy: true, children: 'Totals' } },
  Button: { props: { children: 'Add vehicle' } },
  Calendar: { props: { today: '2026-11-21' } },
  Card: { props: { title: 'Overview', children: 'Totals' } },
  Carousel: {
    props: {
      slides: [
        { id: 'assets', title: 'Manage your assets', text: 'Keep track of all drivers and vehicles in one place.' },
        { id: 'pay', title: 'Be paid', text: 'Every sum with its reasons.' },
      ],
    },
  },
  ChartSkeleton: { props: { kind: 'bars', caption: 'Trips per day' } },
  Checkbox: { props: { label: 'Trip manager' }, target: 'input' },
  CheckboxGroup: { props: { label: 'Period', options: choices } },
  Checklist: {
    props: { title: 'Complete your set-up', items: [{ id: 'kyc', label: 'Verify your company', status: 'pending', href: '/kyc' }] },
  },
  CityRoadsIllustration: {
    props: { stops: ['Ikeja', 'Ojota', 'Oshodi', 'Ikorodu', 'Yaba', 'CMS'], vehicles: [vehicle, vehicle, vehicle] },
  },
  Combobox: { props: { label: 'City', options: ['Lagos', 'Ibadan'], getKey: String, getLabel: String }, target: 'input' },
  CommandPalette: { props: { open: true, actions: [{ id: 'add', label: 'Add vehicle' }] }, target: '[role="dialog"]' },
  ConfirmDialog: {
    props: { open: true, title: 'Remove LND-482XA?', description: 'It stops getting trips.', onProceed: none, onCancel: none },
    target: '[role="alertdialog"]',
  },
  ConfirmDialogProvider: { props: { children: null }, provider: true },
  ConnectionIllustration: { props: {} },
  CopyButton: { props: { value: 'TRP-7K2M9' } },
  CountButton: { props: { label: 'Notifications', icon: <House />, count: 3 }, target: 'button' },
  CustomSelect: { props: { label: 'Period', options: choices }, target: 'button' },
  DataTable: {
    props: {
      caption: 'Vehicles',
      columns: [
        { id: 'plate', header: 'Plate', cell: String, sortBy: String },
        { id: 'trips', header: 'Trips', cell: () => 44, align: 'end' },
      ],
      data: ['LND-482XA', 'KJA-456XY'],
      getRowId: String,
      getRowName: String,
      bulkActions: () => null,
      columnSettings: true,
      pagination: { mode: 'client' },
    },
  },
  DateField: { props: { label: 'Expiry date', today: '2026-11-21' }, target: 'input' },
  DateText: { props: { value: '2026-10-12T09:00:00Z' } },
  DeadEndIllustration: { props: {} },
  DescriptionList: { props: { items: [{ term: 'Email address', value: 'adaeze@okaformobility.ng' }] } },
  Dialog: { props: { defaultOpen: true, title: 'Rename vehicle', children: 'Fields' }, target: '[role="dialog"]' },
  Divider: { props: {} },
  DonutChart: {
    drawnInBrowser: true,
    props: {
      caption: 'Trips by state',
      centerLabel: 'trips',
      segments: [
        { id: 'done', label: 'Completed', value: 30, status: 'done' },
        { id: 'now', label: 'On the road', value: 2, status: 'current' },
        { id: 'ahead', label: 'Upcoming', value: 8, status: 'upcoming' },
      ],
    },
  },
  EmptyRoadIllustration: { props: {} },
  EmptyState: { props: { title: 'No trips yet' } },
  ErrorState: { props: { onRetry: none } },
  ErrorSummary: { props: { errors: [{ field: 'email', message: 'Invalid email' }] } },
  FileUploader: { props: { label: 'Proof of address', upload: async () => 'files/1' }, target: 'input[type="file"]' },
  FormActions: { props: { children: 'Next' } },
  FullPageMessage: { props: { title: 'Page not found', description: 'The address leads nowhere.' } },
  FullScreenPanel: { props: { defaultOpen: true, title: 'Invite member', children: 'Fields' }, target: '[role="dialog"]' },
  Grid: { props: { children: 'Cells' } },
  Heading: { props: { level: 1, children: 'Welcome Partner' } },
  IconButton: { props: { label: 'Home', icon: <House /> } },
  InfoTip: { props: { label: 'What is unsettled?', children: 'Not yet on a payslip' } },
  Inline: { props: { children: 'Side by side' } },
  LandingLayout: {
    props: {
      brand: 'Vehicle Partner',
      title: 'Earn with your vehicles',
      description: 'Every trip, every naira.',
      actions: null,
      illustration: null,
    },
  },
  LineChart: {
    props: { caption: 'Trips per day', series: [{ id: 'trips', label: 'Trips', points: [{ date: '2026-10-01', value: 12 }] }] },
  },
  Link: { props: { href: '/forgot-password', children: 'Forgot Password' } },
  LinkProvider: { props: { link: ({ children, ...rest }) => <a {...rest}>{children}</a>, children: 'Links' }, provider: true },
  Loading: { props: { label: 'drivers', loading: true, placeholder: 'Bars' } },
  Logo: { props: { name: 'Vehicle Partner', href: '/' } },
  LogoMark: { props: { label: 'Vehicle Partner' } },
  Menu: {
    props: { defaultOpen: true, trigger: <button type="button">More</button>, items: [{ label: 'Pause' }] },
    target: '[role="menu"]',
  },
  MergingRoadIllustration: { props: { labels: ['Vehicles', 'Drivers', 'Earnings'] } },
  Money: { props: { kobo: 128450000n } },
  MoneyField: { props: { label: 'Driver pay for each trip', defaultValue: 650_000 }, target: 'input' },
  MultiSelect: { props: { label: 'Cities', options: choices, defaultValue: ['last_month'] }, target: 'input' },
  NotificationList: {
    props: { groups: [{ label: 'Today', items: [{ id: '1', tone: 'info', title: 'Trip added', time: '14:32', unread: true }] }] },
  },
  NumberField: { props: { label: 'Odometer', suffix: 'km' }, target: 'input' },
  OfflineBanner: { props: { children: 'You are offline' } },
  OptionList: { props: { label: 'Companies', options: choices, onSelect: none } },
  OtpInput: { props: { label: 'Code', length: 4 }, target: 'input' },
  OtpResend: { props: { sentAt: '2026-11-21T12:00:00Z', clock: () => new Date('2026-11-21T12:00:13Z'), onResend: none } },
  PageContent: { props: { children: 'Blocks' } },
  PageHeader: { props: { title: 'Dashboard' } },
  Pagination: { props: { label: 'members', page: 1, total: 25 } },
  PasswordField: { props: { label: 'Password', autoComplete: 'current-password' }, target: 'input' },
  PayslipIllustration: {
    props: {
      title: 'Payslip',
      period: 'October 2026',
      lines: [line('Gross'), line('Fuel'), line('Repairs'), line('Fees'), line('Tax')],
      total: line('Net'),
    },
  },
  PhoneField: { props: { label: 'Phone number' }, target: 'input' },
  PhoneText: { props: { value: '+2348030000001' } },
  Popover: {
    props: { defaultOpen: true, trigger: <button type="button">Bell</button>, title: 'Notifications', children: 'Nothing new' },
    target: '[role="dialog"]',
  },
  PressErrorProvider: { props: { onError: () => {}, children: null }, provider: true },
  Progress: { props: { label: 'Uploading', value: 40 }, target: 'progress' },
  ProgressLine: { props: {} },
  RadioCards: { props: { label: 'Who are you?', options: [{ value: 'person', title: 'An Individual', icon: <House /> }] } },
  RadioGroup: { props: { label: 'Period', options: choices, name: 'period' } },
  Rating: { props: { value: 8.7 } },
  RouteLine: { props: { 'aria-label': 'Stops to CMS', stops: [{ id: 'ajah', name: 'Ajah', time: '0 min' }] } },
  RouteMap: { props: { 'aria-label': 'Ajah to CMS', stops: [{ id: 'ajah', name: 'Ajah', lat: 6.4698, lng: 3.5852 }] } },
  RouteTabs: { props: { 'aria-label': 'Settings', items: [{ href: '/settings', label: 'Profile' }], currentHref: '/settings' } },
  RouteTileMap: {
    props: {
      adapter: {
        stops: [{ id: 'ajah', name: 'Ajah', lat: 6.4698, lng: 3.5852 }],
        path: [],
        vehicle: undefined,
        selectedId: null,
        onSelect: none,
        size: { width: 0, height: 240, textScale: 1 },
        statusLabels: { done: 'Passed', current: 'Next', upcoming: 'Ahead', failed: 'Left out' },
        reducedMotion: false,
        onReady: none,
        onFail: none,
      },
      tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Map makers' },
    },
  },
  SearchField: { props: { label: 'Search vehicles' }, target: 'input' },
  Select: { props: { label: 'Period', options: choices }, target: 'select' },
  SettingsSection: { props: { title: 'You', children: 'Facts' } },
  Sidebar: {
    props: {
      brand: people,
      sections: [{ label: 'Work', items: [{ href: '/dashboard', label: 'Dashboard', icon: <House /> }] }],
      currentHref: '/dashboard',
      onCollapsedChange: none,
      open: false,
      onOpenChange: none,
    },
  },
  SingleColumnLayout: { props: { brand: 'Vehicle Partner', children: 'The page' } },
  Skeleton: { props: {} },
  SlideOver: { props: { defaultOpen: true, title: 'Filters', children: 'Fields' }, target: '[role="dialog"]' },
  Spinner: { props: { label: 'Loading' } },
  SplitLayout: { props: { brand: 'Vehicle Partner', title: 'Welcome Partner', children: 'The form' } },
  Stack: { props: { children: 'One under the other' } },
  StatCard: { props: { label: 'Unsettled earnings', icon: <CircleDollarSign />, value: '₦1,284,500' } },
  StatGroup: { props: { 'aria-label': 'Overview', children: null } },
  StatusPill: { props: { status: 'paid', registry: { paid: { label: 'Paid', tone: 'success' } } } },
  Stepper: { props: { 'aria-label': 'Company set-up', steps: [{ id: 'address', label: 'Proof of address', status: 'current' }] } },
  Switch: { props: { label: 'Low-data mode' }, target: 'input' },
  Tabs: { props: { 'aria-label': 'Way to log in', items: [{ value: 'email', label: 'Email', content: 'Fields' }] } },
  Text: { props: { children: 'Words' } },
  TextArea: { props: { label: 'What happened?', maxLength: 200 }, target: 'textarea' },
  TextField: { props: { label: 'Email address' }, target: 'input' },
  ThemeProvider: { props: { scope: 'part', colorScheme: 'dark', children: 'The part' } },
  Timeline: { props: { 'aria-label': 'Stops', events: [{ id: 'cms', title: 'CMS', status: 'upcoming', time: '07:40' }] } },
  ToastProvider: { props: { children: 'The page' }, provider: true },
  Tooltip: {
    props: { defaultOpen: true, content: 'Prints one page', children: <button type="button">Print</button> },
    target: '[data-radix-popper-content-wrapper] > *',
  },
  TooltipProvider: { props: { children: null }, provider: true },
  Timetable: { props: { 'aria-label': 'Departures', rows: [{ id: '1', time: '06:15', mark: 'own', days: [1, 2] }] }, target: 'table' },
  TimetableLegend: { props: {} },
  TopBar: { props: { brand: people, menuOpen: false, onMenuOpen: none } },
  TrafficIllustration: { props: {} },
  Picture: { props: { src: undefined, alt: 'Front of the bus' } },
  ImageCropper: { props: { src: 'data:,', onCropChange: () => undefined, 'aria-label': 'Crop the photo' } },
  Waterfall: {
    props: { 'aria-label': 'From gross to net', steps: [{ id: 'gross', label: 'Gross', value: '₦1', from: 0, to: 1, tone: 'added' }] },
  },
  DaySchedule: {
    drawnInBrowser: true,
    props: {
      'aria-label': 'Trips of today by vehicle',
      rows: [
        { id: 'kja', label: 'KJA-456XY', items: [{ id: 'a', from: 390, to: 490, begins: '06:30', ends: '08:10', title: 'Ajah – CMS' }] },
      ],
    },
  },
  RouteProgress: { props: { label: 'Ajah to CMS, 60 % of the way', value: 0.6 } },
  PrintSheet: {
    props: {
      title: 'Ajah to CMS',
      preview: true,
      groups: [{ id: '1', title: 'Ajah', rows: [{ id: '1', label: 'Blessing A.', ticked: false }] }],
    },
  },
  SeatPlan: { props: { rows: [['A1', 'A2', 'A3']], booked: ['A1'] } },
  SeatMark: { props: { children: 'B2' } },
  GroupedList: { props: { groups: [{ id: '1', title: 'Chevron', items: [{ id: '2', title: 'Halima B.' }] }] } },
  TypedConfirmation: { props: { text: 'LND-482XA' }, target: 'input' },
  UnbrokenText: { props: { children: 'KJA-100AA has expired' } },
  FieldRow: { props: {} },
  SideLabelRow: { props: {} },
  SegmentedControl: { props: { label: 'Order', options: [{ value: 'stop', label: 'By stop' }], defaultValue: 'stop' } },
  RouteName: { props: { places: ['Ajah', 'CMS'] } },
  CardGroup: { props: { children: [<section key="ibadan">Lagos to Ibadan</section>] } },
  Meter: { props: { label: 'Share of net', value: 14.5, valueText: '14.5 %' } },
  VisuallyHidden: { props: { children: 'out of 10' } },
}
