import { ConnectionError, createApi, withSession } from '@vehicle-partner/api'
import { createDemoData, demoNow, demoPassword, demoPeople, mockTransport } from '@vehicle-partner/api/mock'
import { fixedClock } from '@vehicle-partner/domain'
import { expect, test } from 'vitest'
import { createPasswordChange } from './createPasswordChange.ts'

const change = { password: demoPassword, new_password: 'Secret-77' }

/** The change of the demo owner's password; `lost` are the numbers of the calls whose responses get lost. */
async function createChange(lost: readonly number[]) {
  const transport = mockTransport(createDemoData(fixedClock(demoNow)))
  const { email, id } = demoPeople.owner
  const { data } = await createApi(transport).auth.login({ body: { email, password: demoPassword } })
  let count = 0
  const api = createApi(
    withSession(
      async (request) => {
        const response = await transport(request)
        count += 1
        if (lost.includes(count)) throw new ConnectionError('timeout')
        return response
      },
      { token: () => data?.token, onUnauthorized: () => undefined },
    ),
  )
  return { change: createPasswordChange(api, id), count: () => count }
}

test('a change whose response got lost is done when it is sent again', async () => {
  const { change: submit } = await createChange([1])
  await expect(submit(change)).rejects.toThrow(ConnectionError)
  await expect(submit(change)).resolves.toBeUndefined()
  await expect(submit(change)).rejects.toMatchObject({ code: 'InvalidCredentials' })
})

test('a change whose check gets lost, too, can be sent again', async () => {
  const { change: submit } = await createChange([1, 3])
  await expect(submit(change)).rejects.toThrow(ConnectionError)
  await expect(submit(change)).rejects.toThrow(ConnectionError)
  await expect(submit(change)).resolves.toBeUndefined()
})

test('a wrong current password is rejected as before, and nothing else is asked', async () => {
  const { change: submit, count } = await createChange([1])
  await expect(submit({ ...change, password: 'wrong' })).rejects.toThrow(ConnectionError)
  await expect(submit({ ...change, password: 'wrong' })).rejects.toMatchObject({ code: 'InvalidCredentials' })
  expect(count()).toBe(3)
  await expect(submit({ ...change, password: 'wrong' })).rejects.toMatchObject({ code: 'InvalidCredentials' })
  expect(count()).toBe(4)
  await expect(submit(change)).resolves.toBeUndefined()
})
