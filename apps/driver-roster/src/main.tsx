import { createApi, getMessage, withSession, type Api } from '@vehicle-partner/api'
import { axiosTransport } from '@vehicle-partner/api/axios'
import { createQueryClient } from '@vehicle-partner/api/query'
import { LoginForm, type LoginValues } from '@vehicle-partner/forms'
import { AlertStrip, Button, PageContent, PageHeader, ThemeProvider } from '@vehicle-partner/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Roster } from './Roster.tsx'

const transport = axiosTransport(import.meta.env.VITE_API_ORIGIN)
const queryClient = createQueryClient()

function App() {
  const [session, setSession] = useState<{ api: Api; partnerId: string }>()
  const [problem, setProblem] = useState<string>()
  const logOut = () => {
    queryClient.clear()
    setSession(undefined)
  }
  const logIn = async (body: LoginValues) => {
    const { data: user } = await createApi(transport).auth.login({ body })
    if (!user) throw new Error('Login failed!')
    const api = createApi(withSession(transport, { token: () => user.token, onUnauthorized: logOut }))
    const { data: memberships } = await api.users.partnerMembers({ params: { id: user.id } })
    const partnerId = memberships.find(({ partner }) => partner)?.partner?.id
    setProblem(partnerId === undefined ? 'You are in no organisation' : undefined)
    if (partnerId !== undefined) setSession({ api, partnerId })
  }
  return (
    <main>
      <PageHeader title="Driver roster" actions={session && <Button onClick={logOut}>Log out</Button>} />
      <PageContent>
        {problem === undefined ? null : <AlertStrip tone="danger" role="alert" title={problem} />}
        {session ? <Roster {...session} /> : <LoginForm onSubmit={logIn} onSubmitError={(reason) => setProblem(getMessage(reason))} />}
      </PageContent>
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </ThemeProvider>,
  )
