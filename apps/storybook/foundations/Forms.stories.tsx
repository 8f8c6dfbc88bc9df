import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoginForm } from '@vehicle-partner/forms'
import { stories } from 'virtual:catalog'
import { CodeExample } from '../docs/CodeExample.tsx'
import { getDocsHref, StorybookLink } from '../docs/storybookLinks.tsx'
import { FoundationPage } from './FoundationPage.tsx'

const wholeForms = stories.filter(({ title }) => /^Forms\/\w+Form$/.test(title))
const fields = stories.filter(({ title }) => /^UI\/Fields\/\w+$/.test(title))
const unique = (titles: readonly string[]) => [...new Set(titles)]

const code = `<LoginForm
  onSubmit={async ({ email, password }) => {
    if (!(await logIn(email, password)))
      throw { message: 'Login failed!', fields: { password: 'Invalid password' } }
  }}
/>`

function Forms() {
  return (
    <FoundationPage title="Forms">
      <p>
        Take a whole form where one fits: fields, rules, messages, focus and the pending state are in it. It ends at{' '}
        <code>onSubmit(values)</code> and knows neither route nor server.
      </p>
      <CodeExample label="A whole form">{code}</CodeExample>
      <div className="formExample">
        <LoginForm
          onSubmit={() => Promise.reject(Object.assign(new Error('Login failed!'), { fields: { password: 'Invalid password' } }))}
        />
      </div>
      <h2>How a form behaves</h2>
      <ul>
        <li>A message comes when a field is left, and goes as soon as the value is right.</li>
        <li>A failed submit moves the focus to the first field with a message; long forms list all of them above.</li>
        <li>While it is sent, the button keeps its width and its focus; a second press does nothing.</li>
        <li>
          A rejection with <code>fields</code> marks these fields; one without is said once, as a toast.
        </li>
        <li>What was typed before the program was there is kept.</li>
        <li>Values are trimmed; money is in kobo, days are ISO 8601, phone numbers E.164.</li>
      </ul>
      <h2>Whole forms</h2>
      <ul>
        {wholeForms.map(({ title }) => (
          <li key={title}>
            <StorybookLink href={getDocsHref(title)}>{title.replace('Forms/', '')}</StorybookLink>
          </li>
        ))}
      </ul>
      <h2>Fields</h2>
      <ul>
        {unique(fields.map(({ title }) => title)).map((title) => (
          <li key={title}>
            <StorybookLink href={getDocsHref(title)}>{title.replace('UI/Fields/', '')}</StorybookLink>
          </li>
        ))}
      </ul>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Forms', component: Forms, tags: ['!autodocs'] } satisfies Meta<typeof Forms>
export default meta

export const Overview: StoryObj<typeof meta> = { name: 'Forms' }
