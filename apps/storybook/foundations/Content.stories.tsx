import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScrollRegion } from '../../../packages/ui/src/private/ScrollRegion.tsx'
import { getDocsHref, StorybookLink } from '../docs/storybookLinks.tsx'
import { FoundationPage } from './FoundationPage.tsx'

const rules = [
  ['Say what the reader can do', 'Choose another file, at most 5 MB', 'Upload failed: file size exceeded'],
  ['The words of the reader', 'You get paid every Friday', 'Settlement batch runs weekly'],
  ['A button is a verb', 'Add vehicle', 'OK'],
  ['Sentence case', 'Past payouts', 'Past Payouts'],
  ['Money with its sign and kobo', '₦1,284,500.00', 'NGN 1284500'],
  ['Minus before the sign', '−₦2,000.00', '₦-2000'],
  ['Plates as they are stored', 'LND-482XA', 'lnd 482 xa'],
  ['Routes with their arrow', 'Ajah → CMS', 'Ajah/CMS'],
  ['What is not there', 'Not available', 'N/A, null, 0'],
  ['No blame', 'Invalid email', 'You entered a wrong email!'],
] as const

/** Strings of the specification, byte for byte: misspellings included, because other systems and tests rely on them. */
const fixedStrings = [
  ['Anything that went wrong', ['An error occurred!', 'Oops! An error occurred, please try again.']],
  ['Members (misspelled on purpose)', ['An error occured', 'An error occured while fetching your trips history']],
  ['Sign-up', ['Please enter your first name', 'Please enter your email address', 'Special characters and numbers are not allowed']],
  ['Login', ['Invalid email', 'Invalid password', 'Invalid phone number', 'Please enter a valid OTP', 'Login failed!']],
  [
    'New password',
    ['Password must not be empty.', 'Password must have at least 6 characters.', 'Password does not match', 'Passwords must be identical'],
  ],
  ['Company', ['Please provide your company name', 'This field is required', 'Please provide a valid phone number']],
  ['Verification', ['Please provide a valid address', 'Kindly select a file', 'File must be less than 5 MB']],
  ['Cities', ['Please select at least one city of operation']],
  ['Access', ['You do not have access to view {page} page', 'User access has been revoked', 'This profile setup is yet to be completed']],
  [
    'Success',
    ['Partner account created', 'Invite sent Successfully', 'Roles updated successful', 'Successful', 'Revoked member access successfully'],
  ],
  ['Other pages', ['Missing token', 'Error!']],
] as const

function Content() {
  return (
    <FoundationPage title="Content and voice">
      <p>
        Short, plain, friendly. Partners read on a phone, in the sun, between two trips, and many of them in their second language. Say what
        is the case, then what to do.
      </p>
      <ScrollRegion className="scroll" aria-label="Rules">
        <table>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Write</th>
              <th scope="col">Not</th>
            </tr>
          </thead>
          <tbody>
            {rules.map(([rule, good, bad]) => (
              <tr key={rule}>
                <th scope="row">{rule}</th>
                <td>{good}</td>
                <td>
                  <s>{bad}</s>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <h2>Where an error is said</h2>
      <ul>
        <li>A field: below the field, after it is left; a form that fails moves the focus to the first one.</li>
        <li>An action: a toast at the top right, which stays while it is read and can be dismissed.</li>
        <li>A part of a page that could not be loaded: in its place, with a button to try again.</li>
        <li>Once: the same failure is not said twice.</li>
      </ul>
      <h2>How a warning is said</h2>
      <ul>
        <li>
          What is the case, then what follows, then one way out: “2 documents have expired. LND-482XA gets no new trips until you renew it.”
        </li>
        <li>With the name of what it is about, if there are few; with their number, if there are many.</li>
        <li>Red for what has happened or blocks, amber for what is ahead: “Expired 3 days ago”, “Expires in 12 days”.</li>
        <li>
          Above a page it is an <StorybookLink href={getDocsHref('UI/Data/AlertStrip')}>AlertStrip</StorybookLink>, in a row a{' '}
          <StorybookLink href={getDocsHref('UI/Data/StatusPill')}>StatusPill</StorybookLink>. It stays until it is dealt with, so it is no
          toast.
        </li>
      </ul>
      <h2>Strings that must not be changed</h2>
      <p>The specification fixes these texts byte for byte, misspellings included. Everything else follows the rules above.</p>
      <dl className="fixedStrings">
        {fixedStrings.map(([place, texts]) => (
          <div key={place}>
            <dt>{place}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Content and voice', component: Content, tags: ['!autodocs'] } satisfies Meta<typeof Content>
export default meta

export const Overview: StoryObj<typeof meta> = { name: 'Content and voice' }
