/** A key by its X name, or a text to type. */
type Step = { press: string } | { type: string }

/** How a story is used by keyboard, and what a screen reader must say meanwhile. */
export interface ScreenReaderCase {
  /** What is done. */
  what: string
  /** The id of the story. */
  story: string
  steps: readonly Step[]
  /** Texts that are said in this order, among others. */
  hears: readonly string[]
}

const press = (...keys: string[]): Step[] => keys.map((key) => ({ press: key }))

export const screenReaderCases: readonly ScreenReaderCase[] = [
  {
    what: 'Accordion: goes to the second question',
    story: 'ui-structure-accordion--overview',
    steps: press('Tab', 'Tab'),
    hears: ['How do I become a verified partner?', 'expanded', 'heading level 2', 'When and how do I get paid?', 'collapsed'],
  },
  {
    what: 'Tabs: selects the next tab',
    story: 'ui-structure-tabs--overview',
    steps: press('Tab', 'Right'),
    hears: ['All 12 page tab', 'Active 8 page tab'],
  },
  {
    what: 'ConfirmDialog: is open',
    story: 'ui-overlays-confirmdialog--overview',
    steps: press('Tab'),
    hears: ['Cancel push button'],
  },
  {
    what: 'OtpInput: a wrong code',
    story: 'ui-fields-otpinput--wrong-code',
    steps: press('Tab'),
    hears: ['Code entry', 'invalid entry', 'This code is not correct.'],
  },
  {
    what: 'Combobox: finds a city',
    story: 'ui-fields-combobox--overview',
    steps: [...press('Tab'), { type: 'la' }, ...press('Down')],
    hears: ['City editable combo box', 'expanded', '1 suggestion', 'Lagos, Lagos'],
  },
  {
    what: 'MultiSelect: opens its list',
    story: 'ui-fields-multiselect--overview',
    steps: press('Tab', 'Down', 'Down'),
    hears: ['Cities editable combo box', 'multi-select List with 9 items', 'Lagos, Lagos', 'not selected', '9 suggestions', 'Ibadan, Oyo'],
  },
  {
    what: 'CustomSelect: chooses the next role',
    story: 'ui-fields-customselect--overview',
    steps: press('Tab', 'Return', 'Down', 'Return'),
    hears: ['Role combo box', 'Choose a role', 'list box', 'Company panel', 'Owner, Everything', 'Trip manager', 'combo box'],
  },
  {
    what: 'DateField: opens the calendar and goes to the next day',
    story: 'ui-fields-datefield--overview',
    steps: press('Tab', 'Tab', 'Return', 'Right'),
    hears: [
      'Expiry date entry',
      'DD-MM-YYYY, such as 21-11-2026',
      'Choose date, Expiry date',
      'Expiry date dialog',
      'November 2026',
      'Today, Saturday 21 November 2026',
      'Sunday 22 November 2026',
    ],
  },
  {
    what: 'PhoneField: finds a country',
    story: 'ui-fields-phonefield--overview',
    steps: [...press('Tab', 'Return'), { type: 'gha' }, ...press('Return')],
    hears: ['Country: Nigeria +234', 'opens dialog', 'Nigeria , +234', 'Ghana , +233', '2 countries', 'Phone number entry'],
  },
  {
    what: 'Checkbox: unticks a role',
    story: 'ui-fields-checkbox--overview',
    steps: press('Tab', 'space', 'Tab'),
    hears: ['Trip manager check box checked', 'not checked'],
  },
  {
    what: 'RadioGroup: moves through the options',
    story: 'ui-fields-radiogroup--overview',
    steps: press('Tab', 'Down', 'Down'),
    hears: ['Identity panel', 'NIN', 'BVN', 'Passport', 'The page with the picture'],
  },
  {
    what: 'Switch: is on',
    story: 'ui-fields-switch--overview',
    steps: press('Tab'),
    hears: ['Low-data mode switch on'],
  },
  {
    what: 'Menu: opens and closes',
    story: 'ui-actions-menu--overview',
    steps: press('Tab', 'Return', 'Down', 'Escape'),
    hears: ['More for LND-482XA', 'collapsed', 'opens menu', 'View details', 'Pause', 'More for LND-482XA'],
  },
  {
    what: 'Toast: goes through the messages',
    story: 'ui-feedback-toast--overview',
    steps: press('Tab', 'Tab'),
    hears: ['Dismiss', 'Success: Invite sent Successfully', 'Error: Oops! An error occurred'],
  },
  {
    what: 'FileUploader: reads the hint of the second field',
    story: 'ui-fields-fileuploader--overview',
    steps: press('Tab', 'Tab', 'Tab'),
    hears: ['Choose a file or drop it here', 'No file chosen push button', 'JPG, PNG, WebP or PDF, up to 5 MB'],
  },
  {
    what: 'BarChart: goes to the first bar',
    story: 'ui-data-barchart--overview',
    steps: press('Tab', 'Tab', 'Right', 'Right'),
    hears: ['Trips per day, 1–30 November 2026', 'View as table: Trips per day', 'Sun 1 Nov, 7 trips, Done'],
  },
]
