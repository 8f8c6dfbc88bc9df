import type { Browser } from 'playwright'
import * as z from 'zod'

const credentials = { email: 'owner@demo.test', password: 'Demo-1234' }

/** Logs in as the owner of the demo organisation and returns the browser storage. */
export async function readSessionStorage(origin: string, browser: Browser): Promise<Record<string, string>> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email address').fill(credentials.email)
  await page.getByLabel('Password', { exact: true }).fill(credentials.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
  const session = await page.evaluate(() => localStorage.getItem('USER_SESSION'))
  await context.close()
  if (!session) throw new Error('Login left no session')
  return { USER_SESSION: session }
}

const Login = z.object({ data: z.object({ id: z.string(), token: z.string() }) })
const Memberships = z.object({ data: z.array(z.object({ partner: z.object({ id: z.string() }) })) })
const Vehicles = z.object({ data: z.array(z.object({ id: z.string() })) })

/** The id of a vehicle of the same organisation, for pages of one vehicle. */
export async function readVehicleId(origin: string): Promise<string> {
  const login = await fetch(`${origin}/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  const { id, token } = Login.parse(await login.json()).data
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } })).json()
  const [membership] = Memberships.parse(await read(`/v1/users/${id}/partner-members`)).data
  const [vehicle] = Vehicles.parse(await read(`/v1/partners/${membership?.partner.id ?? ''}/vehicles?status=active`)).data
  if (!vehicle) throw new Error('The demo has no vehicle')
  return vehicle.id
}
