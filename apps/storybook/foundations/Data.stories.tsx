import type { Meta, StoryObj } from '@storybook/react-vite'
import { createApi } from '@vehicle-partner/api'
import { createDemoData, createDemoSession, demoNow, mockTransport } from '@vehicle-partner/api/mock'
import { fixedClock } from '@vehicle-partner/domain'
import { Button, Text } from '@vehicle-partner/ui'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { CodeExample } from '../docs/CodeExample.tsx'
import { FoundationPage } from './FoundationPage.tsx'

const client = `import { createApi, withSession } from '@vehicle-partner/api'
import { axiosTransport } from '@vehicle-partner/api/axios'

const api = createApi(withSession(axiosTransport('https://partners.example'), { token: () => token, onUnauthorized: logOut }))
const { data } = await api.vehicles.list({ params: { id: partnerId }, query: { status: ['active'] } })`

const mock = `import { createDemoData, mockTransport } from '@vehicle-partner/api/mock'

const demoData = createDemoData(() => new Date())
const api = createApi(mockTransport(demoData))`

const msw = `import { createDemoData } from '@vehicle-partner/api/mock'
import { mswHandlers } from '@vehicle-partner/api/msw'
import { setupWorker } from 'msw/browser'

await setupWorker(...mswHandlers(createDemoData(() => new Date()))).start()`

const failure = `import { failWith, neverRespond } from '@vehicle-partner/api/mock'

failWith('vehicles.list', 503)(demoData)   // the error state
neverRespond('vehicles.list')(demoData)    // the loading state`

/** Asks the mock for the vehicles of a demo company, as the example above does. */
async function listPlates(): Promise<string[]> {
  const demoData = createDemoData(fixedClock(demoNow))
  const { token, activeContext } = createDemoSession(demoData, 'owner')
  const transport = mockTransport(demoData)
  const api = createApi((request) => transport({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }))
  const { data } = await api.vehicles.list({ params: { id: activeContext?.partner?.id ?? '' }, query: {} })
  return data.map(({ registration_number }) => registration_number)
}

function Example({ title, text, code }: { title: string; text: string; code: string }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <CodeExample label={`${title}, code`}>{code}</CodeExample>
    </section>
  )
}

function Data() {
  const [plates, setPlates] = useState<string[]>()
  return (
    <FoundationPage title="Working with data">
      <p>
        Components take data as props. A screen asks the API through one typed client, whose calls, rights and errors are described once in
        the contract. The same contract answers without a server, so a screen can be built before one is there.
      </p>
      <Example title="With a server" text="The answers are checked against the contract, in the browser too." code={client} />
      <Example
        title="Without a server"
        text="The mock answers every call in the same process, with the demo data of the product."
        code={mock}
      />
      <div>
        <Button variant="secondary" onClick={async () => setPlates(await listPlates())}>
          Ask the mock for vehicles
        </Button>
        {plates && <Text aria-live="polite">{plates.join(', ')}</Text>}
      </div>
      <Example title="With msw" text="The mock as request handlers, for an app that uses fetch or another client." code={msw} />
      <Example title="States of a screen" text="Each call can fail or never answer, so that stories show these states." code={failure} />
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Working with data', component: Data, tags: ['!autodocs'] } satisfies Meta<typeof Data>
export default meta

export const Overview: StoryObj<typeof meta> = {
  name: 'Working with data',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the mock for vehicles' }))
    await expect(await canvas.findByText(/LND-482XA/)).toBeVisible()
  },
}
