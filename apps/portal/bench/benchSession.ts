import type { Browser } from 'playwright'

/** Logs in as the owner of the demo organisation and returns the browser storage. */
export async function readSessionStorage(origin: string, browser: Browser): Promise<Record<string, string>> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email address').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-1234')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
  const session = await page.evaluate(() => localStorage.getItem('USER_SESSION'))
  await context.close()
  if (!session) throw new Error('Login left no session')
  return { USER_SESSION: session }
}
