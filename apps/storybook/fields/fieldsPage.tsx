// The page for the tests of this folder: the subjects of the address (`/?subjects=PhoneField,DateField`), above a button that
// counts its clicks.
import { Fragment, useEffect, useState, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { CompanyForm, InviteMemberForm, PhoneLoginForm, RegisterForm, TripIssueForm } from '@vehicle-partner/forms'
import {
  Button,
  DateField,
  MoneyField,
  NumberField,
  OtpInput,
  PasswordField,
  PhoneField,
  SearchField,
  Stack,
  TextArea,
  TextField,
  ThemeProvider,
} from '@vehicle-partner/ui'
import '@vehicle-partner/ui/styles.css'
import { phoneModuleStore } from '../../../packages/ui/src/PhoneField/phoneModuleStore.ts'

const neverSubmit = () => Promise.resolve()
const message = 'This is a message that is so long that it needs two lines on a phone of 360 px'
const number = '+2348031234567'

type Messages = { error?: string | undefined }
/** Fields with what they show late, and forms. */
const subjects: Record<string, (messages: Messages) => ReactElement> = {
  TextField: (props) => <TextField label="TextField" {...props} />,
  TextArea: (props) => <TextArea label="TextArea" {...props} />,
  SearchField: (props) => <SearchField label="SearchField" {...props} />,
  PasswordField: (props) => <PasswordField label="PasswordField" autoComplete="new-password" {...props} />,
  PhoneField: (props) => <PhoneField label="PhoneField" defaultValue={number} {...props} />,
  EmptyPhoneField: (props) => <PhoneField label="EmptyPhoneField" {...props} />,
  FormPhoneField: () => <PhoneLoginForm onSubmit={neverSubmit} number={{ number, country: 'NG' }} />,
  MoneyField: (props) => <MoneyField label="MoneyField" max={200000000} {...props} />,
  NumberField: (props) => <NumberField label="NumberField" defaultValue={12345} max={20000} {...props} />,
  DateField: (props) => <DateField label="DateField" today="2026-11-22" {...props} />,
  OtpInput: (props) => <OtpInput label="OtpInput" length={6} {...props} />,
  PhoneLoginForm: () => <PhoneLoginForm onSubmit={neverSubmit} />,
  RegisterForm: () => <RegisterForm onSubmit={neverSubmit} />,
  CompanyForm: () => <CompanyForm onSubmit={neverSubmit} today="2026-11-22" />,
  InviteMemberForm: () => <InviteMemberForm onSubmit={neverSubmit} roles={[]} />,
  TripIssueForm: () => <TripIssueForm onSubmit={neverSubmit} supportPhone={number} upload={() => Promise.reject(new Error('offline'))} />,
}

const parameters = new URLSearchParams(location.search)
const names = (parameters.get('subjects') ?? '').split(',')

const arrivals: Record<string, () => void> = {}
const plans = new Promise<void>((resolve) => {
  arrivals['plans'] = resolve
})
// Loaded at the start, so that the plans arrive exactly when the test says so.
const phoneModule = await phoneModuleStore.source()
phoneModuleStore.source = () => plans.then(() => phoneModule)

let clicks = 0
function Page() {
  const [error, setError] = useState<string>()
  const [, setRenders] = useState(0)
  useEffect(() => {
    Object.assign(arrivals, {
      message: () => setError(message),
      noMessage: () => setError(undefined),
      render: () => setRenders((count) => count + 1),
    })
  }, [])
  return (
    <ThemeProvider>
      <Stack gap="large">
        {names.map((name) => (
          <Fragment key={name}>{subjects[name]?.({ error })}</Fragment>
        ))}
        <Button
          onClick={() => {
            clicks += 1
          }}
        >
          Below
        </Button>
      </Stack>
    </ThemeProvider>
  )
}

const place = document.body.appendChild(document.createElement('main'))
place.innerHTML = renderToString(<Page />)
arrivals['hydration'] = () => void hydrateRoot(place, <Page />)
Object.assign(window, {
  /** A late part arrives: `hydration`, `plans`, `message`, `noMessage`, `render`. */
  arrive: (part: string) => arrivals[part]?.(),
  getClicks: () => clicks,
})
